import type { bookings as source } from '../../en-US/bookings/bookings';
import type { Translation } from '../../Translation';

export const bookings = {
  code: '予約番号：{{code}}',
  title: '担当の予約',
  subtitle: '今後の通訳と完了した通訳',
  loading: '予約を読み込み中...',
  emptyTitle: '予約はありません',
  emptyText: '今後の通訳がここに表示されます',
  stepsTitle: '依頼の流れ',
  stepRequest: '依頼が届くとここに表示され、その時間が確保されます。',
  stepAnswer: '24時間以内に承諾または辞退してください。過ぎると自動的に期限切れになります。',
  stepMeet: '約束の日時に会い、合意した報酬を受け取ります。',
  detailsTitle: '通訳の詳細',
  joinSession: 'セッションに参加',
  messageClient: '依頼者にメッセージ',
  noEmail: 'メールアドレスの登録なし',
  totalEarnings: '報酬の合計',
  youReceive: '受取額：{{amount}}',
  share: '（手数料{{percent}}%差引後）',
} satisfies Translation<typeof source>;
