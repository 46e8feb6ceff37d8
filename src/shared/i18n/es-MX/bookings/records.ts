import type { records as source } from '../../en-US/bookings/records';
import type { Translation } from '../../Translation';

export const records = {
  bookAgain: 'Reservar de nuevo',
  title: 'Registro de reservas',
  subtitle: 'Tu historial reciente de reservas',
  loading: 'Cargando registros...',
  emptyTitle: 'No se encontraron reservas',
  emptyText: 'Aquí aparecerá tu historial de reservas',
  bookInterpreter: 'Reservar un intérprete',
  stepsTitle: 'Así funciona una reserva',
  stepAsk: 'Eliges una hora, dos idiomas y una persona. El horario queda apartado de inmediato.',
  stepAnswer:
    'El intérprete responde en un máximo de 24 horas. Hasta entonces nada está confirmado y no debes nada.',
  stepMeet: 'Se reúnen a la hora acordada. El costo es el que viste al hacer la solicitud.',
  detailsTitle: 'Detalles de la reserva',
  total: 'Total',
} satisfies Translation<typeof source>;
