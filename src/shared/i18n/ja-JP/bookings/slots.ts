import type { slots as source } from '../../en-US/bookings/slots';
import type { Translation } from '../../Translation';

export const slots = {
  title: '空き時間',
  zone: 'お使いのタイムゾーン：{{zone}}',
  nextFree: '次の空き時間',
  earlier: '前の週',
  later: '次の週',
  days: '日付',
  dayName: '{{day}}、{{times}}',
  loading: '空き時間を読み込んでいます…',
  none: 'この日に空き時間はありません。',
  nowhere: '今後8週間に空き時間はありません。',
  parts: { morning: '午前', afternoon: '午後', evening: '夕方', night: '夜間' },
  times_other: '{{count}}件',
  nightTimes_other: '{{part}}、{{count}}件',
  free_other: '{{count}}人',
  keys: '矢印キー、Home、Endで日付と時刻を移動し、Page UpとPage Downで週を切り替えます。',
  taken: '{{time}}はたった今埋まりました。',
  notFree: '{{time}}は空き時間ではありません。',
  choose: '2つの言語または通訳者を選ぶと、ここに空き時間が表示されます。',
  night: '{{time}}は夜間です。',
  nightMeant: '{{time}}は夜間です。{{other}}のことですか？',
  nightMend: '{{other}}に変更',
  nightForYou: 'お使いの時計では{{time}}で、夜間です。',
  nightForInterpreter: '通訳者の時計では{{time}}で、夜間です。',
} satisfies Translation<typeof source>;
