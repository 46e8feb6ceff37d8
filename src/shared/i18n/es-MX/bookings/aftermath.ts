import type { aftermath as source } from '../../en-US/bookings/aftermath';
import type { Translation } from '../../Translation';

export const aftermath = {
  title: 'Después de la sesión',
  asked: 'El intérprete no registró su llegada. ¿Se realizó esta sesión?',
  askedOfYou: 'No registraste tu llegada. ¿Se realizó esta sesión?',
  askedShort: '¿Se realizó esta sesión?',
  problemShort: 'Se reportó un problema con esta sesión.',
  notHeld: 'No, reportar un problema',
  held: 'Sí, se realizó',
  heldByYou: 'Dijiste que se realizó.',
  report: 'Reportar un problema',
  reportUntil: 'Puedes reportar un problema hasta el {{when}}.',
  what: '¿Qué salió mal?',
  whatHint: 'Lo leen ambas partes y quien administra y decide.',
  whatRequired: 'Explica qué salió mal.',
  tooLong: 'El texto es demasiado largo.',
  send: 'Enviar reporte',
  sending: 'Enviando...',
  keep: 'Cancelar',
  reported:
    'El problema quedó reportado. Un administrador decidirá cuando la otra parte haya respondido o dentro de 48 horas.',
  confirmed: 'Gracias. Quedó registrado.',
  refused: 'No fue posible',
  problem: 'Se reportó un problema el {{when}}: “{{text}}”',
  answerOf: {
    own: 'Tu versión ({{when}}): “{{text}}”',
    theirs: 'La otra parte dice al respecto ({{when}}): “{{text}}”',
  },
  answer: 'Dar mi versión',
  answerUntil: 'Puedes dar tu versión hasta el {{when}}. Quien decide lee ambas.',
  answerWhat: '¿Cómo lo viviste tú?',
  answerSend: 'Enviar mi versión',
  answered: 'Tu versión quedó registrada. Un administrador decidirá.',
  undecided: 'Hasta que se decida, esta sesión no aparece en ningún estado de cuenta.',
  because: 'El motivo: “{{reason}}”',
  outcome: {
    counts: 'Decisión: la sesión cuenta como se acordó.',
    partial: 'Decisión: se deben {{amount}} por ella en lugar de la tarifa acordada.',
    void: 'Decisión: no se debe nada por ella.',
  },
} as const satisfies Translation<typeof source>;
