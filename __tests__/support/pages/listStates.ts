import type { Page } from 'playwright-core';
import { getClientRecords } from '../../../src/contract/client';
import type { Endpoint } from '../../../src/contract/endpoint';
import { getInterpreterRecords, getInterpreters } from '../../../src/contract/interpreter';
import { getThreads } from '../../../src/contract/message';
import type { Catalogue } from '../../../src/i18n/Catalogue';
import { paths } from '../../../src/paths';
import { answerHere, NEVER, NONSENSE } from './answerHere';
import type { ScreenState } from './screens';

type Side = 'client' | 'interpreter';

/** Each list with what it says while it loads and where it has nothing. */
interface List {
  name: string;
  who: Side;
  path: string;
  call: Endpoint;
  loading: (words: Catalogue) => string;
  empty: (words: Catalogue) => string;
}

const LISTS: readonly List[] = [
  {
    name: 'records',
    who: 'client',
    path: paths.client.records,
    call: getClientRecords,
    loading: ({ records }) => records.loading,
    empty: ({ records }) => records.emptyTitle,
  },
  {
    name: 'my bookings',
    who: 'interpreter',
    path: paths.interpreter.records,
    call: getInterpreterRecords,
    loading: ({ bookings }) => bookings.loading,
    empty: ({ bookings }) => bookings.emptyTitle,
  },
  {
    name: 'gallery',
    who: 'client',
    path: paths.client.gallery,
    call: getInterpreters,
    loading: ({ gallery }) => gallery.loading,
    empty: ({ gallery }) => gallery.empty,
  },
  {
    name: 'conversations',
    who: 'interpreter',
    path: paths.interpreter.messages,
    call: getThreads,
    loading: ({ talk }) => talk.loading,
    empty: ({ talk }) => talk.emptyTitle,
  },
];

const emptyPage = (text: string) => (page: Page) => page.getByText(text, { exact: true }).first().waitFor();

/** Every list while it loads, where it has nothing, and where its answer cannot be read. */
export const LIST_STATES: readonly ScreenState[] = LISTS.flatMap(
  ({ name, who, path, call, loading, empty }) =>
    [
      {
        name: `${name} loading`,
        who,
        path: `${path}?as=loading`,
        reach: async (page, words) => {
          await answerHere(page, { [call.path]: NEVER });
          await emptyPage(loading(words))(page);
        },
      },
      {
        name: `${name} empty`,
        who,
        path: `${path}?as=empty`,
        reach: async (page, words) => {
          await answerHere(page, { [call.path]: [] });
          await emptyPage(empty(words))(page);
        },
      },
      {
        name: `${name} failed`,
        who,
        path: `${path}?as=failed`,
        reach: async (page, { common }) => {
          await answerHere(page, { [call.path]: NONSENSE });
          await page.getByRole('alert').getByText(common.errorTitle, { exact: true }).waitFor();
          await page.getByRole('button', { name: common.retry, exact: true }).waitFor();
        },
      },
    ] satisfies ScreenState[],
);
