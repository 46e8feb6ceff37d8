import type { life as source } from '../en-US/life';
import type { Translation } from '../Translation';

export const life = {
  you: 'tú',
  cancel: {
    button: 'Cancelar reserva',
    askRequest: '¿Retirar esta solicitud?',
    askBooking: '¿Cancelar esta reserva?',
    keepRequest: 'Conservar la solicitud',
    keepBooking: 'Conservar la reserva',
    owed: 'Si cancelas ahora, debes',
    owedByClient: 'Si cancelas ahora, el cliente debe',
    terms: {
      withdrawal: 'Todavía nadie ha respondido, y retirar una solicitud nunca tiene costo.',
      early: 'Cancelar no tiene costo hasta 48 horas antes del inicio.',
      late: 'Faltan menos de 48 horas para el inicio, así que se debe la mitad del costo.',
      last_minute: 'Faltan menos de 24 horas para el inicio, así que se debe el costo completo.',
      by_interpreter:
        'El cliente no debe nada y se le proponen otros intérpretes. Tu horario vuelve a estar libre.',
    },
    policy: 'Cuánto cuesta cancelar y hasta cuándo',
    until: 'Hasta el {{when}}',
    untilStart: 'Después, hasta el inicio',
    now: 'ahora',
    final: 'La otra parte se entera de inmediato. No se puede deshacer.',
    done: 'La reserva se canceló.',
    doneFree: 'No se debe nada.',
    doneOwed: 'Se deben {{amount}}.',
    refused: 'La reserva no se canceló',
    feeChanged: 'Mientras tanto cambió el importe y no se canceló nada. Revísalo de nuevo.',
  },
  calendar: {
    add: 'Agregar al calendario',
    failed: 'No se pudo obtener el archivo de calendario',
  },
  cancelled: {
    byYou: 'Cancelaste el {{when}}.',
    byOther: '{{name}} canceló el {{when}}.',
    free: 'No se debe nada.',
    owed: 'Se deben {{amount}}.',
  },
  replace: {
    title: 'Pide este horario a otra persona',
    cancelled: '{{name}} ya no podrá asistir. Estos intérpretes están libres a esa hora:',
    declined: '{{name}} rechazó la solicitud. Estos intérpretes están libres a esa hora:',
    expired: '{{name}} no respondió a tiempo. Estos intérpretes están libres a esa hora:',
    looking: 'Buscando intérpretes libres...',
    none: 'Nadie más que ofrezca estos idiomas está libre a esa hora.',
    ask: 'Pedir a {{name}}',
    price: '{{amount}} en total',
    button: 'Pedir a otra persona',
    done: 'Solicitud enviada. Le preguntamos a {{name}}.',
    refused: 'La solicitud no se hizo',
  },
} satisfies Translation<typeof source>;
