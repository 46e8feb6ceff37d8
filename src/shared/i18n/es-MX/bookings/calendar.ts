import type { calendar as english } from '../../en-US/bookings/calendar';
import type { Translation } from '../../Translation';

export const calendar = {
  title: 'Tus reservas en tu calendario',
  lead: 'Suscríbete una sola vez y el calendario de tu teléfono o computadora seguirá tus reservas por sí solo: las nuevas, los cambios y las cancelaciones.',
  address: 'Dirección secreta',
  none: 'Todavía no hay ninguna dirección, así que nadie puede leer tus reservas de este modo.',
  exists: 'Hay una dirección desde el {{when}}. No se puede volver a mostrar.',
  once: 'Cópiala ahora: solo se muestra esta vez.',
  secret: 'Quien tenga esta dirección puede leer tus reservas; dásela solo a tu calendario.',
  unread: 'Ningún calendario la ha leído todavía.',
  readAt: 'Un calendario la leyó por última vez el {{when}}.',
  create: 'Crear dirección',
  renew: 'Cambiarla por una nueva',
  renewNote:
    'Una dirección nueva anula la anterior de inmediato; tendrás que volver a suscribirte con la nueva.',
  revoke: 'Terminar la suscripción',
  revoked: 'La dirección ya no es válida.',
  failed: 'No se pudo hacer',
  copy: 'Copiar dirección',
  copied: 'Dirección copiada.',
  copyByHand: 'La dirección está seleccionada; cópiala con el teclado.',
  open: 'Abrir en el calendario de este dispositivo',
  how: 'Cómo suscribirte',
  programs: {
    google: {
      name: 'Calendario de Google',
      way: 'En una computadora: junto a “Otros calendarios” elige +, luego “Desde URL”, y pega la dirección.',
    },
    apple: {
      name: 'Calendario de Apple',
      way: 'En una Mac: Archivo, “Nueva suscripción a calendario”. En un iPhone: Calendarios, “Agregar calendario”, “Agregar calendario suscrito”.',
    },
    outlook: {
      name: 'Outlook',
      way: 'En el calendario: “Agregar calendario” y luego “Suscribirse desde la web”.',
    },
  },
  late: 'Los calendarios piden los cambios por su cuenta, algunos solo cada varias horas. Lo que vale es lo que ves aquí.',
} as const satisfies Translation<typeof english>;
