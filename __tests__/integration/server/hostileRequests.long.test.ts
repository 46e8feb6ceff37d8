/** @alone it takes long, and begins first */
import fc from 'fast-check';
import webPush from 'web-push';
import { ALL_ENDPOINTS } from '../../../src/shared/contract/base/allEndpoints';
import { addBooking } from '../../../src/shared/contract/bookings/client';
import type { Endpoint } from '../../../src/shared/contract/base/endpoint';
import { Refusal, successOf } from '../../../src/shared/contract/base/envelope';
import { openThread } from '../../../src/shared/contract/bookings/message';
import { addBriefing } from '../../support/addBriefing';
import { bookingRequest } from '../../support/bookingRequest';
import { fuzzParameters, fuzzPatienceMs } from '../../support/fuzzParameters';
import { hostileBody } from '../../support/hostileBody';
import { sampleRequest, type SampleWorld } from '../../support/sampleRequests';
import { startTestServer, type TestServer } from '../../support/testServer';

const RUNS = 50;

describe('random and hostile requests', () => {
  let server: TestServer;
  let world: SampleWorld;
  let emails: { client: string; interpreter: string; admin: string };
  beforeAll(async () => {
    const most = '1000000';
    server = await startTestServer({
      pushKeys: webPush.generateVAPIDKeys(),
      settings: {
        LOGIN_TRIES_PER_ACCOUNT: most,
        LOGIN_TRIES_PER_ADDRESS: most,
        MAILS_PER_ACCOUNT: most,
        MAILS_PER_ADDRESS: most,
        MAILS_PER_MAILBOX: most,
        CODE_TRIES_PER_ACCOUNT: most,
        CODE_TRIES_PER_ADDRESS: most,
        OPEN_READS_PER_MINUTE: most,
        BOOKING_CHANGES_PER_HOUR: most,
        LOG_LEVEL: 'error',
      },
    });
    const [client, interpreter] = [await server.addClient(), await server.addInterpreter()];
    const admin = await server.addInterpreter({ roles: ['institute_admin'] });
    emails = { client: client.email, interpreter: interpreter.email, admin: admin.email };
    world = { clientEmail: client.email, clientId: client.id, interpreterId: interpreter.id, bookingId: '' };
    const { token } = await server.signIn(client.email);
    world.bookingId = (await server.call(addBooking, bookingRequest(world), { token })).data().id;
    const wish = { booking_id: world.bookingId };
    world.threadId = (await server.call(openThread, wish, { token })).data().id;
    world.messageId = await addBriefing(server.context, world.threadId, world.bookingId);
  });
  afterAll(() => server.close());

  /** Those who may call, so that the body is looked at. */
  const callerOf = ({ access }: Endpoint) =>
    access === 'interpreter'
      ? emails.interpreter
      : access === 'instituteAdmin'
        ? emails.admin
        : emails.client;

  it.each(ALL_ENDPOINTS)(
    '$name answers all of them by its contract, and never with a failure of ours',
    async (endpoint) => {
      const success = successOf(endpoint.data);
      let { token, cookie } = await server.signIn(callerOf(endpoint));
      const send = async (payload: string, idempotencyKey: string) => {
        const answer = await server.app.inject({
          method: endpoint.method,
          url: endpoint.path,
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${token}`,
            cookie,
            'idempotency-key': idempotencyKey,
          },
          payload,
        });
        expect(answer.statusCode).toBeLessThan(500);
        const body: unknown = answer.json();
        const isSuccess = answer.statusCode === 200 && (body as { result: unknown }).result === true;
        if (isSuccess) success.parse(body);
        else expect(Refusal.parse(body).result).toBe(false);
        if (isSuccess && ['signOut', 'renewToken'].includes(endpoint.name)) {
          ({ token, cookie } = await server.signIn(callerOf(endpoint)));
        }
      };
      await fc.assert(
        fc.asyncProperty(
          hostileBody(sampleRequest(endpoint, world)),
          fc.string({ maxLength: 20 }),
          (body, key) => send(body, key.replace(/[^\x20-\x7e]/g, '')),
        ),
        { ...fuzzParameters(RUNS), endOnFailure: true },
      );
    },
    fuzzPatienceMs(RUNS, 1500),
  );
});
