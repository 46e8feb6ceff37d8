import type { calendar as english } from '../../en-US/bookings/calendar';
import type { Translation } from '../../Translation';

export const calendar = {
  title: '予約をご自分のカレンダーで見る',
  lead: '一度登録すれば、スマートフォンやパソコンのカレンダーに新しい予約、変更、キャンセルが自動で反映されます。',
  address: '非公開アドレス',
  none: 'アドレスはまだありません。この方法で予約を見られる人はいません。',
  exists: '{{when}}に作成したアドレスがあります。もう一度表示することはできません。',
  once: '今すぐコピーしてください。表示されるのは今回だけです。',
  secret:
    'このアドレスを知っている人は誰でも予約を見られます。ご自分のカレンダー以外には教えないでください。',
  unread: 'まだどのカレンダーからも読み込まれていません。',
  readAt: '最後に読み込まれた日時：{{when}}',
  create: 'アドレスを作成',
  renew: '新しいアドレスに替える',
  renewNote: '新しいアドレスを作ると古いものはすぐに無効になります。新しいアドレスで登録し直してください。',
  revoke: '登録を終了する',
  revoked: 'アドレスは無効になりました。',
  failed: '処理できませんでした',
  copy: 'アドレスをコピー',
  copied: 'アドレスをコピーしました。',
  copyByHand: 'アドレスを選択しました。キーボードでコピーしてください。',
  open: 'この端末のカレンダーで開く',
  how: '登録のしかた',
  programs: {
    google: {
      name: 'Google カレンダー',
      way: 'パソコンで「他のカレンダー」の横の「＋」から「URL で追加」を選び、アドレスを貼り付けます。',
    },
    apple: {
      name: 'Apple カレンダー',
      way: 'Macでは「ファイル」から「新規照会カレンダー」、iPhoneでは「カレンダー」から「カレンダーを追加」、「照会カレンダーを追加」を選びます。',
    },
    outlook: {
      name: 'Outlook',
      way: '予定表で「予定表を追加」から「Web から登録」を選びます。',
    },
  },
  late: '変更を読みに来る間隔はカレンダーによって異なり、数時間ごとのものもあります。正しい予定はこちらの画面でご確認ください。',
} as const satisfies Translation<typeof english>;
