import type { everywhere as source } from '../en-US/everywhere';
import type { Translation } from '../Translation';

export const everywhere = {
  productName: 'Dragoman',
  loading: '読み込み中...',
  genericError: 'エラーが発生しました',
  operationSuccessful: '完了しました',
  noResults: '該当する結果がありません',
  notAvailable: 'なし',
  errorTitle: 'エラー',
  search: '検索',
  retry: '再試行',
  refresh: '更新',
  close: '閉じる',
  cancel: 'キャンセル',
  clear: 'クリア',
  save: '保存',
  back: '戻る',
  backToHome: 'トップページへ戻る',
  inTurn: '{{first}}{{second}}',
  comma: '、',
  labelled: '{{label}}：{{value}}',
  tryAgain: 'もう一度試す',
  needsScript: 'Dragomanの利用にはJavaScriptが必要です。有効にしてからページを再読み込みしてください。',
  language: '言語',
  failure: {
    network:
      'Dragomanに接続できませんでした。入力内容は失われていません。通信環境を確認して、もう一度お試しください。',
    malformedAnswer: '応答を読み取れませんでした。入力内容は失われていません。もう一度お試しください。',
    unavailable:
      '現在アクセスが集中しています。入力内容は失われていません。しばらくしてからもう一度お試しください。',
  },
  generalError: {
    title: '問題が発生しました',
    text: 'ページを再読み込みしてください。解決しない場合は、サポートまでお問い合わせください。',
    offline: 'インターネットに接続されていません。接続が戻ると、このページは自動的に開きます。',
  },
  notFound: {
    title: 'ページが見つかりません',
    text: 'このアドレスにはページがありません。移動したか、リンクに誤りがある可能性があります。',
  },
  languageOffer: {
    text: 'Dragomanは日本語でもご利用いただけます。',
    accept: '日本語に切り替える',
    dismiss: '今はしない',
  },
} satisfies Translation<typeof source>;
