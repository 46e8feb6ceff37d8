import { randomUUID } from 'node:crypto';
import { ALL_ENDPOINTS } from '../../../src/contract/allEndpoints';
import { addBooking } from '../../../src/contract/client';
import type { Endpoint } from '../../../src/contract/endpoint';
import { bookingRequest } from '../../support/bookingRequest';
import { sampleRequest, type SampleWorld } from '../../support/sampleRequests';
import { startTestServer, type TestServer } from '../../support/testServer';

const CALLERS = ['nobody', 'clientA', 'clientB', 'interpreterA', 'interpreterB', 'admin'] as const;
type Caller = (typeof CALLERS)[number];

/** The statuses that a call answers to each caller, in the order of CALLERS. */
type Row = readonly [about: string, ...statuses: number[]];

/** Interpreter B, who is made before the tests. */
let unpublishedId = '';

/** What is asked for differs from the sample, which is client A's and interpreter A's. */
const VARIANTS: Record<string, (request: Record<string, unknown>) => Record<string, unknown>> = {
  own: (request) => request,
  'a missing booking': (request) => ({ ...request, id: randomUUID() }),
  'a missing interpreter': (request) => ({ ...request, interpreter_id: randomUUID() }),
  'a missing client': (request) => ({ ...request, client_id: randomUUID() }),
  'a missing person': (request) => ({ ...request, user_id: randomUUID() }),
  'a missing profile': (request) => ({ ...request, uuid: randomUUID() }),
  'an unpublished profile': (request) => ({ ...request, uuid: unpublishedId }),
  'a missing page': (request) => ({ ...request, file: '../../../package.json' }),
};

/** product.md, sections 1, 5 and 6; spec.md, section 6. A call that is not here fails the test. */
const RULES: Record<string, readonly Row[]> = {
  login: [['own', 200, 200, 200, 200, 200, 200]],
  renewToken: [['own', 401, 401, 401, 401, 401, 401]],
  whoAmI: [['own', 401, 200, 200, 200, 200, 200]],
  signOut: [['own', 401, 200, 200, 200, 200, 200]],
  getInterpreters: [['own', 401, 200, 200, 200, 200, 200]],
  getInterpreterRecords: [
    ['own', 401, 403, 403, 200, 403, 403],
    ['a missing interpreter', 401, 403, 403, 403, 403, 403],
  ],
  addBooking: [
    ['own', 401, 200, 403, 403, 403, 403],
    ['a missing client', 401, 403, 403, 403, 403, 403],
    ['a missing interpreter', 401, 404, 403, 403, 403, 403],
  ],
  getBooking: [
    ['own', 401, 200, 404, 200, 404, 404],
    ['a missing booking', 401, 404, 404, 404, 404, 404],
  ],
  updateBooking: [
    ['own', 401, 200, 403, 403, 403, 403],
    ['a missing booking', 401, 404, 403, 403, 403, 403],
    ['a missing client', 401, 403, 403, 403, 403, 403],
    ['a missing interpreter', 401, 404, 403, 403, 403, 403],
  ],
  getClientRecords: [
    ['own', 401, 200, 403, 403, 403, 403],
    ['a missing client', 401, 403, 403, 403, 403, 403],
  ],
  acceptBooking: [
    ['own', 401, 403, 403, 200, 404, 404],
    ['a missing booking', 401, 403, 403, 404, 404, 404],
  ],
  declineBooking: [
    ['own', 401, 403, 403, 200, 404, 404],
    ['a missing booking', 401, 403, 403, 404, 404, 404],
  ],
  // The sample asks for client A's picture, whom interpreter A has a booking with.
  getHeadshot: [
    ['own', 401, 200, 404, 200, 404, 404],
    ['a missing person', 401, 404, 404, 404, 404, 404],
  ],
  updateHeadshot: [['own', 401, 200, 200, 200, 200, 200]],
  parseResume: [['own', 401, 403, 403, 200, 200, 200]],
  getUserResumeDetails: [['own', 401, 403, 403, 200, 200, 200]],
  // Interpreter A has published a profile, the others have none yet.
  getInterpreterProfile: [
    ['own', 401, 200, 200, 200, 200, 200],
    ['a missing profile', 401, 404, 404, 404, 404, 404],
    ['an unpublished profile', 401, 404, 404, 404, 200, 404],
  ],
  addInterpreterProfile: [['own', 401, 403, 403, 409, 200, 200]],
  updateInterpreterProfile: [['own', 401, 403, 403, 200, 404, 404]],
  ping: [['own', 200, 200, 200, 200, 200, 200]],
  getHelpToc: [['own', 200, 200, 200, 200, 200, 200]],
  getHelpPage: [
    ['own', 200, 200, 200, 200, 200, 200],
    ['a missing page', 404, 404, 404, 404, 404, 404],
  ],
};

const CELLS = ALL_ENDPOINTS.flatMap((endpoint) =>
  (RULES[endpoint.name] ?? []).flatMap(([about, ...statuses]) =>
    CALLERS.map((caller, index) => ({ endpoint, about, caller, status: statuses[index] })),
  ),
);

describe('who may call what', () => {
  let server: TestServer;
  let world: SampleWorld;
  const emails = {} as Record<Caller, string>;
  const tokens = {} as Record<Caller, string | undefined>;

  beforeAll(async () => {
    server = await startTestServer({ settings: { LOGIN_TRIES_PER_ACCOUNT: '1000' } });
    const [clientA, clientB] = [await server.addClient(), await server.addClient()];
    const [interpreterA, interpreterB] = [await server.addInterpreter(), await server.addInterpreter()];
    const admin = await server.addInterpreter({ roles: ['institute_admin'] });
    for (const [name, { email }] of Object.entries({ clientA, clientB, interpreterA, interpreterB, admin })) {
      emails[name as Caller] = email;
      tokens[name as Caller] = (await server.signIn(email)).token;
    }
    unpublishedId = interpreterB.id;
    world = {
      clientEmail: clientA.email,
      clientId: clientA.id,
      interpreterId: interpreterA.id,
      bookingId: '',
    };
  });
  afterAll(() => server.close());

  /** Client A's request to interpreter A, and nothing else. */
  beforeEach(async () => {
    const { queries } = server.context.db;
    await queries.deleteFrom('booking_events').execute();
    await queries.deleteFrom('bookings').execute();
    await queries.updateTable('interpreters').set({ published_at: null }).execute();
    await queries
      .updateTable('interpreters')
      .set({ published_at: server.clock.now() })
      .where('user_id', '=', world.interpreterId)
      .execute();
    const request = bookingRequest(world, { meetingDate: '2026-03-01' });
    world.bookingId = (await server.call(addBooking, request, { token: tokens.clientA })).data().id;
  });

  const allBookings = () => server.context.db.queries.selectFrom('bookings').selectAll().execute();
  const tokenFor = async (endpoint: Endpoint, caller: Caller) => {
    if (endpoint.name !== 'signOut' || caller === 'nobody') return tokens[caller];
    return (await server.signIn(emails[caller])).token;
  };

  it.each(ALL_ENDPOINTS)('$name has a rule for every caller', ({ name, access }) => {
    for (const [about, ...statuses] of RULES[name] ?? []) {
      expect(Object.keys(VARIANTS)).toContain(about);
      expect(statuses).toHaveLength(CALLERS.length);
      if (access !== 'anyone') expect(statuses[0]).toBe(401);
    }
    expect(RULES[name]?.some(([about]) => about === 'own')).toBe(true);
  });

  it.each(CELLS)(
    '$endpoint.name, $about, by $caller: $status',
    async ({ endpoint, about, caller, status }) => {
      const request = VARIANTS[about]?.(sampleRequest(endpoint, world) as Record<string, unknown>);
      const before = await allBookings();
      const answer = await server.call(endpoint, request, { token: await tokenFor(endpoint, caller) });
      expect(answer.status).toBe(status);
      expect(answer.body.result).toBe(status === 200);
      if (status !== 200) expect(await allBookings()).toEqual(before);
    },
  );
});
