import { http, type HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

type Answer = (request: Request) => Response | Promise<Response>;

/** Intercepts calls by path for the tests of one file, and remembers what was sent. Others are an error. */
export function answerCalls() {
  const server = setupServer();
  const sent: unknown[] = [];
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    sent.length = 0;
  });
  afterAll(() => server.close());
  const answer = (path: string, with_: Answer) =>
    server.use(
      http.post(`*${path}`, async ({ request }) => {
        sent.push(await request.json());
        return with_(request) as Promise<HttpResponse<string>>;
      }),
    );
  return { sent, answer };
}
