import type { Translation } from '../../Translation';
import type { notifications as english } from '../../en-US/people/notifications';
import { notificationLines } from './notificationLines';

export const notifications: Translation<typeof english> = {
  lines: notificationLines,
  title: 'Notificaciones',
  all: 'Todas',
  unread: 'Sin leer',
  which: 'Qué notificaciones',
  markAll: 'Marcar todas como leídas',
  list: 'Notificaciones',
  new: 'Nueva',
  empty: 'Todavía no ha ocurrido nada',
  emptyText:
    'Aquí verás solicitudes, respuestas, nuevas horas, mensajes y recordatorios, en todos tus dispositivos.',
  noneUnread: 'Ya leíste todo',
  noneUnreadText: 'Lo nuevo aparecerá aquí.',
  urgent: 'Urgente: empieza en {{time}}',
  session: 'Sesión: {{when}}',
  pages: 'Páginas de notificaciones',
  settings: 'Cómo te avisamos',
  settingsLead: 'En la aplicación siempre las ves todas. Elige qué más te llega y cuándo.',
  mail: 'Correo',
  always: 'Las decisiones sobre tu cuenta siempre se envían por correo.',
  groups: {
    booking_changes: 'Solicitudes, reservas y nuevas horas',
    reminders: 'Recordatorios, 24 horas y 1 hora antes',
    messages: 'Mensajes que no has leído en 15 minutos',
    reviews: 'Reseñas y problemas',
    account: 'Publicación, credenciales y plan',
  },
  push: 'En dispositivos',
  device: {
    unsupported:
      'Este navegador no puede mostrar notificaciones con Dragoman cerrado. Te llegan por correo y te esperan aquí.',
    reason:
      'Este dispositivo puede avisarte de una solicitud o un mensaje con Dragoman cerrado. Tu navegador te preguntará una vez.',
    on: 'Este dispositivo te avisa de lo nuevo, también con Dragoman cerrado, hasta que cierres sesión aquí.',
    allow: 'Permitir en este dispositivo',
    stop: 'Dejar de avisar en este dispositivo',
    denied:
      'A este navegador se le indicó no mostrar notificaciones de Dragoman. Puedes cambiarlo en su configuración para esta página.',
    failed:
      'No se pudo contactar al servicio de notificaciones del navegador. No cambió nada; inténtalo más tarde.',
  },
  quiet: 'Horas de silencio',
  quietHint:
    'Los correos esperan a que terminen y llegan en uno solo. Lo que empieza en menos de 24 horas y los recordatorios llegan de inmediato; solo la notificación en dispositivos de un día antes espera a que terminen.',
  quietOn: 'Guardar horas de silencio',
  from: 'Desde',
  until: 'Hasta',
  zone: 'Las horas están en {{zone}}.',
  gather: 'Un correo al día',
  gatherHint:
    'Lo que no es urgente se junta y llega al terminar tus horas de silencio o, si no las tienes, a las 8 de la mañana.',
  save: 'Guardar',
  saving: 'Guardando tus preferencias',
  saved: 'Tus preferencias se guardaron.',
};
