import type { aftermath as englishAftermath, reviews as englishReviews } from '../en-US/aftermath';
import type { Translation } from '../Translation';

export const aftermath = {
  title: 'Después de la sesión',
  asked: 'El intérprete no registró su llegada. ¿Se realizó esta sesión?',
  askedShort: '¿Se realizó esta sesión? Ábrela para responder.',
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
  reported: 'El problema quedó reportado. Un administrador decidirá.',
  confirmed: 'Gracias. Quedó registrado.',
  refused: 'No fue posible',
  problem: 'Se reportó un problema el {{when}}: «{{text}}»',
  undecided: 'Hasta que se decida, esta sesión no aparece en ningún estado de cuenta.',
  outcome: {
    counts: 'Decisión: la sesión cuenta como se acordó.',
    void: 'Decisión: no se debe nada por ella.',
  },
} as const satisfies Translation<typeof englishAftermath>;

export const reviews = {
  title: 'Reseña',
  leave: '¿Cómo te fue?',
  rating: 'Calificación',
  ratings: { r1: '1 · mala', r2: '2 · regular', r3: '3 · buena', r4: '4 · excelente' },
  ratingRequired: 'Elige una calificación.',
  text: 'En tus palabras',
  textHint: 'La puede leer quien busque intérprete, con tu nombre de pila.',
  send: 'Publicar reseña',
  sending: 'Guardando la reseña...',
  done: 'Gracias por tu reseña.',
  stars: '{{rating}} de 4',
  by: '{{name}}, {{when}}',
  failed: 'No se pudieron cargar las reseñas.',
  loading: 'Cargando reseñas...',
} as const satisfies Translation<typeof englishReviews>;
