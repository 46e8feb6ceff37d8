import type { reschedule as english } from '../../en-US/bookings/reschedule';
import type { Translation } from '../../Translation';

export const reschedule = {
  title: 'Cambiar el horario',
  loading: 'Abriendo la reserva...',
  asItStands: 'La reserva tal como está',
  now: 'Horario acordado',
  proposed: 'Horario propuesto',
  what: 'Lo que puedes hacer',
  none: 'Puedes proponer otro horario. El acordado se mantiene hasta que {{name}} acepte el nuevo.',
  own: 'Tu propuesta espera la respuesta de {{name}} hasta el {{deadline}}. Mientras tanto se mantiene el horario acordado.',
  theirs:
    '{{name}} propone otro horario. Si aceptas, la sesión cambia; si no, se queda como está. Responde antes del {{deadline}}.',
  closed: 'El horario de esta reserva no se puede cambiar: no está confirmada o ya empezó.',
  propose: 'Proponer otro horario',
  another: 'Proponer un horario distinto',
  agree: 'Aceptar el nuevo horario',
  decline: 'Mantener el horario acordado',
  withdraw: 'Retirar mi propuesta',
  formTitle: '¿Qué horario te conviene?',
  leastCost:
    'Faltan menos de {{free}} horas para el inicio. Si se acuerda el nuevo horario, cancelar te seguirá costando al menos {{amount}}, igual que ahora.',
  leastCostAsked:
    'Tú pediste cambiar el horario. Si se acuerda el nuevo, cancelar te seguirá costando al menos {{amount}}.',
  costFromThenOn:
    'Si se acuerda el nuevo horario, cancelar te costará al menos {{amount}} a partir de entonces.',
  lead: 'La duración y el precio se mantienen. Avisaremos a {{name}}, que tiene un día para responder.',
  send: 'Enviar propuesta',
  sending: 'Enviando la propuesta...',
  keep: 'Dejarlo como está',
  whichHour: 'Ese día esta hora ocurre dos veces; ¿cuál de las dos?',
  chooseHour: 'Elige una',
  refused: 'No fue posible',
  done: {
    proposed: 'Tu propuesta se envió.',
    agreed: 'La sesión quedó cambiada.',
    declined: 'Se mantiene el horario acordado.',
    withdrawn: 'Retiraste tu propuesta.',
  },
} as const satisfies Translation<typeof english>;
