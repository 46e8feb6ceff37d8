import type { instituteSettings as source } from '../../en-US/institute/instituteSettings';
import type { Translation } from '../../Translation';

export const instituteSettings = {
  lead: 'Lo que vale para tu gente, salvo lo que cada quien escoge. Cada cambio queda en el registro de auditoría.',
  names: {
    language: 'Idioma de correos y pantallas',
    time_zone: 'Zona horaria',
    notify_booking_changes: 'Correos sobre cambios en las reservas',
    notify_reminders: 'Recordatorios antes de la sesión',
    notify_messages: 'Correos sobre mensajes nuevos',
    notify_reviews: 'Correos sobre reseñas y problemas',
  },
  none: { language: 'Sin elección: inglés', time_zone: 'Sin elección: el dispositivo de cada quien' },
  saved: 'Ajustes guardados.',
} satisfies Translation<typeof source>;
