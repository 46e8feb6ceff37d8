import type { reschedule as english } from '../../en-US/bookings/reschedule';
import type { Translation } from '../../Translation';

export const reschedule = {
  title: '日時の変更',
  loading: '予約を開いています...',
  asItStands: '現在の予約',
  now: '確定している日時',
  proposed: '提案された日時',
  what: 'できること',
  none: '別の日時を提案できます。{{name}}さんが同意するまで、確定している日時は変わりません。',
  own: '{{name}}さんの回答を待っています（期限：{{deadline}}）。それまで確定している日時は変わりません。',
  theirs:
    '{{name}}さんから別の日時の提案があります。同意すると日時が変わり、同意しなければ元のままです。{{deadline}}までにご回答ください。',
  closed: 'この予約の日時は変更できません。まだ確定していないか、すでに始まっています。',
  propose: '別の日時を提案する',
  another: '違う日時を提案する',
  agree: '新しい日時に同意する',
  decline: '元の日時のままにする',
  withdraw: '提案を取り下げる',
  formTitle: 'ご希望の日時',
  leastCost:
    '開始まで{{free}}時間を切っています。新しい日時に決まった後も、キャンセルには現在と同じく最低{{amount}}かかります。',
  leastCostAsked:
    '日時の変更はご自身のご希望によるものです。新しい日時に決まった後も、キャンセルには最低{{amount}}かかります。',
  costFromThenOn: '新しい日時に決まると、それ以降のキャンセルには最低{{amount}}かかります。',
  lead: '所要時間と料金は変わりません。{{name}}さんにお知らせし、1日以内に回答をいただきます。',
  send: '提案を送る',
  sending: '提案を送っています...',
  keep: 'やめる',
  whichHour: 'この時刻はその日に2回あります。どちらですか？',
  chooseHour: '選んでください',
  refused: '実行できませんでした',
  done: {
    proposed: '提案を送りました。',
    agreed: 'セッションの日時が変わりました。',
    declined: '元の日時のままです。',
    withdrawn: '提案を取り下げました。',
  },
} as const satisfies Translation<typeof english>;
