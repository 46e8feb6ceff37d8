import type { statements as source } from '../../en-US/bookings/statements';
import type { Translation } from '../../Translation';

export const statements = {
  link: '明細と請求書',
  titles: { client: '支出', interpreter: '収入' },
  leads: {
    client:
      '完了したセッションと直前キャンセルについて、あなたが支払う金額の月ごとの一覧です。オンラインでの請求はありません。',
    interpreter:
      '完了したセッションと直前キャンセルについて、あなたに支払われる金額、手数料、差引額の月ごとの一覧です。',
  },
  leftOut_other: 'ほかに{{count}}行ありますが、ここでは省略しています。合計には含まれています。',
  undecided_other: '問題が報告されたセッションが{{count}}件あり、判断が下されるまでここには含まれません。',
  ofAgreed: '（合意額{{agreed}}）',
  month: '月',
  loading: '明細を読み込んでいます...',
  empty: 'この月の明細はありません',
  emptyText: '完了したセッションと直前のキャンセルがここに表示されます。',
  zone: '月の区切りはあなたのタイムゾーン（{{zone}}）によります。',
  kinds: { session: 'セッション', cancellation: '直前のキャンセル' },
  columns: {
    date: '日付',
    time: '時刻',
    zone: 'タイムゾーン',
    title: '会議',
    kind: '内容',
    invoice: '請求書番号',
    agreed: '合意額',
    client: '依頼者',
    interpreter: '通訳者',
    amount: '金額',
    percent: '手数料率（%）',
    platformFee: '手数料',
    net: '差引額',
    total: '合計',
  },
  goneName: '削除されたアカウント',
  csv: 'CSVをダウンロード',
  invoice: '請求書',
  invoiceOf: '「{{title}}」の請求書',
} as const satisfies Translation<typeof source>;
