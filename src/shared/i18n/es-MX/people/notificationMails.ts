import type { Translation } from '../../Translation';
import type { notificationMails as english } from '../../en-US/people/notificationMails';

export const notificationMails: Translation<typeof english> = {
  subject: 'Sin leer en Dragoman: {{count}}',
  lead: 'Esto ocurrió mientras tanto y aún no lo has leído:',
  open: 'Abrir tus notificaciones',
  why: 'Ahí eliges cuáles te llegan por correo y cuándo.',
};
