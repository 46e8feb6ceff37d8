import type { DataOf, Endpoint, RequestOf } from '../../../src/shared/contract/base/endpoint';
import { login } from '../../../src/shared/contract/account/user';
import { DEMO_CLIENT, DEMO_INTERPRETER, DEMO_PASSWORD } from '../pages/demoPeople';

type SignedIn = 'client' | 'interpreter';
/** One of the demo people, or somebody without a token. */
export type Caller = SignedIn | 'anyone';

const EMAILS = { client: DEMO_CLIENT, interpreter: DEMO_INTERPRETER };

interface Answer<Data> {
  result: boolean;
  message: string;
  code?: string;
  data: Data;
}

async function send<E extends Endpoint>(url: string, endpoint: E, request: RequestOf<E>, token: string) {
  const response = await fetch(url + endpoint.path, {
    method: endpoint.method,
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(endpoint.idempotent && { 'idempotency-key': crypto.randomUUID() }),
    },
    body: JSON.stringify(request),
  });
  return { status: response.status, answer: (await response.json()) as Answer<DataOf<E>> };
}

/** The API as a program calls it; a token that has run out is replaced. */
export function openCalls(url: string) {
  const sessions = new Map<SignedIn, Promise<DataOf<typeof login>>>();
  const signedIn = (who: SignedIn): Promise<DataOf<typeof login>> => {
    const session =
      sessions.get(who) ??
      send(url, login, { email: EMAILS[who], password: DEMO_PASSWORD }, '').then(({ answer }) => answer.data);
    sessions.set(who, session);
    return session;
  };
  return {
    idOf: async (who: SignedIn): Promise<string> => (await signedIn(who)).user.id,
    call: async <E extends Endpoint>(who: Caller, endpoint: E, request: RequestOf<E>): Promise<DataOf<E>> => {
      const tokenOf = async () => (who === 'anyone' ? '' : (await signedIn(who)).token);
      let reply = await send(url, endpoint, request, await tokenOf());
      if (reply.status === 401 && who !== 'anyone') {
        sessions.delete(who);
        reply = await send(url, endpoint, request, await tokenOf());
      }
      const { answer } = reply;
      if (!answer.result) throw new Error(`${endpoint.name}: ${answer.code ?? ''} ${answer.message}`);
      return answer.data;
    },
  };
}

/** One call by somebody who signs in for it. */
export async function callWith<E extends Endpoint>(
  url: string,
  { email, password }: { email: string; password: string },
  endpoint: E,
  request: RequestOf<E>,
): Promise<DataOf<E>> {
  const { token } = (await send(url, login, { email, password }, '')).answer.data;
  return (await send(url, endpoint, request, token)).answer.data;
}
