import type { invoice as source } from '../../en-US/bookings/invoice';
import type { Translation } from '../../Translation';

export const invoice = {
  title: '請求書{{number}}',
  loading: '請求書を開いています...',
  none: 'この予約の請求書はありません',
  noneText: 'セッションが完了し、未解決の問題がない場合に請求書が作られます。',
  back: '明細に戻る',
  print: '印刷',
  from: '通訳者',
  to: '依頼者',
  issued: '日付',
  corrected: '訂正日',
  service: '通訳：',
  duration: '所要時間',
  rate: '1時間あたりの料金',
  agreed: '合意した料金',
  part: '問題の報告を受けた判断により、合意した料金の一部が支払い対象です。この請求書は、同じ番号の以前の請求書に代わるものです。',
  amount: '請求額',
  platform: 'うち手数料（{{percent}}）',
  net: 'うち通訳者分',
  note: 'Dragomanを通じて合意されました。オンラインでの請求はなく、金額はユーロです。',
} as const satisfies Translation<typeof source>;
