import type { ownData as enUS } from '../en-US/ownData';
import type { Translation } from '../Translation';

export const ownData: Translation<typeof enUS> = {
  title: 'データとアカウント',
  toProfile: 'プロフィールに戻る',
  link: 'データとアカウント（ログイン中の端末・ダウンロード・削除）',
  export: {
    title: 'データのダウンロード',
    lead: '保管しているあなたの情報（プロフィール、設定、予約とその履歴、メッセージ、レビュー、報告）を1つのファイルにまとめます。ほかの方については、この画面で普段ご覧になれる内容だけが含まれます。',
    button: 'データをダウンロード',
    busy: 'データをまとめています…',
    done: '{{name}}として保存しました。',
    failed: 'データをまとめられませんでした',
  },
  institute: {
    title: '所属する機関',
    lead: 'アカウントは{{institute}}に所属しています。',
    consequence:
      '抜けると、そこでの役割、事業所、チームはなくなり、抜けたことが機関の記録に残ります。アカウントはDragoman自体の所属になり、以後のセッションはその管理者に表示されます。予約はそのまま残り、休止中の掲載は休止のままです。戻るには、もう一度招待が必要です。',
    button: '{{institute}}から抜ける',
    ask: '{{institute}}から抜けますか？',
    keep: '抜けない',
    failed: '機関から抜けていません',
    done: '{{institute}}から抜けました。',
  },
  delete: {
    title: 'アカウントの削除',
    lead: 'アカウントは完全に削除されます。元に戻すことはできません。',
    gone: 'お名前、写真、連絡先、プロフィール、履歴書、設定、送信したファイルはただちに削除され、すべての端末からログアウトされます。',
    kept: '予約とその合意金額は、お名前を伏せて相手側に残ります。ただし、発行済みの請求書と未払いのキャンセル料については、相手側に長期の保存義務があるため、お名前が残ります。送信したメッセージも、お名前を伏せて相手側に残ります。',
    withdrawn_other: '回答待ちの依頼{{count}}件を無料で取り下げます。',
    declined_other: 'あなたの回答を待つ依頼{{count}}件を辞退します。',
    cancelled_other: '確定済みの予約{{count}}件を取り消し、相手側に知らせます：',
    more_other: '他{{count}}件',
    owed: '{{amount}}のお支払い',
    total: 'これらの取り消しにより、合計{{amount}}のお支払いが生じます。',
    address: '{{email}}は再び登録に使えるようになります。',
    password: 'パスワード',
    passwordRequired: 'アカウントを削除するにはパスワードを入力してください。',
    wrongPassword: 'パスワードが正しくありません。',
    noPassword: 'パスワードがない、または忘れた場合',
    button: 'アカウントを完全に削除する',
    busy: 'アカウントを削除しています…',
    obstacles: {
      LAST_ADMIN:
        'あなたは機関でただ一人の管理者です。先に別の管理者を任命してください。その後、アカウントを削除できます。',
      SESSION_UNDER_WAY: 'セッションが進行中です。終了後にアカウントを削除できます。',
    },
  },
};
