import type { account as source } from '../en-US/account';
import type { Translation } from '../Translation';

export const account = {
  backToSignIn: 'ログインに戻る',
  retryInSeconds_other: '{{count}}秒後にもう一度お試しいただけます。',
  retryInMinutes_other: '{{count}}分後にもう一度お試しいただけます。',
  passwordHint: '8文字以上で、英小文字・英大文字・数字をそれぞれ含めてください。',
  passwordRules: {
    empty: '*新しいパスワードを入力してください。',
    whitespace: '*パスワードに空白は使えません',
    lowercase: '*パスワードには小文字を1文字以上含めてください',
    uppercase: '*パスワードには大文字を1文字以上含めてください',
    digit: '*パスワードには数字を1文字以上含めてください',
    tooShort: '*パスワードは8文字以上にしてください',
    tooLong: '*パスワードは128文字以内にしてください',
  },
  passwordConfirmation: {
    empty: '*確認用のパスワードを入力してください。',
    different: '*新しいパスワードが一致しません。',
  },
  register: {
    title: '新規登録',
    heading: 'アカウントを作成',
    lead: '通訳者を予約する方も、通訳者として予約を受ける方も。メールアドレスの確認用コードをお送りします。',
    firstName: '名',
    lastName: '姓',
    confirmPassword: 'パスワード（確認）',
    iAmA: 'ご利用の立場',
    client: '依頼者',
    interpreter: '通訳者',
    submit: '登録する',
    submitting: 'アカウントを作成中…',
    signIn: 'すでにアカウントをお持ちの方',
    firstNameRequired: '名を入力してください。',
    lastNameRequired: '姓を入力してください。',
    nameTooLong: '100文字以内で入力してください。',
    groupRequired: '依頼者か通訳者かを選択してください。',
    tiers: {
      professional:
        'Professional プランを選択中です。登録後に管理者が承認するまでは Starter プランが適用されます。',
      enterprise:
        'Enterprise プランを選択中です。登録後に管理者が承認するまでは Starter プランが適用されます。',
    },
  },
  code: {
    label: 'コード',
    hint: 'メールに記載の6桁の数字です。10分間有効です。',
    required: 'コードを入力してください。',
    invalid: 'メールに記載の6桁の数字を入力してください。',
    resend: 'コードを再送信',
    resent: '新しいコードを送信しました。前のコードは使えなくなります。',
    wait_other: 'あと{{count}}秒で再送信できます',
  },
  verify: {
    title: 'メールアドレスの確認',
    heading: 'メールアドレスの確認',
    lead: '{{email}} にお送りしたコードを入力してください。届かない場合は、迷惑メールフォルダーをご確認いただくか、再送信してください。',
    leadWithoutEmail: '登録したメールアドレスと、そこに届いたコードを入力してください。',
    submit: '確認してログイン',
    submitting: 'コードを確認中…',
    otherEmail: '別のメールアドレスで登録',
  },
} satisfies Translation<typeof source>;
