import type { ReactNode } from 'react';
import { getProblems } from '../../src/shared/contract/bookings/aftermath';
import { getAuditLog } from '../../src/shared/contract/institute/auditLog';
import { getClientRecords } from '../../src/shared/contract/bookings/client';
import type { Endpoint } from '../../src/shared/contract/base/endpoint';
import { getHelpToc } from '../../src/shared/contract/base/help';
import { getModules, getRoles } from '../../src/shared/contract/institute/instituteRoles';
import { getBusinesses, getTeams } from '../../src/shared/contract/institute/instituteTeams';
import { getAllUsers } from '../../src/shared/contract/institute/instituteUsers';
import { getInterpreterRecords, getInterpreters } from '../../src/shared/contract/interpreters/interpreter';
import { getInvitations } from '../../src/shared/contract/account/invitations';
import { getThreads } from '../../src/shared/contract/bookings/message';
import { getStatement } from '../../src/shared/contract/bookings/statement';
import { InterpreterBookingsScreen } from '../../src/client/features/bookings/InterpreterBookingsScreen';
import { GalleryScreen } from '../../src/client/features/gallery/GalleryScreen';
import { HelpScreen } from '../../src/client/features/help/HelpScreen';
import { InstituteScreen } from '../../src/client/features/institute/InstituteScreen';
import { MessagesScreen } from '../../src/client/features/messages/MessagesScreen';
import { ClientRecordsScreen } from '../../src/client/features/records/ClientRecordsScreen';
import { StatementsScreen } from '../../src/client/features/statements/StatementsScreen';
import { adminPerson, pageOfRows } from './anInstitute';
import { clientPerson, interpreterPerson } from './people';

/** A list in the states that it may be in, as it words them. */
export interface ListCase {
  name: string;
  show: () => ReactNode;
  person: typeof clientPerson;
  at?: string;
  call: Endpoint;
  /** what it says while it loads: as text, or as the name of its shape */
  loading: string;
  nothing: unknown;
  empty: readonly string[];
}

const LOADING = 'Loading...';
const section = (
  name: string,
  call: Endpoint,
  empty: string | readonly string[],
  nothing: unknown = [],
): ListCase => ({
  name: `institute’s ${name}`,
  show: () => <InstituteScreen />,
  person: adminPerson,
  at: `/interpreter/institute-admin?section=${name}`,
  call,
  loading: LOADING,
  nothing,
  empty: [empty].flat(),
});
const NO_AMOUNTS = { amount: 0, platformFee: 0, net: 0 };

/** Every list of the product that a call fills; those inside dialogs and wizards have stories of their own. */
export const EVERY_LIST: readonly ListCase[] = [
  {
    name: 'Booking Records',
    show: () => <ClientRecordsScreen />,
    person: clientPerson,
    call: getClientRecords,
    loading: 'Loading records...',
    nothing: [],
    empty: ['No booking records found', 'Your booking history will appear here'],
  },
  {
    name: 'My Bookings',
    show: () => <InterpreterBookingsScreen />,
    person: interpreterPerson,
    call: getInterpreterRecords,
    loading: 'Loading bookings...',
    nothing: [],
    empty: ['No bookings found', 'Your upcoming sessions will appear here'],
  },
  {
    name: 'Interpreter gallery',
    show: () => <GalleryScreen />,
    person: clientPerson,
    call: getInterpreters,
    loading: 'Loading interpreters...',
    nothing: [],
    empty: ['No interpreters found'],
  },
  {
    name: 'conversations',
    show: () => <MessagesScreen />,
    person: interpreterPerson,
    call: getThreads,
    loading: 'Loading messages...',
    nothing: [],
    empty: ['No messages yet'],
  },
  {
    name: 'statement',
    show: () => <StatementsScreen />,
    person: clientPerson,
    call: getStatement,
    loading: 'Loading the statement...',
    nothing: { month: '2030-01', timeZone: 'UTC', lines: [], leftOut: 0, undecided: 0, totals: NO_AMOUNTS },
    empty: ['Nothing in this month'],
  },
  {
    name: 'help pages',
    show: () => <HelpScreen />,
    person: clientPerson,
    at: '/help',
    call: getHelpToc,
    loading: LOADING,
    nothing: [],
    empty: ['There are no help pages yet'],
  },
  section('users', getAllUsers, 'Nobody belongs to the institute yet', pageOfRows([])),
  section('roles', getRoles, 'There are no roles yet'),
  section('businesses', getBusinesses, 'There are no businesses yet'),
  section('teams', getTeams, 'There are no teams yet'),
  section('modules', getModules, 'There are no modules'),
  section('invitations', getInvitations, 'No invitation is open'),
  section('approvals', getAllUsers, 'Nobody is waiting', pageOfRows([])),
  section('problems', getProblems, 'No problems reported'),
  section('log', getAuditLog, 'Nothing has been changed yet', pageOfRows([])),
];
