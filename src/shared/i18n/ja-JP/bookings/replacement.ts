import type { replacement as english } from '../../en-US/bookings/replacement';
import type { Translation } from '../../Translation';

export const replacement = {
  title: 'この時間をほかの人に依頼する',
  cancelled: '{{name}}さんは来られなくなりました。この時間に空いている通訳者です。',
  declined: '{{name}}さんは辞退しました。この時間に空いている通訳者です。',
  expired: '{{name}}さんから期限までに回答がありませんでした。この時間に空いている通訳者です。',
  short: {
    declined: '{{name}}さんは辞退しました。',
    expired: '{{name}}さんから期限までに回答がありませんでした。',
  },
  isFree: 'この時間は{{name}}さんが空いています（合計{{amount}}）。',
  others: 'ほかの候補を見る',
  looking: '空いている通訳者を探しています...',
  none: 'この言語に対応し、この時間に空いている通訳者はほかにいません。',
  ask: '{{name}}さんに依頼',
  price: '合計{{amount}}',
  button: 'ほかの人に依頼',
  done: '{{name}}さんに依頼しました。',
  doneAtOnce: '予約が確定しました。{{name}}さんは即時に確定します。',
  refused: '依頼できませんでした',
} as const satisfies Translation<typeof english>;
