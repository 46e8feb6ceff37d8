import type { settings as source } from '../en-US/settings';
import type { Translation } from '../Translation';

export const settings = {
  title: 'プロフィール設定',
  local:
    'この設定はこのブラウザーにだけ残ります。このページの内容がDragomanに送信されることはなく、予約に表示される名前、ログイン用のメールアドレス、パスワードは変わりません。',
  toProfile: 'プロフィールを編集',
  toPassword: 'パスワードを変更',
  edit: '編集',
  fields: {
    fullName: '氏名',
    email: 'メールアドレス',
    password: 'パスワード',
    region: 'データの保管地域',
  },
  editOne: {
    fullName: '氏名を編集',
    email: 'メールアドレスを編集',
    password: 'パスワードを編集',
    region: 'データの保管地域を編集',
  },
  emailHint: 'ここに表示されるだけです。ログインにはこれまでどおりアカウントのアドレスを使います。',
  passwordHint:
    '条件を確認したあとは破棄され、どこにも保存されません。ログイン用のパスワードは変わりません。',
  passwordHidden: '非表示',
  viaLink: 'パスワードの代わりにリンクでログインする',
  linkWanted: 'リンクでログイン',
  noRegion: '未選択',
  chooseRegion: '地域を選択',
  regions: {
    eu: '欧州連合',
    us: 'アメリカ合衆国',
    latam: 'ラテンアメリカ',
    apac: 'アジア太平洋',
  },
  updated: 'プロフィールを更新しました。',
  cancelled: '編集を取り消しました。',
  errors: {
    nameRequired: '氏名を入力してください。',
    nameTooLong: '201文字以内で入力してください。',
    regionRequired: '地域を選択してください。',
  },
} satisfies Translation<typeof source>;
