import type { interpreters as source } from '../en-US/interpreters';
import type { Translation } from '../Translation';

export const interpreters = {
  new: '新規登録',
  anHour: '／1時間',
  rating: '評価{{rating}}／4',
  reviews_other: 'レビュー{{count}}件',
  years_other: '{{count}}年',
  moreYears_other: '{{count}}年以上',
  description: '通訳全般',
  certification: '認定通訳者',
  badges: {
    name: '確認済み',
    kinds: {
      sworn: '宣誓通訳',
      certificate: '資格証明',
      diploma: '学位・修了証',
      association: '協会会員',
      background_check: '身元確認',
      insurance: '保険',
    },
    until: '{{month}}まで',
    more: '+{{count}}',
    moreText_other: 'ほか{{count}}件',
    filter: { label: '資格', any: '有無を問わない', verified: '確認済み', sworn: '宣誓通訳' },
  },
  levels: { native: '母語', C2: 'ネイティブ相当（C2）', C1: '流暢（C1）', B2: '実務レベル（B2）' },
  verticals: {
    'Software & App': 'ソフトウェア・アプリ',
    'Tourism & Living': '観光・生活',
    'Technical & Engineering': '技術・エンジニアリング',
    'Legal & Court': '法律・法廷',
    'Medical & Health': '医療・健康',
    'Business & Trade': 'ビジネス・貿易',
  },
} satisfies Translation<typeof source>;
