import type { records as source } from '../en-US/records';
import type { Translation } from '../Translation';

export const records = {
  title: '予約履歴',
  subtitle: '最近の予約',
  loading: '予約履歴を読み込み中...',
  emptyTitle: '予約履歴はありません',
  emptyText: '予約するとここに表示されます',
  bookInterpreter: '通訳者を予約する',
  hintTitle: '今後の予定はありません',
  hintText: '日時、二つの言語、通訳者をお選びください。依頼した時点で時間が確保されます。',
  detailsTitle: '予約の詳細',
  total: '合計',
} satisfies Translation<typeof source>;
