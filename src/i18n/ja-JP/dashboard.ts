import type { dashboard as source } from '../en-US/dashboard';
import type { Translation } from '../Translation';

export const dashboard = {
  title: 'ダッシュボード',
  loading: '予約を読み込み中...',
  bookInterpreter: '通訳者を予約する',
  openRecords: '予約履歴を開く',
  openBookings: '担当の予約を開く',
  sessions_zero: '確定した通訳はまだありません。',
  sessions_other: '確定した通訳が{{count}}件あります。',
  waiting_zero: '回答待ちの依頼はありません。',
  waiting_other: '{{count}}件の依頼が回答待ちです。',
  toAnswer_zero: '回答が必要な依頼はありません。',
  toAnswer_other: '回答が必要な依頼が{{count}}件あります。',
  noSession: '今後の通訳はありません',
  clientNoSession: '通訳者が依頼を承諾すると、開始までの時間とともにここに表示されます。',
  interpreterNoSession: '依頼を承諾すると、開始までの時間とともにここに表示されます。',
  requestsWaiting: '回答待ちの依頼',
  noneWaiting: '回答待ちの依頼はありません。',
  requestsToAccept: '承諾待ちの依頼',
  toConfirm: '回答が必要なセッション',
  noneToAccept: '回答が必要な依頼はありません。',
  agreed: '直近6か月の合意額',
  earned: '直近6か月の報酬',
  rating: 'あなたの評価',
  ratingOf: '{{rating}}／4',
  noRating: 'レビューはまだありません。通訳の後に依頼者が評価します。',
} satisfies Translation<typeof source>;
