import type { bookingRefused as source } from '../../en-US/bookings/bookingRefused';
import type { Translation } from '../../Translation';

export const bookingRefused = {
  notAvailable: '{{name}}さんはその時間には予約できません',
  notAvailableText: '保存されていません。別の時間か別の通訳者をお選びください。',
  reasons: {
    short_notice: '{{name}}さんが受け付ける期限を過ぎています。',
    day_off: '{{name}}さんはその日は休みです。',
    outside_hours: '{{name}}さんの対応時間外です。',
    too_close: '{{name}}さんは前後に別のセッションがあり、間に休憩時間を設けています。',
  },
  slotTaken: 'その時間はたった今予約されました',
  slotTakenText:
    '{{name}}さんはその時間にすでに予約があります。何も保存されていません。別の時間か別の通訳者をお選びください。',
  alreadyAsked: 'この依頼はすでに送信済みです',
  alreadyAskedText:
    'その時間には{{name}}さんへの予約がすでにあります（別のウィンドウで送信された可能性があります）。二重には保存されていません。',
  openOwn: 'その依頼を開く',
  freeInterpretersText: 'または、その時間に空いている通訳者に依頼できます：',
  freeInterpreters: 'その時間に空いている通訳者',
  freeInterpreter: '{{name}} · {{amount}}',
  freeTimes: '近い空き時間',
  priceChanged: '料金が変更されました',
  priceChangedText:
    '{{name}}さんの料金は現在1時間あたり{{price}}、合計{{total}}です。何も保存されていません。この料金でよろしければ、もう一度保存してください。',
  priceUnknown: '何も保存されていません。現在の料金を確認するため、通訳者を選び直してください。',
  ended: 'この依頼はもう変更できません',
  overText:
    '{{what}}入力内容は残っています。必要に応じて日時や通訳者を選び直し、保存してください。新しい依頼として送信されます。',
  endedText: '{{what}}予約履歴で予約を確認するか、この内容を別の依頼として送信してください。',
  saveAsNew: '新しい依頼として送信されます。以前の依頼は終了しており、履歴に残ります。',
  saveBlocked: '以前の依頼が有効なため、上書き保存はできません。上の二つの方法のどちらかをお選びください。',
  changed: '依頼は別の場所で変更されました',
  changedText:
    '何も保存されていません。別の端末で変更された可能性があります。このフォームと異なる現在の内容：',
  changedSame: '何も保存されていませんが、現在の内容はこのフォームと同じです。',
  takePresent: '現在の内容を表示する',
  keepTyped: '入力した内容を残す',
  saveUnseen: '依頼は別の場所で変更されました。先に上の二つの方法のどちらかをお選びください。',
  endings: {
    pending: '依頼の状態が変わりました。',
    confirmed: '通訳者がすでに承諾しています。',
    in_progress: 'セッションはすでに始まっています。',
    completed: 'セッションは終了しています。',
    cancelled: '依頼はキャンセルされました。',
    declined: '通訳者が依頼を辞退しました。',
    expired: '期限までに通訳者からの回答がありませんでした。',
  },
  openRecords: '予約履歴を開く',
  newRequest: 'この内容で新しく依頼する',
  failed: '予約は保存されませんでした',
  failedText: '{{reason}}入力内容はすべて残っています。',
  unanswered: '保存されたかどうか、まだ分かりません',
  unansweredText:
    'このページに応答が届きませんでした。もう一度保存すると確認できます。同じ予約が二重に作られることはありません。入力内容はすべて残っています。',
} satisfies Translation<typeof source>;
