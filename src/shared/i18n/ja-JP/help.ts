import type { help as source } from '../en-US/help';
import type { Translation } from '../Translation';

export const help = {
  title: 'ヘルプ',
  lead: 'Dragomanの使い方を、短いページにまとめました。',
  pages: 'ヘルプのページ',
  all: 'ヘルプの一覧',
  onThisPage: 'このページの内容',
  pager: '前後のページ',
  previous: '前のページ',
  next: '次のページ',
  found_other: '{{count}}件のページが見つかりました',
  noResultsText: '別の言葉で検索するか、一覧からお探しください。',
  clearSearch: '検索を消す',
  empty: 'ヘルプのページはまだありません',
  emptyText: 'ここに一覧が表示されます。',
  unknown: 'ヘルプ',
  unknownTitle: 'お探しのヘルプのページはありません',
  unknownText: '名前が変わったか、アドレスが間違っている可能性があります。',
} satisfies Translation<typeof source>;
