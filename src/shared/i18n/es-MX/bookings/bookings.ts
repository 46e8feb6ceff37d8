import type { bookings as source } from '../../en-US/bookings/bookings';
import type { Translation } from '../../Translation';

export const bookings = {
  code: 'Reserva {{code}}',
  title: 'Mis reservas',
  subtitle: 'Tus sesiones próximas y completadas',
  loading: 'Cargando reservas...',
  emptyTitle: 'No se encontraron reservas',
  emptyText: 'Aquí aparecerán tus próximas sesiones',
  stepsTitle: 'Así funciona una solicitud',
  stepRequest: 'Un cliente te solicita y la solicitud aparece aquí. Tu horario queda apartado.',
  stepAnswer: 'Tienes hasta 24 horas para aceptar o rechazar; después vence por sí sola.',
  stepMeet: 'Se reúnen a la hora acordada y ganas lo que se acordó.',
  detailsTitle: 'Detalles de la sesión',
  joinSession: 'Unirse a la sesión',
  messageClient: 'Escribir al cliente',
  noEmail: 'No se proporcionó correo',
  totalEarnings: 'Ganancia total',
  youReceive: 'Recibes {{amount}}',
  share: 'después de la comisión de {{percent}} %',
} satisfies Translation<typeof source>;
