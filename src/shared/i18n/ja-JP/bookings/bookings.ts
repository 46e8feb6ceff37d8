import type { bookings as source, records as recordsSource } from '../../en-US/bookings/bookings';
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
} satisfies Translation<typeof recordsSource>;

export const bookings = {
  roleClosed:
    '所属する機関での役割に「予約」が含まれていないため、承諾できません。機関の管理者にお問い合わせください。',
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
