import type { bookings as source } from '../en-US/bookings';
import type { Translation } from '../Translation';

export const bookings = {
  title: '担当の予約',
  subtitle: '今後の通訳と完了した通訳',
  loading: '予約を読み込み中...',
  emptyTitle: '予約はありません',
  emptyText: '今後の通訳がここに表示されます',
  hintTitle: '今後の予定はありません',
  hintText: '依頼が届くとここに表示されます。24時間以内に回答してください。',
  detailsTitle: '通訳の詳細',
  noEmail: 'メールアドレスの登録なし',
  totalEarnings: '報酬の合計',
} satisfies Translation<typeof source>;
