import type { device as source } from '../../en-US/app/device';
import type { Translation } from '../../Translation';

export const device = {
  offline: 'オフラインです',
  offlineText: '表示中の内容は変わっている可能性があります。入力した内容はこの端末に残ります。',
  newVersion: '新しいバージョンがあります',
  newVersionText: '再読み込みすると使えます。入力した内容は残ります。',
  reload: '再読み込み',
  tickets: '次の予約',
  ticketsReadAt: '{{time}}時点の内容です。その後変わっている可能性があります。',
  bar: {
    name: 'よく使う画面',
    book: '予約する',
    records: '記録',
    messages: 'メッセージ',
    requests: '依頼',
    calendar: 'カレンダー',
    more: 'その他',
  },
} satisfies Translation<typeof source>;
