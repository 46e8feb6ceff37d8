import type { firstSteps as source } from '../../en-US/people/firstSteps';
import type { Translation } from '../../Translation';

export const firstSteps = {
  titles: { client: 'はじめの一歩', interpreter: '最初の依頼を受けるまで', admin: '機関の初期設定' },
  doneOf: '{{all}}件中{{done}}件完了',
  done: '（完了）',
  open: '（未完了）',
  hide: '非表示にする',
  show: 'ダッシュボードに再び表示する',
  putAway: '非表示にしました。ヘルプからいつでも確認できます。',
  back: 'ダッシュボードに再び表示しました。',
  profile: 'プロフィールに電話番号、会社名、写真のいずれかを追加する',
  search: '通訳者を検索する',
  request: '最初の依頼を送る',
  languages: '通訳できる言語とレベルを入力する',
  price: '1時間あたりの料金を設定する',
  hours: '対応できる時間を設定する',
  photo: 'ご自身の写真を追加する',
  credentials: '資格を提出する',
  publish: '掲載を公開する',
  approve: 'プロフィール、資格、プランのいずれかを判断する',
  invite: 'メンバーを招待する',
  modules: '役割を作成し、利用できる機能を設定する',
} as const satisfies Translation<typeof source>;
