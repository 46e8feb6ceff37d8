import type { decisionMails as source } from '../../en-US/bookings/decisionMails';
import type { Translation } from '../../Translation';

const DECIDED_IN_PART = {
  subject: '判断結果：{{title}}',
  lead: 'このセッションについて報告された問題を確認しました。結果：料金の一部が支払い対象となります。明細にはその金額で表示されます。',
} as const;

const DECIDED_COUNTS = {
  subject: '判断結果：{{title}}',
  lead: 'このセッションについて報告された問題を確認しました。結果：セッションは合意どおり有効です。明細に再び表示されます。',
} as const;

export const decisionMails = {
  decidedCounts: { client: DECIDED_COUNTS, interpreter: DECIDED_COUNTS },
  decidedInPart: { client: DECIDED_IN_PART, interpreter: DECIDED_IN_PART },
  decidedVoid: {
    client: {
      subject: '判断結果：{{title}}',
      lead: 'このセッションについて報告された問題を確認しました。結果：お支払いの必要はありません。',
    },
    interpreter: {
      subject: '判断結果：{{title}}',
      lead: 'このセッションについて報告された問題を確認しました。結果：{{other}}さんに支払い義務はなく、明細には含まれません。',
    },
  },
} as const satisfies Translation<typeof source>;
