import type { institutePerson as source } from '../../en-US/institute/institutePerson';
import type { Translation } from '../../Translation';

export const institutePerson = {
  open: '{{name}}さんの詳細を開く',
  back: 'すべてのユーザー',
  none: '該当するユーザーはいません',
  noneText: 'この方は所属外か、アカウントが削除されています。',
  since: '登録日',
  zone: 'タイムゾーン',
  listing: '掲載',
  credential: '資格',
  handedIn: '提出日',
  noCredentials: '提出された資格はありません。',
  noProblems: '貴機関が判断する問題の報告はありません。',
  signIns: 'サインイン中の端末',
  noSignIns: '現在サインインしている端末はありません。',
  decisions: 'この方についての判断',
  noDecisions: '判断や変更の記録はまだありません。',
  bookings: '予約',
  noBookings: '予約はまだありません。',
  fee: '合意額',
  photo: {
    of: '{{name}}さんの写真を削除',
    ask: '{{name}}さんの写真を削除しますか？',
    text: '別人の写真、侮辱的なもの、広告、顔の写っていないものは掲載できません。{{name}}さんに理由がメールで届き、別の写真を選べます。',
    reason: '理由',
    reasonRequired: '理由を入力してください。',
    label: '写真を削除',
    done: '{{name}}さんの写真を削除しました。',
  },
} as const satisfies Translation<typeof source>;
