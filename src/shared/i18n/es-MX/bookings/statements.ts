import type { statements as source } from '../../en-US/bookings/statements';
import type { Translation } from '../../Translation';

export const statements = {
  link: 'Estados de cuenta y facturas',
  titles: { client: 'Gastos', interpreter: 'Ingresos' },
  leads: {
    client:
      'Lo que debes por sesiones completadas y cancelaciones tardías, mes por mes. No se cobra nada en línea.',
    interpreter:
      'Lo que se te debe por sesiones completadas y cancelaciones tardías, lo que de ello se queda la plataforma y lo que es tuyo.',
  },
  leftOut_one: 'Aquí se omite {{count}} renglón más; el total lo incluye.',
  leftOut_many: 'Aquí se omiten {{count}} renglones más; el total los incluye.',
  leftOut_other: 'Aquí se omiten {{count}} renglones más; el total los incluye.',
  undecided_one: '{{count}} sesión con un problema reportado no aparece aquí hasta que se decida.',
  undecided_many: '{{count}} sesiones con un problema reportado no aparecen aquí hasta que se decida.',
  undecided_other: '{{count}} sesiones con un problema reportado no aparecen aquí hasta que se decida.',
  ofAgreed: 'de {{agreed}}',
  month: 'Mes',
  loading: 'Cargando el estado de cuenta...',
  empty: 'Nada en este mes',
  emptyText: 'Aquí aparecen las sesiones completadas y las cancelaciones tardías.',
  zone: 'Los meses son los de tu zona horaria, {{zone}}.',
  kinds: { session: 'Sesión', cancellation: 'Cancelación tardía' },
  columns: {
    date: 'Fecha',
    time: 'Hora',
    zone: 'Zona horaria',
    title: 'Reunión',
    kind: 'Concepto',
    invoice: 'Factura',
    agreed: 'Acordado',
    client: 'Cliente',
    interpreter: 'Intérprete',
    amount: 'Importe',
    percent: 'Plataforma, %',
    platformFee: 'Plataforma',
    net: 'Neto',
    total: 'Total',
  },
  goneName: 'Cuenta eliminada',
  csv: 'Descargar CSV',
  invoice: 'Factura',
  invoiceOf: 'Factura de {{title}}',
} as const satisfies Translation<typeof source>;
