import type { bookings as source, records as recordsSource } from '../../en-US/bookings/bookings';
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
} satisfies Translation<typeof recordsSource>;

export const bookings = {
  roleClosed:
    'Tu rol en el instituto no incluye Reservas, así que no puedes aceptar. Habla con una persona administradora del instituto.',
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
