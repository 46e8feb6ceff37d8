type Marks = readonly [number, number, number, number];
export type SaidReview = readonly [marks: Marks, body: string];

/** Reviews by clients, the best first: interpretation, punctuality, preparation and manner. */
export const SAID_BY_CLIENTS: Record<'en' | 'es' | 'ja', readonly SaidReview[]> = {
  en: [
    [[4, 4, 4, 4], 'Calm, exact, and ahead of every figure. We finished ten minutes early.'],
    [[4, 4, 4, 4], 'Read the briefing beforehand, and it showed.'],
    [[4, 4, 3, 4], 'Kind to the patient, and firm when two people spoke at once.'],
    [[4, 4, 4, 4], ''],
    [[4, 3, 4, 4], 'Our client forgot that an interpreter was there at all.'],
    [[4, 4, 3, 3], 'Every term right. A little more warmth would have helped the family.'],
    [[3, 4, 4, 4], 'Asked for our glossary two days before and used it.'],
    [[3, 4, 3, 4], 'Very good on the law, a little fast towards the end.'],
    [[3, 3, 3, 4], 'Good terminology. The line was poor, which was nobody’s doing.'],
    [[3, 2, 3, 3], 'Solid work, but we waited ten minutes for the start.'],
    [[2, 4, 2, 3], 'Friendly, but the technical part had to be repeated more than once.'],
    [[2, 1, 2, 3], 'Came a quarter of an hour late and had not seen the papers.'],
  ],
  es: [
    [[4, 4, 4, 4], 'Impecable. Tradujo hasta los chistes, y todos se rieron a tiempo.'],
    [[4, 4, 4, 3], 'Muy profesional en la audiencia; no se le escapó ni una fecha.'],
    [[4, 4, 3, 4], 'Puntual y amable. Mi mamá se sintió acompañada en todo momento.'],
    [[3, 4, 4, 4], 'Llegó con el contrato leído y marcado. Así da gusto.'],
    [[3, 3, 3, 4], 'Buen trabajo; en las cifras grandes hubo que repetir un par de veces.'],
    [[2, 2, 3, 3], 'Cumplió, aunque empezamos tarde y con prisa.'],
  ],
  ja: [
    [[4, 4, 4, 4], '専門用語も正確で、会議が予定より早く終わりました。またお願いしたいです。'],
    [[4, 4, 4, 4], '事前に資料を読み込んでくださり、とても助かりました。'],
    [[4, 4, 3, 4], '落ち着いた話し方で、相手の方も安心して話してくださいました。'],
    [[4, 3, 4, 4], '細かいニュアンスまで伝えてくださいました。'],
    [[3, 4, 3, 3], '全体としては良かったですが、数字のところで少し確認が必要でした。'],
    [[2, 3, 2, 3], '技術的な話になると、言い直しが多かったです。'],
  ],
};

/** Reviews of clients by interpreters: briefing, punctuality, setting and manner. */
export const SAID_BY_INTERPRETERS: readonly SaidReview[] = [
  [[4, 4, 4, 4], 'Papers two days before, and a quiet room. A pleasure.'],
  [[4, 4, 3, 4], ''],
  [[3, 4, 4, 4], 'Clear about who speaks when.'],
  [[3, 3, 4, 4], ''],
  [[4, 4, 4, 3], 'Well prepared on their side, too.'],
  [[2, 4, 3, 4], 'The draft came only during the session.'],
  [[3, 2, 3, 4], 'Began late, but apologised and kept to the end.'],
];

/** Interpreters' answers to reviews. */
export const ANSWERS = {
  en: 'Thank you. It was a pleasure to work with people who let each other finish.',
  es: 'Muchas gracias. Con un equipo tan bien preparado, todo es más fácil.',
  ja: 'ありがとうございます。事前に資料をいただけたおかげです。',
} as const;
