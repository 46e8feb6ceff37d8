import { getProblems } from '../../../src/shared/contract/bookings/aftermath';
import { getAuditLog } from '../../../src/shared/contract/institute/auditLog';
import { getWeekBookings } from '../../../src/shared/contract/bookings/calendar';
import { getClientRecords } from '../../../src/shared/contract/bookings/client';
import type { Endpoint } from '../../../src/shared/contract/base/endpoint';
import { getHelpToc } from '../../../src/shared/contract/base/help';
import { getModules, getRoles } from '../../../src/shared/contract/institute/instituteRoles';
import { getBusinesses, getTeams } from '../../../src/shared/contract/institute/instituteTeams';
import { getAllUsers } from '../../../src/shared/contract/institute/instituteUsers';
import {
  getInterpreterRecords,
  getInterpreters,
} from '../../../src/shared/contract/interpreters/interpreter';
import { getFavourites } from '../../../src/shared/contract/interpreters/favourites';
import { getInvitations } from '../../../src/shared/contract/account/invitations';
import { getNotifications } from '../../../src/shared/contract/account/notifications';
import { getThreads } from '../../../src/shared/contract/bookings/message';
import { getSignIns } from '../../../src/shared/contract/account/signIns';
import { getStatement } from '../../../src/shared/contract/bookings/statement';
import type { Catalogue } from '../../../src/shared/i18n/Catalogue';
import { paths } from '../../../src/client/paths';
import { pageOfRows } from '../anInstitute';
import { aSignIn } from '../aSignIn';
import { NONSENSE } from './answerHere';
import { CALL_STATES } from './callStates';
import { FAVOURITE_STATES } from './favouriteStates';
import type { ScreenState } from './screens';

/** Each list with what it says where it has nothing. */
interface List {
  name: string;
  who: ScreenState['who'];
  path: string;
  /** what it asks for, and what the answer is where there is nothing (an empty list where nothing is said) */
  call: Endpoint;
  nothing?: unknown;
  empty: (words: Catalogue) => string;
}

const NO_AMOUNTS = { amount: 0, platformFee: 0, net: 0 };
const NO_STATEMENT = {
  month: '2030-01',
  timeZone: 'UTC',
  lines: [],
  leftOut: 0,
  undecided: 0,
  totals: NO_AMOUNTS,
};

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
    name: 'week',
    who: 'client',
    path: paths.client.records,
    call: getWeekBookings,
    empty: ({ week }) => week.empty,
  },
  {
    name: 'gallery',
    who: 'client',
    path: paths.client.gallery,
    call: getInterpreters,
    empty: ({ gallery }) => gallery.empty,
  },
  {
    name: 'favourites',
    who: 'client',
    path: paths.client.favourites,
    call: getFavourites,
    empty: ({ gallery }) => gallery.favourites.empty,
  },
  {
    name: 'conversations',
    who: 'interpreter',
    path: paths.interpreter.messages,
    call: getThreads,
    empty: ({ talk }) => talk.emptyTitle,
  },
  {
    name: 'spending',
    who: 'client',
    path: paths.client.statements,
    call: getStatement,
    nothing: NO_STATEMENT,
    empty: ({ statements }) => statements.empty,
  },
  {
    name: 'signed in',
    who: 'client',
    path: paths.client.account,
    call: getSignIns,
    nothing: [aSignIn({ is_current: true })],
    empty: ({ signIns }) => signIns.onlyHereText,
  },
  {
    name: 'help',
    who: 'client',
    path: paths.help,
    call: getHelpToc,
    empty: ({ help }) => help.empty,
  },
  {
    name: 'notifications',
    who: 'client',
    path: paths.client.notifications,
    call: getNotifications,
    nothing: pageOfRows([]),
    empty: ({ notifications }) => notifications.empty,
  },
  section('users', getAllUsers, pageOfRows([])),
];

/** The institute's other parts differ from its first only in what they say where there is nothing. */
const SECTIONS: readonly List[] = [
  section('roles', getRoles),
  section('businesses', getBusinesses),
  section('teams', getTeams),
  section('modules', getModules),
  section('invitations', getInvitations),
  section('approvals', getAllUsers, pageOfRows([])),
  section('problems', getProblems),
  section('log', getAuditLog, pageOfRows([])),
];

/** Every list where it has nothing, and where its answer cannot be read. */
export const LIST_STATES: readonly ScreenState[] = [
  ...[...LISTS, ...SECTIONS].map(emptyState),
  ...LISTS.map(unreadableState),
  ...FAVOURITE_STATES,
  ...CALL_STATES,
];

function section(
  part: Exclude<keyof Catalogue['institute']['sections'], 'home' | 'settings'>,
  call: Endpoint,
  nothing: unknown = [],
): List {
  return {
    name: `institute ${part}`,
    who: 'admin',
    path: `${paths.interpreter.instituteAdmin}?section=${part}`,
    call,
    nothing,
    empty: ({ institute }) => institute[part].empty,
  };
}

function emptyState({ name, who, path, call, nothing = [], empty }: List): ScreenState {
  return {
    name: `${name} empty`,
    who,
    path: marked(path, 'empty'),
    answers: { [call.path]: nothing },
    reach: (page, words) => page.getByText(empty(words), { exact: true }).first().waitFor(),
  };
}

function unreadableState({ name, who, path, call }: List): ScreenState {
  return {
    name: `${name} unreadable`,
    who,
    path: marked(path, 'failed'),
    answers: { [call.path]: NONSENSE },
    reach: async (page, { common }) => {
      await page.getByRole('alert').getByText(common.errorTitle, { exact: true }).waitFor();
      await page.getByRole('button', { name: common.retry, exact: true }).waitFor();
    },
  };
}

function marked(path: string, mark: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}as=${mark}`;
}
