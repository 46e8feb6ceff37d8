import type { records as source } from '../en-US/records';
import type { Translation } from '../Translation';

export const records = {
  title: 'Registro de reservas',
  subtitle: 'Tu historial reciente de reservas',
  loading: 'Cargando registros...',
  emptyTitle: 'No se encontraron reservas',
  emptyText: 'Aquí aparecerá tu historial de reservas',
  bookInterpreter: 'Reservar un intérprete',
  hintTitle: 'No tienes nada próximo',
  hintText:
    'Elige una hora, dos idiomas y una persona. El horario queda apartado para ti desde que lo solicitas.',
  detailsTitle: 'Detalles de la reserva',
  total: 'Total',
} satisfies Translation<typeof source>;
