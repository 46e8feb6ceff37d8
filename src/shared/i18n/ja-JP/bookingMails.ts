import type { bookingMails as source } from '../en-US/bookingMails';
import type { Translation } from '../Translation';
import { decisionMails } from './bookings/decisionMails';

const PROBLEM_REPORTED = {
  subject: '問題の報告：{{title}}',
  lead: '{{other}}さんとのこのセッションについて問題が報告されました。管理者が判断するまで明細には載りません。報告していない側は、48時間以内に予約一覧から状況を説明できます。説明があるか48時間が過ぎるまで、判断は行われません。',
} as const;

const ASK_REVIEW = {
  subject: 'いかがでしたか：{{title}}',
  lead: '{{other}}さんとのセッションが終わりました。予約の画面でレビューをお書きください。4つの項目の評価と、よろしければひと言をお願いします。双方がレビューを書くか14日が過ぎるまで、{{other}}さんには何も見えません。',
} as const;

export const bookingMails = {
  news: {
    requested: {
      client: {
        subject: '依頼しました：{{title}}',
        lead: '{{other}}さんに依頼しました。まだ確定ではありません。{{other}}さんの回答期限は{{deadline}}です。',
      },
      interpreter: {
        subject: '新しい依頼：{{title}}',
        lead: '{{other}}さんから依頼が届きました。回答するまで時間は確保されています。{{deadline}}までに回答してください。',
      },
    },
    changed: {
      client: {
        subject: '依頼を変更しました：{{title}}',
        lead: '依頼の内容を変更しました。{{other}}さんの回答期限は{{deadline}}です。',
      },
      interpreter: {
        subject: '依頼の変更：{{title}}',
        lead: '{{other}}さんが依頼の内容を変更しました。ご確認のうえ、{{deadline}}までに回答してください。',
      },
    },
    accepted: {
      client: { subject: '確定：{{title}}', lead: '{{other}}さんが承諾しました。予約が確定しました。' },
      interpreter: { subject: '確定：{{title}}', lead: '依頼を承諾しました。予約が確定しました。' },
    },
    bookedAtOnce: {
      client: {
        subject: '確定：{{title}}',
        lead: '{{other}}さんは依頼を即時に確定します。予約が確定しました。',
      },
      interpreter: {
        subject: '予約確定：{{title}}',
        lead: '{{other}}さんがあなたを予約しました。設定に従って即時に確定し、時間を確保しています。',
      },
    },
    declined: {
      client: {
        subject: '辞退：{{title}}',
        lead: '{{other}}さんは依頼を辞退しました。お支払いはありません。予約履歴から、同じ時間に空いているほかの通訳者に依頼できます。',
      },
      interpreter: { subject: '辞退：{{title}}', lead: '依頼を辞退しました。時間は再び空きになりました。' },
    },
    expired: {
      client: {
        subject: '回答なし：{{title}}',
        lead: '{{other}}さんから期限までに回答がなかったため、依頼は終了しました。お支払いはありません。予約履歴から、同じ時間に空いているほかの通訳者に依頼できます。',
      },
      interpreter: {
        subject: '依頼の終了：{{title}}',
        lead: '期限までに回答がなかったため、この依頼は終了しました。時間は再び空きになりました。',
      },
    },
    cancelled: {
      client: { subject: 'キャンセル：{{title}}', lead: 'この予約をキャンセルしました。' },
      interpreter: {
        subject: 'キャンセル：{{title}}',
        lead: 'この予約をキャンセルしました。時間は再び空きになりました。',
      },
    },
    cancelledByOther: {
      client: {
        subject: 'キャンセル：{{title}}',
        lead: '{{other}}さんが来られなくなりました。予約履歴から、同じ時間に空いているほかの通訳者に依頼できます。',
      },
      interpreter: {
        subject: 'キャンセル：{{title}}',
        lead: '{{other}}さんが予約をキャンセルしました。時間は再び空きになりました。',
      },
    },
    ...decisionMails,
    problemReported: { client: PROBLEM_REPORTED, interpreter: PROBLEM_REPORTED },
    endedEarly: {
      client: {
        subject: '予定より早く終了：{{title}}',
        lead: '{{other}}さんが、予定時間の半分に達する前にこのセッションを終了しました。料金は全額かかります。取り決めと異なる場合は、48時間以内に予約一覧から問題を報告してください。判断されるまで明細には載りません。',
      },
      interpreter: {
        subject: '予定より早く終了：{{title}}',
        lead: '予定時間の半分に達する前にこのセッションを終了しました。{{other}}さんにお知らせしました。{{other}}さんは48時間以内に問題を報告できます。',
      },
    },
    askHeld: {
      client: {
        subject: '実施の確認：{{title}}',
        lead: 'セッションの時間が終わりましたが、{{other}}さんのチェックインがありませんでした。実施されたかどうかを予約一覧でお答えください。問題は48時間以内に報告できます。',
      },
      interpreter: {
        subject: '実施の確認：{{title}}',
        lead: 'セッションの時間が終わりましたが、チェックインがありませんでした。実施されたかどうかを予約一覧でお答えください。問題は48時間以内に報告できます。',
      },
    },
    askReview: { client: ASK_REVIEW, interpreter: ASK_REVIEW },
    reminderDay: {
      client: { subject: 'まもなく（24時間以内）：{{title}}', lead: '24時間以内に通訳が始まります。' },
      interpreter: { subject: 'まもなく（24時間以内）：{{title}}', lead: '24時間以内に通訳が始まります。' },
    },
    reminderHour: {
      client: { subject: 'まもなく（1時間以内）：{{title}}', lead: '1時間以内に通訳が始まります。' },
      interpreter: { subject: 'まもなく（1時間以内）：{{title}}', lead: '1時間以内に通訳が始まります。' },
    },
  },
  moves: {
    timeProposed: {
      own: {
        subject: '日時変更の提案：{{title}}',
        lead: '別の日時を提案しました。{{other}}さんが同意するまで、予約は元の日時のままです。回答期限は{{deadline}}です。',
      },
      theirs: {
        subject: '日時変更の提案：{{title}}',
        lead: '{{other}}さんから別の日時の提案がありました。同意しない限り、予約は元の日時のままです。{{deadline}}までにご回答ください。',
      },
    },
    timeAgreed: {
      own: {
        subject: '日時変更の確定：{{title}}',
        lead: '新しい日時に同意しました。セッションの日時が変わりました。',
      },
      theirs: {
        subject: '日時変更の確定：{{title}}',
        lead: '{{other}}さんが新しい日時に同意しました。セッションの日時が変わりました。',
      },
    },
    timeRefused: {
      own: {
        subject: '日時の変更なし：{{title}}',
        lead: '提案された日時を辞退しました。予約は元の日時のままです。',
      },
      theirs: {
        subject: '日時の変更なし：{{title}}',
        lead: '{{other}}さんが提案された日時を辞退しました。予約は元の日時のままです。',
      },
    },
    timeWithdrawn: {
      own: { subject: '日時の変更なし：{{title}}', lead: '提案を取り下げました。予約は元の日時のままです。' },
      theirs: {
        subject: '日時の変更なし：{{title}}',
        lead: '{{other}}さんが提案を取り下げました。予約は元の日時のままです。',
      },
    },
    timeLapsed: {
      own: {
        subject: '日時の変更なし：{{title}}',
        lead: '期限までに{{other}}さんからの回答がありませんでした。予約は元の日時のままです。',
      },
      theirs: {
        subject: '日時の変更なし：{{title}}',
        lead: '提案された日時への回答がなかったため、予約は元の日時のままです。',
      },
    },
  },
  costFromThenOn: '新しい日時に決まると、それ以降のキャンセルには最低{{amount}}かかります。',
  nothingOwed: '支払いはありません。',
  decidedBecause: '判断した担当者が述べた理由：',
  clientOwes: {
    client: 'お支払い額は{{amount}}です。',
    interpreter: '依頼者の支払い額は{{amount}}です。',
  },
  open: 'Dragomanで開く',
  facts: {
    when: '日時',
    asBooked: '予約時の表記',
    reference: '参照番号',
    proposed: '提案された日時',
    duration: '所要時間',
    with: { client: '通訳者', interpreter: '依頼者' },
    platform: 'プラットフォーム',
    subject: '分野',
    fee: { client: '合意した料金', interpreter: '合意した報酬' },
    notCharged: '{{amount}}（オンラインでの請求はありません）',
  },
  calendar: {
    requested: '依頼中：{{title}}',
    languages: '言語：{{from}}、{{to}}',
  },
  untitled: '無題のミーティング',
  unnamed: { client: '通訳者', interpreter: '依頼者' },
  durations: { '30 min': '30分', '1 hour': '1時間', '2 hours': '2時間' },
  subjects: {
    'Business / Trade': 'ビジネス・貿易',
    Legal: '法律',
    Medical: '医療',
    Technical: '技術',
    Other: 'その他',
  },
  otherPlatform: 'その他',
  roomPlatform: 'Dragomanルーム',
} satisfies Translation<typeof source>;
