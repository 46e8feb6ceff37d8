import { http, type HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import type { SessionUser } from '../../src/shared/contract/account/sessionUser';
import { refuses, succeeds } from './answers';
import { NOTHING_ELSE } from './callAnswers';
import { NO_SLOTS } from './slotAnswers';

/** A server that knows who is there and that nobody has booked anything; a test lays its own answers over it. */
export function areaServer() {
  const server = setupServer(
    http.post('*/get_records_by_client_id', () => succeeds([])),
    http.post('*/get_records_by_interpreter', () => succeeds([])),
    http.post('*/booking/week', () => succeeds([])),
    http.post('*/user/first_steps', () => succeeds([])),
    ...NOTHING_ELSE,
    NO_SLOTS,
    http.post('*/review/waiting', () => succeeds([])),
    http.post('*/credential/get', () => succeeds([])),
    http.post('*/listing/get', () =>
      succeeds({ state: 'listed', reason: null, since: null, missing: [], review: 'admin' }),
    ),
    http.post('*/interpreter/get_by_uuid', () => refuses('NOT_FOUND', 'There is no profile')),
    http.post('*/message/unread', () => succeeds({ unread: 0 })),
    http.post('*/notification/count', () => succeeds({ unread: 0, latest: null })),
    http.post('*/account/institute', () => succeeds({ institute: null })),
    http.post('*/user/sign_out', () => succeeds(null)),
  );
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return { answers: (...handlers: HttpHandler[]) => server.use(...handlers) };
}

export const isThere = (person: SessionUser): HttpHandler =>
  http.post('*/user/who_am_i', () => succeeds({ result: true, user: person }));
