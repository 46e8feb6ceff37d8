import type { landing as source } from '../en-US/landing';
import type { Translation } from '../Translation';

export const landing = {
  login: 'ログイン',
  headline: 'ことばの壁を越えて、活躍の場を広げる',
  lead: '会議、審理、診察に通訳者を予約できます。必要な言語の組み合わせを、必要な時間に。料金は依頼した時点で決まります。',
  signIn: 'ログインして予約する',
  sample: { label: '予約の例', title: '仕入先との契約内容の確認', person: '田中 愛子' },
  points: {
    when: {
      title: 'いつ',
      text: '依頼した時点で時間が確保され、時差がある場合は両方の現地時刻が表示されます。',
    },
    pair: {
      title: 'どの言語からどの言語へ',
      text: 'ご希望の組み合わせに対応できる通訳者だけが表示されます。',
    },
    who: { title: '誰が', text: '通訳者はご自身で選べます。予約の変更は双方に同じように表示されます。' },
  },
  footer: '© {{year}} Dragoman',
} satisfies Translation<typeof source>;
