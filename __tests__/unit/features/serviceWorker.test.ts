import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';

const SITE = 'https://dragoman.example';

/** Presses a notice that leads somewhere while pages are open; says what became of them. */
async function press(target: string, open: readonly string[]): Promise<string[]> {
  const done: string[] = [];
  const pages = open.map((path) => ({
    url: `${SITE}${path}`,
    focus: () => Promise.resolve(done.push(`shown: ${path}`)),
    navigate: (url: string) => Promise.resolve(done.push(`led: ${path} to ${url}`)),
  }));
  const listeners: Record<string, (event: unknown) => void> = {};
  const self = {
    location: { origin: SITE },
    clients: {
      matchAll: () => Promise.resolve(pages),
      openWindow: (url: string) => Promise.resolve(done.push(`opened: ${url}`)),
    },
    addEventListener: (name: string, listener: (event: unknown) => void) => (listeners[name] = listener),
  };
  runInContext(
    readFileSync('public/service-worker.js', 'utf8'),
    createContext({ self, URL, Response, fetch }),
  );
  const waits: Promise<unknown>[] = [];
  listeners['notificationclick']?.({
    notification: { data: { url: target }, close: () => undefined },
    waitUntil: (work: Promise<unknown>) => waits.push(work),
  });
  await Promise.all(waits);
  return done;
}

describe('a pressed notice', () => {
  it.each<[string, string, string[], string[]]>([
    ['opens a page where none is', '/app', [], ['opened: /app']],
    ['leads the page that is open', '/app', ['/client'], ['shown: /client', 'led: /client to /app']],
    ['leads nobody out of a meeting', '/app', ['/room/7'], ['opened: /app']],
    [
      'leads the page beside a meeting',
      '/app',
      ['/room/7', '/client'],
      ['shown: /client', 'led: /client to /app'],
    ],
    ['shows the meeting that it is about, as it is', '/room/7', ['/client', '/room/7'], ['shown: /room/7']],
  ])('%s', async (_what, target, open, done) => {
    expect(await press(target, open)).toEqual(done);
  });
});
