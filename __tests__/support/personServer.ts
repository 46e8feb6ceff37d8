import { http, type HttpHandler, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { PersonalInfo } from '../../src/shared/contract/account/personalInfo';
import { succeeds } from './answers';
import { clientPerson } from './people';

export function personalInfoOf(changes: Partial<PersonalInfo> = {}): PersonalInfo {
  const { last_login_at: _lastLogin, ...person } = clientPerson;
  return {
    ...person,
    company: 'Weber & Co.',
    phone: null,
    tier: 'starter',
    requested_tier: null,
    created_at: '2026-01-05T09:00:00.000Z',
    ...changes,
  };
}

/** A server that knows one person, takes changes of their data and pictures, and remembers what was sent. */
export function personServer() {
  let info = personalInfoOf();
  const sent: unknown[] = [];
  const server = setupServer(
    http.post('*/user/personal_info', () => succeeds(info)),
    http.put('*/user/update_info', async ({ request }) => {
      const change = (await request.json()) as Partial<PersonalInfo>;
      sent.push(change);
      info = { ...info, ...change };
      return succeeds(info);
    }),
    http.post('*/user/update_headshot', async ({ request }) => {
      const { content } = (await request.json()) as { content: string | null };
      sent.push({ content });
      const photo_url = content === null ? null : '/media/headshots/AAAAAAAAAAAAAAAAAAAAAA/256.webp';
      info = { ...info, photo_url };
      return succeeds({ photo_url, sizes: [], updated_at: null });
    }),
  );
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    info = personalInfoOf();
    sent.length = 0;
  });
  afterAll(() => server.close());
  return { sent, answers: (...handlers: HttpHandler[]) => server.use(...handlers) };
}

/** A refusal that names a field. */
export const refusesField = (path: string, code: string, message: string) =>
  HttpResponse.json(
    { result: false, message: 'Refused', code: 'INVALID', data: null, errors: [{ path, code, message }] },
    { status: 400 },
  );
