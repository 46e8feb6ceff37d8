import type { bookings as source } from '../en-US/bookings';
import type { Translation } from '../Translation';

export const bookings = {
  title: 'Mis reservas',
  subtitle: 'Tus sesiones próximas y completadas',
  loading: 'Cargando reservas...',
  emptyTitle: 'No se encontraron reservas',
  emptyText: 'Aquí aparecerán tus próximas sesiones',
  hintTitle: 'No tienes nada próximo',
  hintText: 'Cuando un cliente te solicite, la solicitud aparecerá aquí y tendrás un día para responder.',
  detailsTitle: 'Detalles de la sesión',
  noEmail: 'No se proporcionó correo',
  totalEarnings: 'Ganancia total',
} satisfies Translation<typeof source>;
