import type { week as english } from '../../en-US/bookings/week';
import type { Translation } from '../../Translation';

export const week = {
  title: '週間カレンダー、',
  previous: '前の週',
  next: '次の週',
  present: '今週',
  today: '今日',
  loading: '週の予定を読み込んでいます...',
  empty: 'この週の予約はありません。',
  free: '予約はありません。',
  earlierDays_other: '今週のこれまで（{{count}}日分）',
  keys: '矢印キーで予約間を移動し、HomeとEndでその週の最初と最後の予約へ移動します。',
  legend: '印の意味',
  zone: '時刻はあなたのタイムゾーン（{{zone}}）で表示しています。',
  clocks: { forward: '時計が進む日', back: '時計が戻る日' },
  booking: '{{start}}、{{title}}、{{status}}、{{time}}、{{name}}',
  part: '{{label}}、{{part}}',
  fromBefore: '前日から続く',
  onAfter: '翌日まで続く',
  subscribe: '自分のカレンダーに登録する',
} as const satisfies Translation<typeof english>;
