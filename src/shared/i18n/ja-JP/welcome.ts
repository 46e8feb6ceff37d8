import type { welcome as source } from '../en-US/welcome';
import type { Translation } from '../Translation';

export const welcome = {
  title: 'どこで会議をしますか？',
  lead: '選択に応じてプラットフォームが入力されます。予約画面で変更することもできます。',
  choicesName: '会議のプラットフォーム',
  choices: {
    zoom_account: 'Zoomのアカウントを持っています',
    no_zoom_account: 'Zoomのアカウントは持っていません',
    other_platform_account: '別のプラットフォームを使います',
  },
  notes: {
    zoom_account: '会議の主催はお客様です。通訳者はリンクから参加します。',
    no_zoom_account: '準備は不要です。ブラウザーのDragomanルームで会います。',
    other_platform_account: 'WebEx、電話、自社の会議システムなど。',
  },
  continue: '次へ',
} satisfies Translation<typeof source>;
