import type { signIns as enUS } from '../en-US/signIns';
import type { Translation } from '../Translation';

export const signIns: Translation<typeof enUS> = {
  title: 'ログイン中の端末',
  lead: '使わなくなった端末や心当たりのない端末があれば、ログアウトしてください。心当たりがない場合は、パスワードも変更してください。',
  changePassword: 'パスワードを変更',
  on: '{{browser}}（{{system}}）',
  unknownBrowser: '不明なブラウザー',
  current: 'この端末',
  columns: { device: '端末', since: 'ログイン', lastUsed: '最終利用', actions: '操作' },
  now: '使用中',
  onlyHere: 'この端末のみ',
  onlyHereText: 'ほかの端末ではログインしていません。',
  signOut: 'ログアウト',
  signOutOf: 'ログアウト：{{device}}、{{when}}にログイン',
  signOutOthers: 'ほかのすべての端末からログアウト',
  askOne: '{{device}}からログアウトしますか？',
  askOneText: 'その端末では、もう一度ログインが必要になります。入力中の内容は失われます。',
  askOthers: 'ほかのすべての端末からログアウトしますか？',
  askOthersText:
    'この端末はログインしたままです。ほかの端末では、もう一度ログインが必要になります。入力中の内容は失われます。',
  password: 'パスワード',
  passwordRequired: 'パスワードを入力してください。',
  wrongPassword: 'パスワードが正しくありません。',
  noPassword: 'パスワードがない、または忘れた場合',
  busy: 'ログアウトしています…',
  doneOne: '{{device}}からログアウトしました。',
  doneOthers: 'ログイン中の端末は、この端末だけになりました。',
};
