import type { Translation } from '../../Translation';
import type { blocks as source } from '../../en-US/people/blocks';

export const blocks = {
  button: '候補から外す',
  allow: '候補に戻す',
  allowOne: '候補に戻す：{{name}}',
  ask: '{{name}}さんを候補から外しますか？',
  ofInterpreter:
    '今後、検索、空き時間、複数の通訳者への依頼に{{name}}さんは表示されません。相手には通知されず、「お気に入り」からいつでも候補に戻せます。すでにある予約とメッセージはそのまま続きます。',
  ofClient:
    '今後、{{name}}さんから新しい依頼は届きません。相手には、現在予約を受け付けていないように見えます。相手には通知されず、「掲載」からいつでも元に戻せます。すでにある予約とメッセージはそのまま続きます。',
  ok: '候補から外す',
  done: '{{name}}さんを候補から外しました。このことはあなただけに表示されます。',
  allowed: '{{name}}さんを候補に戻しました。',
  aside: '{{name}}さんを候補から外しています。',
  title: '候補から外した人',
  leadOfClient: '今後紹介してほしくない通訳者です。この一覧はあなただけに表示されます。',
  leadOfInterpreter:
    '今後新しい依頼を受けたくない依頼者です。この一覧はあなただけに表示されます。「候補から外す」は各予約の詳細と各オファーにあります。',
  empty: 'いません。',
  since: '{{moment}}から',
  allowedNow: '候補に戻しました',
} satisfies Translation<typeof source>;
