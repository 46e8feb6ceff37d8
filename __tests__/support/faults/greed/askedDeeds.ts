import { randomUUID } from 'node:crypto';
import { endOtherSignIns } from '../../../../src/shared/contract/account/signIns';
import {
  exportBookings,
  exportCalls,
  exportMessages,
  exportOwnData,
} from '../../../../src/shared/contract/account/ownData';
import { login } from '../../../../src/shared/contract/account/user';
import type { Endpoint, RequestOf } from '../../../../src/shared/contract/base/endpoint';
import { findCandidates, startCall } from '../../../../src/shared/contract/bookings/calls';
import { getInstituteReviews } from '../../../../src/shared/contract/bookings/instituteReviews';
import { listSlots } from '../../../../src/shared/contract/bookings/slot';
import { getMonthlyTotals, getStatement } from '../../../../src/shared/contract/bookings/statement';
import { getAuditLog } from '../../../../src/shared/contract/institute/auditLog';
import { getAllUsers } from '../../../../src/shared/contract/institute/instituteUsers';
import { getInterpreters } from '../../../../src/shared/contract/interpreters/interpreter';
import { bookingRequest } from '../../bookingRequest';
import { TEST_PASSWORD } from '../../testPeople';
import type { Pair } from './greedWorld';

/** What somebody of a pair asks for. */
export interface Asked {
  method: string;
  path: string;
  /** signed in as whom; nobody for a visitor */
  who?: 'client' | 'interpreter' | 'admin';
  body?: unknown;
}

/** `turn` counts the calls, so that no two need be alike. */
export type AskedBy = (pair: Pair, turn: number) => Asked;

/** Calls that cost much, each in turn. */
export interface AskedDeed {
  greedy: AskedBy[];
  honest: AskedBy[];
  /** it is counted by network, so an honest one of the greedy one's network is refused with them */
  isByNetwork?: true;
}

const DAY_MS = 86_400_000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

function asks<E extends Endpoint>(
  { method, path }: E,
  who: Asked['who'],
  bodyOf: (pair: Pair, turn: number) => RequestOf<E>,
): AskedBy {
  return (pair, turn) => ({ method, path, ...(who && { who }), body: bodyOf(pair, turn) });
}
const gets =
  (pathOf: (turn: number) => string): AskedBy =>
  (_, turn) => ({ method: 'GET', path: pathOf(turn) });

/** The costly calls that need nothing but to be asked. */
export function askedDeeds(): Record<string, AskedDeed> {
  const before = { createdAt: new Date().toISOString(), id: randomUUID() };
  const soon = { from: dayIn(31), days: 14, duration: '30 min' as const, zone: 'Asia/Kathmandu' };
  const pair = { from: 'English' as const, to: 'Spanish' as const };
  const startsAt = `${dayIn(8)}T10:00:00Z`;
  const free = { freeAt: { startsAt, duration: '1 hour' as const }, sort: 'free' as const };
  const month = (ago: number) => {
    const now = new Date();
    return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago)).toISOString().slice(0, 7);
  };
  const wish = ({ client, interpreter }: Pair) =>
    bookingRequest({ clientId: client.id, interpreterId: interpreter.id }, { meetingDate: dayIn(8) });
  const password = TEST_PASSWORD;
  return {
    exports: {
      greedy: [
        asks(exportBookings, 'client', () => ({ before })),
        asks(exportMessages, 'client', ({ file: { thread_id } }) => ({ thread_id, before: 1000 })),
        asks(exportCalls, 'client', () => ({ before: { at: before.createdAt, id: before.id } })),
        asks(exportOwnData, 'client', () => ({})),
      ],
      honest: [
        asks(exportBookings, 'client', () => ({ before })),
        asks(exportMessages, 'client', ({ file: { thread_id } }) => ({ thread_id, before: 1000 })),
        asks(exportCalls, 'client', () => ({ before: { at: before.createdAt, id: before.id } })),
      ],
    },
    statements: {
      greedy: [
        asks(getStatement, 'client', (_, turn) => ({ month: month(turn % 12) })),
        asks(getMonthlyTotals, 'client', () => ({})),
      ],
      honest: [asks(getStatement, 'client', () => ({ month: month(0) }))],
    },
    'asking several': {
      greedy: [
        asks(findCandidates, 'client', wish),
        asks(startCall, 'client', (of) => ({ ...wish(of), id: randomUUID(), maxTotalFee: 100 })),
      ],
      honest: [asks(findCandidates, 'client', wish)],
    },
    searches: {
      greedy: [
        asks(getInterpreters, 'client', () => ({ search: 'name', sort: 'rating' as const, pageSize: 200 })),
      ],
      honest: [asks(getInterpreters, 'client', () => ({ pageSize: 20 }))],
    },
    'searches for who is free': {
      greedy: [asks(getInterpreters, 'client', () => ({ ...free, pageSize: 200 }))],
      honest: [asks(getInterpreters, 'client', () => ({ ...free, pageSize: 20 }))],
    },
    'free times': {
      greedy: [
        asks(listSlots, 'client', () => ({ ...soon, pair })),
        asks(listSlots, 'client', ({ interpreter: { id } }) => ({ ...soon, interpreter_id: id })),
      ],
      honest: [asks(listSlots, 'client', ({ interpreter: { id } }) => ({ ...soon, interpreter_id: id }))],
    },
    'an institute’s lists': {
      greedy: [
        asks(getAllUsers, 'admin', (_, turn) => ({ search: 'name', page: 1 + (turn % 40), pageSize: 100 })),
        asks(getInstituteReviews, 'admin', (_, turn) => ({ page: 1 + (turn % 40) })),
        asks(getAuditLog, 'admin', () => ({ pageSize: 100 })),
      ],
      honest: [asks(getAllUsers, 'admin', () => ({ pageSize: 20 }))],
    },
    'password checks': {
      greedy: [asks(endOtherSignIns, 'client', () => ({ password }))],
      honest: [asks(endOtherSignIns, 'client', () => ({ password }))],
    },
    'public pages': {
      greedy: [
        gets((turn) => `/interpreters?from=English&day=${dayIn(5 + (turn % 80))}`),
        gets((turn) => `/interpreters?page=${1 + (turn % 40)}`),
        gets(() => '/sitemap.xml'),
      ],
      honest: [gets((turn) => `/interpreters?from=Spanish&page=${1 + turn}`)],
      isByNetwork: true,
    },
    'the reference': {
      greedy: [gets(() => '/docs/openapi.json')],
      honest: [gets(() => '/docs/openapi.json')],
    },
    // The last: of many sign-ins the oldest ends, and with it the one that all the calls before were made with.
    'signing in': {
      greedy: [asks(login, undefined, ({ client: { email } }) => ({ email, password }))],
      honest: [asks(login, undefined, ({ client: { email } }) => ({ email, password }))],
    },
  };
}
