import type { gallery as source } from '../en-US/gallery';
import type { Translation } from '../Translation';

export const gallery = {
  title: '通訳者ギャラリー',
  lead: '言語、専門分野、料金、評価を比べて、ご希望に合う通訳者をお選びください。',
  filters: {
    name: '検索と絞り込み',
    show: '絞り込み',
    showCounted: '絞り込み（{{count}}）',
    from: '通訳元の言語',
    to: '通訳先の言語',
    vertical: '専門分野',
    price: '1時間あたりの料金',
    rating: '評価',
    sort: '並べ替え',
    anyLanguage: 'すべての言語',
    anyField: 'すべての分野',
    anyPrice: '指定なし',
    anyRating: '指定なし',
    upTo: '{{price}}まで',
    atLeast: '{{rating}}以上（4点満点）',
    clear: '条件をクリア',
  },
  sorts: { rank: 'ランキング順', name: '名前順', price: '料金の安い順', rating: '評価の高い順' },
  loading: '通訳者を読み込み中...',
  empty: '通訳者が見つかりません',
  emptyText: '予約できる通訳者がここに表示されます。',
  noHitsText: 'この条件に合う通訳者が見つかりません。条件を減らすか、別の言葉でお試しください。',
  count_other: '{{count}}名の通訳者',
  shown_other: '{{first}}～{{last}}人目の通訳者',
  tabs: {
    name: '{{name}}さんについて',
    info: '概要',
    reviews: 'レビュー',
    pricing: '料金',
    contact: '連絡先',
    education: '学歴・資格',
  },
  info: { verticals: '専門分野', experience: '経験' },
  reviews: {
    text: '評価は、セッションの後に依頼者から寄せられた声をもとにしています。',
  },
  pricing: { word: '1語あたり（最低）' },
  contact: {
    email: 'メールアドレス',
    hidden:
      'メールアドレスは、予約を共にする方どうしにのみ表示されます。それまではダイレクトメッセージをご利用ください。',
  },
  education: { certifications: '資格', none: '登録なし' },
  favourites: {
    add: 'お気に入りに追加',
    remove: 'お気に入りから外す',
    lead: 'また依頼したい通訳者の一覧です。この一覧はご本人にしか見えません。',
    count_other: 'お気に入り{{count}}名',
    empty: 'お気に入りはまだありません',
    emptyText:
      'カードやプロフィールで「お気に入りに追加」を押すと、ここに表示され、通訳者を選ぶときも先頭に並びます。',
    resting: '現在、新しい予約を受け付けていません。',
  },
  atOnce: {
    mark: '即時確定',
    filter: { label: '確定方法', any: 'すべて', only: '即時確定のみ' },
  },
  actions: {
    addToProject: 'プロジェクトに追加',
    directMessage: 'ダイレクトメッセージ',
    viewFullProfile: '詳細プロフィールを見る',
    noProfile: '詳細プロフィールはまだ公開されていません。',
  },
} satisfies Translation<typeof source>;
