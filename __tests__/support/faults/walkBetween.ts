import { sql } from 'kysely';
import { cancelBooking } from '../../../src/shared/contract/bookings/booking';
import { addBooking } from '../../../src/shared/contract/bookings/client';
import type { Endpoint, RequestOf } from '../../../src/shared/contract/base/endpoint';
import { login, renewToken, whoAmI } from '../../../src/shared/contract/account/user';
import { requestMagicCode, verifyMagicCode } from '../../../src/shared/contract/account/userAccount';
import { bookingRequest } from '../bookingRequest';
import { openLine } from '../openLine';
import { TEST_PASSWORD } from '../testPeople';
import { ask } from './ask';
import type { FaultWorld, Person } from './faultWorld';

const DAYS_AHEAD = 300;

/**
 * One signs in at one server and goes on at another: with the token, with the cookie and back, with a code from a mail, with a
 * booking of which the interpreter hears. Answers what went wrong.
 */
export async function walkBetween(
  world: FaultWorld,
  [from, to]: readonly [string, string],
  { client, interpreter }: { client: Person; interpreter: Person },
): Promise<string[]> {
  const { email } = client;
  const wrong: string[] = [];
  const browser = createBrowser();
  const expectOk = (what: string, status: number) => {
    if (status !== 200) wrong.push(`${what} was answered ${status}`);
  };
  const notHeard = (error: Error) => void wrong.push(error.message);
  const signIn = await browser.ask(from, login, { email, password: TEST_PASSWORD });
  expectOk('signing in', signIn.status);
  expectOk('the token at the other one', (await browser.ask(to, whoAmI, {})).status);
  expectOk('renewing there', (await browser.ask(to, renewToken, {})).status);
  expectOk('the renewed token here', (await browser.ask(from, whoAmI, {})).status);
  expectOk('renewing here again', (await browser.ask(from, renewToken, {})).status);

  expectOk('asking for a code', (await browser.ask(from, requestMagicCode, { email })).status);
  const code = await world.look(async ({ queries }) => {
    const { rows } = await sql<{ code: string }>`SELECT mail_values ->> 'code' AS code FROM outbox
      WHERE recipient = ${email} AND template = 'magicSignIn'`.execute(queries);
    return rows[0]?.code ?? 'none';
  });
  expectOk('the code at the other one', (await browser.ask(to, verifyMagicCode, { email, code })).status);

  const listener = createBrowser();
  await listener.ask(from, login, { email: interpreter.email, password: TEST_PASSWORD });
  const line = await openLine(to, { token: listener.token() });
  try {
    await line.hears({ type: 'ready' }).catch(notHeard);
    const meetingDate = new Date(Date.now() + DAYS_AHEAD * 86_400_000).toISOString().slice(0, 10);
    const request = bookingRequest({ clientId: client.id, interpreterId: interpreter.id }, { meetingDate });
    const sent = { token: browser.token(), key: `between-${client.id}` };
    const booked = await ask(Number(new URL(from).port), addBooking, request, sent);
    expectOk('booking', booked.status);
    const id = booked.body.data?.id ?? '';
    await line.hears({ type: 'booking', id }).catch(notHeard);
    const withdrawal = { token: browser.token(), key: `between-${client.id}-withdrawn` };
    const withdrawn = await ask(Number(new URL(to).port), cancelBooking, { id, feeSeen: 0 }, withdrawal);
    expectOk('withdrawing at the other one', withdrawn.status);
  } finally {
    line.socket.terminate();
  }
  return wrong;
}

/** Keeps cookies and the token, as a page does. */
function createBrowser() {
  const cookies = new Map<string, string>();
  let token = '';
  return {
    token: () => token,
    ask: async <E extends Endpoint>(url: string, endpoint: E, body: RequestOf<E>) => {
      const answer = await fetch(url + endpoint.path, {
        method: endpoint.method,
        headers: {
          'content-type': 'application/json',
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
      });
      for (const cookie of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        cookies.set(name, value);
      }
      const { data } = (await answer.json()) as { data?: { token?: string } | null };
      token = data?.token ?? token;
      return { status: answer.status };
    },
  };
}
