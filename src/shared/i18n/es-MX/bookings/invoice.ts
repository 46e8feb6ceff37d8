import type { invoice as source } from '../../en-US/bookings/invoice';
import type { Translation } from '../../Translation';

export const invoice = {
  title: 'Factura {{number}}',
  loading: 'Abriendo la factura...',
  none: 'No hay factura de esta reserva',
  noneText: 'La factura existe cuando la sesión se completó y no hay ningún problema pendiente.',
  back: 'Volver a los estados de cuenta',
  print: 'Imprimir',
  from: 'Intérprete',
  to: 'Cliente',
  issued: 'Fecha',
  corrected: 'Corregida el',
  service: 'Interpretación:',
  duration: 'Duración',
  rate: 'Tarifa por hora',
  agreed: 'Tarifa acordada',
  part: 'Se debe una parte de la tarifa acordada: así se decidió tras el reporte de un problema. Esta factura sustituye a cualquier anterior con el mismo número.',
  amount: 'Importe debido',
  platform: 'Parte de la plataforma ({{percent}})',
  net: 'Parte del intérprete',
  note: 'Acordado por medio de Dragoman. No se cobró nada en línea; los importes están en euros.',
} as const satisfies Translation<typeof source>;
