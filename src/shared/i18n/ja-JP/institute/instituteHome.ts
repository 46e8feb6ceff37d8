import type { instituteHome as source } from '../../en-US/institute/instituteHome';
import type { Translation } from '../../Translation';

export const instituteHome = {
  lead: '対応を待っていること、今日の予定、見つからなかった検索をまとめて確認できます。',
  session: 'セッション',
  pair: '言語',
  more: '{{total}}件のうち{{shown}}件を表示しています。',
  waiting: {
    title: '対応待ち',
    none: '判断を待っているものはありません。',
    listings_other: '掲載待ちのプロフィール',
    credentials_other: '確認待ちの資格',
    tiers_other: '承認待ちのプラン',
    problems_other: '判断待ちの問題',
  },
  today: {
    title: '今日のセッション',
    none: '今日始まるセッションはありません。',
    time: '時刻',
    span: '{{from}}～{{to}}',
    status: '状態',
  },
  spend: {
    title: '{{month}}の事業所別支出',
    note: '実施されたセッションと直前キャンセルについて、依頼者が支払う金額です。判断前の問題は含まれません。',
    none: '今月の支払いや合意はまだありません。',
    sessions: 'セッション',
    amount: '支払い額',
    ahead: '今後の予定',
    noBusiness: '事業所なし',
    total: '合計',
  },
  unanswered: {
    title: '返答のなかった依頼',
    note: '過去30日間の依頼です。',
    none: '過去30日間の依頼にはすべて返答がありました。',
    wanted: '希望日時',
    ended: '終了',
  },
  missing: {
    title: '見つからなかった検索',
    note: 'サイト内と公開検索で検索されたものの、掲載中の通訳者がいない言語の組み合わせです。',
    none: '検索された組み合わせには、すべて対応できる通訳者がいます。',
    searches: '検索回数',
    since: '最初',
    last: '最新',
  },
} as const satisfies Translation<typeof source>;
