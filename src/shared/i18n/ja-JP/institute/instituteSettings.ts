import type { instituteSettings as source } from '../../en-US/institute/instituteSettings';
import type { Translation } from '../../Translation';

export const instituteSettings = {
  lead: '各自が別の設定を選ぶまで、この内容が適用されます。変更はすべて監査ログに残ります。',
  names: {
    language: 'メールと画面の言語',
    time_zone: 'タイムゾーン',
    notify_booking_changes: '予約の変更に関するメール',
    notify_reminders: 'セッション前のリマインダー',
    notify_messages: '新着メッセージに関するメール',
    notify_reviews: 'レビューと問題に関するメール',
  },
  none: { language: '指定しない：英語', time_zone: '指定しない：各自の端末' },
  saved: '設定を保存しました。',
} satisfies Translation<typeof source>;
