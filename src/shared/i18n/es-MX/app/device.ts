import type { device as source } from '../../en-US/app/device';
import type { Translation } from '../../Translation';

export const device = {
  offline: 'No hay conexión',
  offlineText: 'Lo que ves puede haber cambiado desde entonces. Lo que escribas se queda aquí.',
  newVersion: 'Hay una versión nueva',
  newVersionText: 'Recarga la página para usarla. Los formularios conservan lo que escribiste.',
  reload: 'Recargar',
  tickets: 'Tus próximas reservas',
  ticketsReadAt: 'Al {{time}}. Pueden haber cambiado desde entonces.',
  bar: {
    name: 'Lo más usado',
    book: 'Reservar',
    records: 'Registros',
    messages: 'Mensajes',
    requests: 'Solicitudes',
    calendar: 'Calendario',
    more: 'Más',
  },
} satisfies Translation<typeof source>;
