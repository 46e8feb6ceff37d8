import type { asked as source } from '../../en-US/people/asked';
import type { Translation } from '../../Translation';

/** A visitor's chosen time, above the forms of registering and signing in. */
export const asked = {
  heading: '依頼の内容',
  stays: '下から登録またはログインしてください。選んだ内容はそのまま残り、予約画面に入力されます。',
  taken: 'この時間はほかの予約で埋まりました。別の時間を選ぶか、このまま進んで後で選んでください。',
  past: 'この時間は過ぎました。別の時間を選ぶか、このまま進んで後で選んでください。',
  others: 'ほかの空き時間',
  search: '別の通訳者を探す',
  back: 'プロフィールに戻る',
  forget: '依頼をやめる',
} satisfies Translation<typeof source>;
