import type { problemDecisions as source } from '../../en-US/institute/problemDecisions';
import type { Translation } from '../../Translation';

export const problemDecisions = {
  lead: 'セッションについて依頼者や通訳者から報告された問題です。判断されるまで、そのセッションは明細に載りません。',
  empty: '報告された問題はありません',
  emptyText: '所属する通訳者のセッションについて報告があると、ここに表示されます。',
  show: {
    label: '表示',
    all: 'すべて',
    open: '未判断',
    decided: '判断済み',
    openNone: '判断待ちの問題はありません',
    decidedNone: '判断済みの問題はまだありません',
  },
  session: 'セッション',
  report: '報告内容',
  presence: 'チェックイン',
  checkedIn: '通訳者はチェックインしました',
  absent: '通訳者のチェックインはありません',
  decision: '判断',
  by: { client: '{{name}}さん（依頼者）', interpreter: '{{name}}さん（通訳者）' },
  answer: {
    client: '{{name}}さん（依頼者）の説明',
    interpreter: '{{name}}さん（通訳者）の説明',
  },
  outcome: { counts: '合意どおり有効', partial: '料金の一部：{{amount}}', void: '支払い義務なし' },
  own: 'ご自身が当事者のセッションです。ほかの管理者が判断します。',
  waits: '{{name}}さんは{{when}}まで説明できます。説明があった後、またはその時刻を過ぎると判断できます。',
  because: '理由：{{reason}}',
  decide: {
    counts: {
      label: '有効にする',
      of: '「{{title}}」を有効にする',
      ask: '「{{title}}」を合意どおり有効にしますか？',
      text: '合意した料金{{fee}}が発生し、セッションは明細に載ります。',
    },
    partial: {
      label: '一部を有効にする',
      of: '「{{title}}」の一部を有効にする',
      ask: '「{{title}}」の支払い額を決めますか？',
      text: '合意した料金は{{fee}}です。{{client}}さんの支払い額は、代わりに入力した金額になります。そのうちプラットフォームの取り分は通常の割合です。',
      amount: '支払い額（ユーロ）',
      amountHint: '0より大きく、{{fee}}より小さい金額です。',
      amountRequired: '金額を入力してください（例：40、37.50）。',
      amountNoPart: '0より大きく、{{fee}}より小さい金額を入力してください。',
    },
    void: {
      label: '無効にする',
      of: '「{{title}}」を無効にする',
      ask: '「{{title}}」を無効にしますか？',
      text: '合意した料金{{fee}}は発生せず、セッションはどの明細にも載りません。',
    },
  },
  reason: '理由',
  reasonHint: '双方に表示されます。',
  reasonRequired: '理由を入力してください。',
  done: '判断を記録しました。',
} as const satisfies Translation<typeof source>;
