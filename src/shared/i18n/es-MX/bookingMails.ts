import type { bookingMails as source } from '../en-US/bookingMails';
import type { Translation } from '../Translation';
import { decisionMails } from './bookings/decisionMails';

const PROBLEM_REPORTED = {
  subject: 'Problema reportado: {{title}}',
  lead: 'Se reportó un problema con esta sesión con {{other}}. Hasta que se decida, no aparece en ningún estado de cuenta. La parte que no lo reportó puede dar su versión en sus reservas durante 48 horas; no se decide nada antes de que lo haga o de que pase ese tiempo.',
} as const;

const ASK_REVIEW = {
  subject: '¿Cómo te fue? {{title}}',
  lead: 'Tu sesión con {{other}} terminó. Deja tu reseña junto a la reserva: cuatro calificaciones y, si quieres, unas palabras. {{other}} no ve nada hasta que ambas partes hayan dado su reseña o pasen 14 días.',
} as const;

const DAY_REMINDER = {
  subject: 'En menos de un día: {{title}}',
  lead: 'Tu sesión empieza en menos de 24 horas.',
} as const;

const HOUR_REMINDER = {
  subject: 'En menos de una hora: {{title}}',
  lead: 'Tu sesión empieza en menos de una hora.',
} as const;

export const bookingMails = {
  news: {
    requested: {
      client: {
        subject: 'Solicitada: {{title}}',
        lead: 'Le pediste esta sesión a {{other}}. Está solicitada, no reservada: {{other}} tiene hasta el {{deadline}} para responder.',
      },
      interpreter: {
        subject: 'Nueva solicitud: {{title}}',
        lead: '{{other}} te solicita. Tu horario queda apartado hasta que respondas; hazlo antes del {{deadline}}.',
      },
    },
    changed: {
      client: {
        subject: 'Solicitud modificada: {{title}}',
        lead: 'Modificaste tu solicitud. {{other}} tiene hasta el {{deadline}} para responder.',
      },
      interpreter: {
        subject: 'Solicitud modificada: {{title}}',
        lead: '{{other}} modificó la solicitud. Revísala de nuevo y responde antes del {{deadline}}.',
      },
    },
    accepted: {
      client: { subject: 'Confirmada: {{title}}', lead: '{{other}} aceptó. La sesión está reservada.' },
      interpreter: { subject: 'Confirmada: {{title}}', lead: 'Aceptaste. La sesión está reservada.' },
    },
    bookedAtOnce: {
      client: {
        subject: 'Confirmada: {{title}}',
        lead: '{{other}} confirma al instante. La sesión está reservada.',
      },
      interpreter: {
        subject: 'Reservada: {{title}}',
        lead: '{{other}} reservó esta sesión contigo. Se confirmó al instante, como elegiste; tu horario está apartado.',
      },
    },
    declined: {
      client: {
        subject: 'Rechazada: {{title}}',
        lead: '{{other}} rechazó tu solicitud y no debes nada. En tu registro puedes pedírsela a otra persona que esté libre a esa hora.',
      },
      interpreter: {
        subject: 'Rechazada: {{title}}',
        lead: 'Rechazaste esta solicitud. Tu horario vuelve a estar libre.',
      },
    },
    expired: {
      client: {
        subject: 'Sin respuesta: {{title}}',
        lead: '{{other}} no respondió a tiempo, así que tu solicitud terminó y no debes nada. En tu registro puedes pedírsela a otra persona que esté libre a esa hora.',
      },
      interpreter: {
        subject: 'Solicitud terminada: {{title}}',
        lead: 'Esta solicitud no se respondió a tiempo y terminó. Tu horario vuelve a estar libre.',
      },
    },
    cancelled: {
      client: { subject: 'Cancelada: {{title}}', lead: 'Cancelaste esta reserva.' },
      interpreter: {
        subject: 'Cancelada: {{title}}',
        lead: 'Cancelaste esta reserva. Tu horario vuelve a estar libre.',
      },
    },
    cancelledByOther: {
      client: {
        subject: 'Cancelada: {{title}}',
        lead: '{{other}} tuvo que cancelar. En tu registro puedes pedírsela a otra persona que esté libre a esa hora.',
      },
      interpreter: {
        subject: 'Cancelada: {{title}}',
        lead: '{{other}} canceló. Tu horario vuelve a estar libre.',
      },
    },
    ...decisionMails,
    problemReported: { client: PROBLEM_REPORTED, interpreter: PROBLEM_REPORTED },
    endedEarly: {
      client: {
        subject: 'Terminó antes de tiempo: {{title}}',
        lead: '{{other}} terminó esta sesión antes de la mitad de su tiempo. Aun así se debe la tarifa completa. Si no es lo que acordaron, reporta un problema en tus registros en un plazo de 48 horas; hasta que se decida, la sesión no aparece en ningún estado de cuenta.',
      },
      interpreter: {
        subject: 'Terminó antes de tiempo: {{title}}',
        lead: 'Terminaste esta sesión antes de la mitad de su tiempo. Se le avisó a {{other}}, que puede reportar un problema durante 48 horas.',
      },
    },
    askHeld: {
      client: {
        subject: '¿Se realizó? {{title}}',
        lead: 'La hora de esta sesión ya pasó y {{other}} no registró su llegada. Indica en tus registros si se realizó. Puedes reportar un problema durante 48 horas.',
      },
      interpreter: {
        subject: '¿Se realizó? {{title}}',
        lead: 'La hora de esta sesión ya pasó y no registraste tu llegada. Indica en tus reservas si se realizó. Puedes reportar un problema durante 48 horas.',
      },
    },
    askReview: { client: ASK_REVIEW, interpreter: ASK_REVIEW },
    reminderDay: { client: DAY_REMINDER, interpreter: DAY_REMINDER },
    reminderHour: { client: HOUR_REMINDER, interpreter: HOUR_REMINDER },
  },
  moves: {
    timeProposed: {
      own: {
        subject: 'Nuevo horario propuesto: {{title}}',
        lead: 'Propusiste otro horario. La sesión se mantiene como está hasta que {{other}} acepte; puede hacerlo hasta el {{deadline}}.',
      },
      theirs: {
        subject: 'Nuevo horario propuesto: {{title}}',
        lead: '{{other}} propone otro horario. La sesión se mantiene como está a menos que aceptes; responde antes del {{deadline}}.',
      },
    },
    timeAgreed: {
      own: {
        subject: 'Sesión cambiada: {{title}}',
        lead: 'Aceptaste el nuevo horario. La sesión quedó cambiada.',
      },
      theirs: {
        subject: 'Sesión cambiada: {{title}}',
        lead: '{{other}} aceptó el nuevo horario. La sesión quedó cambiada.',
      },
    },
    timeRefused: {
      own: {
        subject: 'Sin cambios: {{title}}',
        lead: 'Rechazaste el horario propuesto. La sesión se mantiene como está.',
      },
      theirs: {
        subject: 'Sin cambios: {{title}}',
        lead: '{{other}} rechazó el horario propuesto. La sesión se mantiene como está.',
      },
    },
    timeWithdrawn: {
      own: {
        subject: 'Sin cambios: {{title}}',
        lead: 'Retiraste tu propuesta. La sesión se mantiene como está.',
      },
      theirs: {
        subject: 'Sin cambios: {{title}}',
        lead: '{{other}} retiró el horario propuesto. La sesión se mantiene como está.',
      },
    },
    timeLapsed: {
      own: {
        subject: 'Sin cambios: {{title}}',
        lead: '{{other}} no respondió a tu propuesta a tiempo. La sesión se mantiene como está.',
      },
      theirs: {
        subject: 'Sin cambios: {{title}}',
        lead: 'Nadie respondió al horario propuesto, así que la sesión se mantiene como está.',
      },
    },
  },
  costFromThenOn:
    'Si se acuerda el nuevo horario, cancelar te costará al menos {{amount}} a partir de entonces.',
  nothingOwed: 'No se debe nada.',
  decidedBecause: 'El motivo, en palabras de la persona que decidió:',
  clientOwes: { client: 'Debes {{amount}}.', interpreter: 'El cliente debe {{amount}}.' },
  open: 'Abrir en Dragoman',
  facts: {
    when: 'Cuándo',
    asBooked: 'Como se reservó',
    reference: 'Número de referencia',
    proposed: 'Horario propuesto',
    duration: 'Duración',
    with: { client: 'Intérprete', interpreter: 'Cliente' },
    platform: 'Plataforma',
    subject: 'Tema',
    fee: { client: 'Costo acordado', interpreter: 'Ganancia acordada' },
    notCharged: '{{amount}}; no se cobra nada en línea',
  },
  calendar: {
    requested: 'Solicitada: {{title}}',
    languages: 'Idiomas: {{from}} y {{to}}',
  },
  untitled: 'Reunión sin título',
  unnamed: { client: 'la persona intérprete', interpreter: 'el cliente' },
  durations: { '30 min': '30 minutos', '1 hour': '1 hora', '2 hours': '2 horas' },
  subjects: {
    'Business / Trade': 'Negocios / Comercio',
    Legal: 'Legal',
    Medical: 'Médico',
    Technical: 'Técnico',
    Other: 'Otro',
  },
  otherPlatform: 'Otra',
  roomPlatform: 'Sala Dragoman',
} satisfies Translation<typeof source>;
