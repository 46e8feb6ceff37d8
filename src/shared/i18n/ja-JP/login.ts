import type { login as source } from '../en-US/login';
import type { Translation } from '../Translation';

export const login = {
  heading: 'ログイン',
  lead: '予約も日時も言語も、前回のままご利用いただけます。',
  email: 'メールアドレス',
  password: 'パスワード',
  showPassword: 'パスワードを表示',
  hidePassword: 'パスワードを隠す',
  submit: '今すぐログイン',
  submitting: 'ログイン中…',
  cancel: 'キャンセル',
  register: 'アカウントを作成',
  magicLink: 'メールのリンクでログイン',
  resetPassword: 'パスワードを再設定',
  wrongCredentials: 'ユーザー名またはパスワードが違います',
  notVerified: 'このアカウントはまだ確認されていません。',
  lastLogin: '前回のログイン：{{lastLoginTime}}',
  welcomeBack: '{{name}}さん、ようこそ',
  problems: '次の項目を確認してください',
  errors: {
    emailRequired: 'メールアドレスを入力してください。',
    emailInvalid: 'name@example.comのような形式でメールアドレスを入力してください。',
    passwordRequired: 'パスワードを入力してください。',
  },
} satisfies Translation<typeof source>;
