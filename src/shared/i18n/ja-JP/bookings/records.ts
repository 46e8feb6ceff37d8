import type { records as source } from '../../en-US/bookings/records';
import type { Translation } from '../../Translation';

export const records = {
  bookAgain: 'もう一度予約する',
  title: '予約履歴',
  subtitle: '最近の予約',
  loading: '予約履歴を読み込み中...',
  emptyTitle: '予約履歴はありません',
  emptyText: '予約するとここに表示されます',
  bookInterpreter: '通訳者を予約する',
  stepsTitle: '予約の流れ',
  stepAsk: '日時、二つの言語、通訳者を選びます。時間はすぐに確保されます。',
  stepAnswer: '通訳者は24時間以内に回答します。それまでは確定ではなく、料金も発生しません。',
  stepMeet: '約束の日時に会います。料金は依頼時に表示された金額です。',
  detailsTitle: '予約の詳細',
  total: '合計',
} satisfies Translation<typeof source>;
