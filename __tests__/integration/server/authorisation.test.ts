/**
 * @alone it takes long, and begins first
 * @embedded
 */
import { randomUUID } from 'node:crypto';
import { ALL_ENDPOINTS } from '../../../src/shared/contract/base/allEndpoints';
import { startCall } from '../../../src/shared/contract/bookings/calls';
import { ROOM_PLATFORM } from '../../../src/shared/domain/booking/meetingRoom';
import { addBooking } from '../../../src/shared/contract/bookings/client';
import type { Endpoint } from '../../../src/shared/contract/base/endpoint';
import { openThread } from '../../../src/shared/contract/bookings/message';
import { getQuiz, submitQuiz } from '../../../src/shared/contract/interpreters/student';
import { CALLERS, REFUSED_TO_ALL, RULES, VARIANTS, type RuleCaller } from '../../support/authorisationRules';
import { putCredential } from '../../support/credentials';
import { callWish } from '../../support/callRules';
import { addBriefing } from '../../support/addBriefing';
import { bookingRequest } from '../../support/bookingRequest';
import { addInstitute, furnishInstitute } from '../../support/instituteScene';
import { keepRows } from '../../support/keepRows';
import { sampleRequest, type SampleWorld } from '../../support/sampleRequests';
import { startTestServer, type TestServer } from '../../support/testServer';
import { writesSoFar } from '../../support/writesSoFar';

const ADMIN_A = CALLERS.indexOf('admin');
/** Admin B is answered as admin A where the rule says nothing else. */
const statusFor = (statuses: number[], index: number) => statuses[index] ?? statuses[ADMIN_A];

const CELLS = ALL_ENDPOINTS.flatMap((endpoint) =>
  (RULES[endpoint.name] ?? []).flatMap(([about, ...statuses]) =>
    CALLERS.map((caller, index) => ({ endpoint, about, caller, status: statusFor(statuses, index) })),
  ),
);

describe('who may call what', () => {
  let server: TestServer;
  let world: SampleWorld;
  let instituteA: string;
  const emails = {} as Record<RuleCaller, string>;
  const tokens = {} as Record<RuleCaller, string | undefined>;
  /** a call that was granted may have changed anything; a refusal changes nothing that matters here */
  let isWorldAsItWas = true;
  let putBack: () => Promise<void>;
  /** as the world began */
  let bookings: unknown;

  beforeAll(async () => {
    server = await startTestServer({
      settings: {
        LOGIN_TRIES_PER_ACCOUNT: '1000',
        MAILS_PER_ACCOUNT: '1000',
        MAILS_PER_MAILBOX: '1000',
        BOOKING_CHANGES_PER_HOUR: '100000',
      },
    });
    const [clientA, clientB] = [await server.addClient(), await server.addClient()];
    const [interpreterA, interpreterB] = [await server.addInterpreter(), await server.addInterpreter()];
    const admin = await server.addInterpreter({ roles: ['institute_admin'] });
    const adminB = await server.addInterpreter({ roles: ['institute_admin'] });
    const [member, waiting] = [await server.addClient(), await server.addInterpreter()];
    instituteA = await addInstitute(server.context, 'A', [admin, member, waiting]);
    await addInstitute(server.context, 'B', [adminB]);
    const callers = { clientA, clientB, interpreterA, interpreterB, admin, adminB };
    for (const [name, { email }] of Object.entries(callers)) {
      emails[name as RuleCaller] = email;
      tokens[name as RuleCaller] = (await server.signIn(email)).token;
    }
    world = {
      clientEmail: clientA.email,
      clientId: clientA.id,
      interpreterId: interpreterA.id,
      bookingId: '',
      instituteId: instituteA,
      memberId: member.id,
      waitingId: waiting.id,
    };
    await furnish();
    putBack = await keepRows(server.context.db);
  });
  afterAll(() => server.close());

  /** Client A's request to interpreter A, and something of each kind that a call may be about. */
  const furnish = async () => {
    const { queries } = server.context.db;
    await queries
      .updateTable('interpreters')
      .set({ published_at: server.clock.now() })
      .where('user_id', '=', world.interpreterId)
      .execute();
    await queries
      .updateTable('interpreters')
      .set({ listing_state: 'in_review', listing_since: server.clock.now() })
      .where('user_id', '=', world.waitingId ?? '')
      .execute();
    world.credentialId = await putCredential(queries, world.interpreterId);
    world.waitingCredentialId = await putCredential(queries, world.waitingId ?? '', { state: 'submitted' });
    Object.assign(world, await furnishInstitute(server.context, instituteA, world.memberId ?? ''));
    world.doneAttemptId = await attempt('Japanese');
    await server.call(
      submitQuiz,
      { attempt_id: world.doneAttemptId, answers: [] },
      { token: tokens.interpreterA },
    );
    world.openAttemptId = await attempt('Spanish');
    await queries.updateTable('users').set({ language: 'en-US' }).execute();
    const request = bookingRequest(world, { meetingDate: '2026-03-01' });
    world.bookingId = (await server.call(addBooking, request, { token: tokens.clientA })).data().id;
    await queries
      .updateTable('bookings')
      .set({ host_platform: ROOM_PLATFORM as never })
      .where('id', '=', world.bookingId)
      .execute();
    const told = queries.selectFrom('notifications').select('id').where('booking_id', '=', world.bookingId);
    world.notificationId = (await told.executeTakeFirstOrThrow()).id;
    const call = {
      ...callWish({ meetingDate: '2026-03-02' }),
      ...{ id: randomUUID(), interpreter_ids: [world.interpreterId], maxTotalFee: 80 },
    };
    world.callId = (await server.call(startCall, call, { token: tokens.clientA })).data().id;
    const wish = { booking_id: world.bookingId };
    world.threadId = (await server.call(openThread, wish, { token: tokens.clientA })).data().id;
    world.messageId = await addBriefing(server.context, world.threadId, world.bookingId);
    bookings = await allBookings();
  };

  beforeEach(async () => {
    if (!isWorldAsItWas) await putBack();
    isWorldAsItWas = true;
  });

  const attempt = async (language: 'Japanese' | 'Spanish') =>
    (await server.call(getQuiz, { language }, { token: tokens.interpreterA })).data().attempt_id;

  const allBookings = () => server.context.db.queries.selectFrom('bookings').selectAll().execute();
  const tokenFor = async (endpoint: Endpoint, caller: RuleCaller) => {
    if (endpoint.name !== 'signOut' || caller === 'nobody') return tokens[caller];
    return (await server.signIn(emails[caller])).token;
  };

  it.each(ALL_ENDPOINTS)('$name has a rule for every caller', ({ name, access }) => {
    for (const [about, ...statuses] of RULES[name] ?? []) {
      expect(Object.keys(VARIANTS)).toContain(about);
      expect([CALLERS.length - 1, CALLERS.length]).toContain(statuses.length);
      if (access !== 'anyone') expect(statuses[0]).toBe(401);
    }
    expect(RULES[name]?.some(([about]) => about === 'own' || about === REFUSED_TO_ALL)).toBe(true);
  });

  it.each(CELLS)(
    '$endpoint.name, $about, by $caller: $status',
    async ({ endpoint, about, caller, status }) => {
      const request = VARIANTS[about]?.(sampleRequest(endpoint, world) as Record<string, unknown>);
      const token = await tokenFor(endpoint, caller);
      const writes = await writesSoFar(server.context.db);
      const answer = await server.call(endpoint, request, { token });
      const hasWritten = (await writesSoFar(server.context.db)) !== writes;
      isWorldAsItWas &&= answer.status !== 200 || !hasWritten;
      expect(answer.status).toBe(status);
      const isGranted = status === 200 && about !== REFUSED_TO_ALL;
      expect(answer.body.result).toBe(isGranted);
      if (!isGranted && hasWritten) expect(await allBookings()).toEqual(bookings);
    },
  );
});
