import type { aftermath as englishAftermath, reviews as englishReviews } from '../en-US/aftermath';
import type { Translation } from '../Translation';

export const aftermath = {
  title: 'セッションの後で',
  asked: '通訳者のチェックインがありませんでした。このセッションは実施されましたか？',
  askedShort: 'このセッションは実施されましたか？開いてお答えください。',
  held: 'はい、実施されました',
  heldByYou: '実施されたと回答しました。',
  report: '問題を報告する',
  reportUntil: '問題は {{when}} まで報告できます。',
  what: 'どのような問題がありましたか？',
  whatHint: '双方と、判断する管理者が読みます。',
  whatRequired: '問題の内容を入力してください。',
  tooLong: '長すぎます。',
  send: '報告を送る',
  sending: '送信しています...',
  keep: 'やめる',
  reported: '問題を報告しました。管理者が判断します。',
  confirmed: 'ありがとうございます。記録しました。',
  refused: '実行できませんでした',
  problem: '{{when}} に問題が報告されました：「{{text}}」',
  undecided: '管理者が判断するまで、このセッションは明細に載りません。',
  outcome: { counts: '判断：合意どおり有効です。', void: '判断：料金は発生しません。' },
} as const satisfies Translation<typeof englishAftermath>;

export const reviews = {
  title: 'レビュー',
  leave: 'いかがでしたか？',
  rating: '評価',
  ratings: { r1: '1・不満', r2: '2・やや不満', r3: '3・良い', r4: '4・とても良い' },
  ratingRequired: '評価を選んでください。',
  text: 'ご感想',
  textHint: '通訳者を探す人が、あなたの名（ファーストネーム）とともに読めます。',
  send: 'レビューを投稿する',
  sending: 'レビューを保存しています...',
  done: 'レビューをありがとうございました。',
  stars: '4 点中 {{rating}} 点',
  by: '{{name}} さん、{{when}}',
  failed: 'レビューを読み込めませんでした。',
  loading: 'レビューを読み込んでいます...',
} as const satisfies Translation<typeof englishReviews>;
