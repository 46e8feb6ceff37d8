import type { replacement as english } from '../../en-US/bookings/replacement';
import type { Translation } from '../../Translation';

export const replacement = {
  title: 'Pide este horario a otra persona',
  cancelled: '{{name}} ya no podrá asistir. Estos intérpretes están libres a esa hora:',
  declined: '{{name}} rechazó la solicitud. Estos intérpretes están libres a esa hora:',
  expired: '{{name}} no respondió a tiempo. Estos intérpretes están libres a esa hora:',
  short: {
    declined: '{{name}} rechazó la solicitud.',
    expired: '{{name}} no respondió a tiempo.',
  },
  isFree: '{{name}} está libre a esa hora, por {{amount}} en total.',
  others: 'Ver otros',
  looking: 'Buscando intérpretes libres...',
  none: 'Nadie más que ofrezca estos idiomas está libre a esa hora.',
  ask: 'Pedir a {{name}}',
  price: '{{amount}} en total',
  button: 'Pedir a otra persona',
  done: 'Solicitud enviada. Le preguntamos a {{name}}.',
  doneAtOnce: 'Reservada. {{name}} confirma al instante.',
  refused: 'La solicitud no se hizo',
} as const satisfies Translation<typeof english>;
