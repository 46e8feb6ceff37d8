import { getClientRecords } from '../../../src/contract/client';
import type { Endpoint } from '../../../src/contract/endpoint';
import { getInterpreterRecords, getInterpreters } from '../../../src/contract/interpreter';
import { getThreads } from '../../../src/contract/message';
import type { Catalogue } from '../../../src/i18n/Catalogue';
import { paths } from '../../../src/paths';
import { answerHere, NONSENSE } from './answerHere';
import type { ScreenState } from './screens';

type Side = 'client' | 'interpreter';

/** Each list with what it says where it has nothing. */
interface List {
  name: string;
  who: Side;
  path: string;
  call: Endpoint;
  empty: (words: Catalogue) => string;
}

const LISTS: readonly List[] = [
  {
    name: 'records',
    who: 'client',
    path: paths.client.records,
    call: getClientRecords,
    empty: ({ records }) => records.emptyTitle,
  },
  {
    name: 'my bookings',
    who: 'interpreter',
    path: paths.interpreter.records,
    call: getInterpreterRecords,
    empty: ({ bookings }) => bookings.emptyTitle,
  },
  {
    name: 'gallery',
    who: 'client',
    path: paths.client.gallery,
    call: getInterpreters,
    empty: ({ gallery }) => gallery.empty,
  },
  {
    name: 'conversations',
    who: 'interpreter',
    path: paths.interpreter.messages,
    call: getThreads,
    empty: ({ talk }) => talk.emptyTitle,
  },
];

/** Every list where it has nothing, and where its answer cannot be read. While it loads a page is not at rest. */
export const LIST_STATES: readonly ScreenState[] = LISTS.flatMap(
  ({ name, who, path, call, empty }) =>
    [
      {
        name: `${name} empty`,
        who,
        path: `${path}?as=empty`,
        reach: async (page, words) => {
          await answerHere(page, { [call.path]: [] });
          await page.getByText(empty(words), { exact: true }).first().waitFor();
        },
      },
      {
        name: `${name} unreadable`,
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
