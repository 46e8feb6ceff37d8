import { login, renewToken } from '../../../src/shared/contract/account/user';
import { freePort, startServer, type RunningServer } from '../runningServer';
import { say } from './compareSums';

/** The built server, for as long as the work takes. */
export async function withServer<Result>(
  where: { dataDir: string; env: Record<string, string> },
  work: (server: RunningServer) => Promise<Result>,
): Promise<Result> {
  const server = await startServer({ ...where, port: await freePort() });
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

const post = (url: string, path: string, body: unknown, cookie = '') =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: JSON.stringify(body),
  });

/** The cookie of somebody who signed in before the disaster. */
export async function signInOnce(url: string, email: string, password: string): Promise<string> {
  const answer = await post(url, login.path, { email, password });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0];
  if (!cookie) throw new Error(`${email} could not sign in.`);
  return cookie;
}

/** They go on after it as if nothing had been. */
export async function expectSameSession(url: string, cookie: string): Promise<void> {
  const answer = await post(url, renewToken.path, {}, cookie);
  if (answer.status !== 200) throw new Error(`Whoever was signed in is not any more (${answer.status}).`);
  say('  a server starts on it, and whoever was signed in still is');
}
