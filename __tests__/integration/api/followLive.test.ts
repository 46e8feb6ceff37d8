import { followLive } from '../../../src/client/entities/live/followLive';
import { LIVE_BEAT_MS, type LiveNews, type LiveWatch } from '../../../src/shared/contract/base/live';

const NOBODY: LiveWatch = { type: 'watch', interpreterIds: [], isPair: false };

/** A socket that a test opens, speaks through and closes. */
class FakeSocket {
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
  readonly sent: unknown[] = [];
  isClosed = false;
  constructor(readonly url: string) {}
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.isClosed = true;
  }
  says(news: unknown): void {
    this.onmessage?.({ data: typeof news === 'string' ? news : JSON.stringify(news) });
  }
}

function stage(
  more: Pick<Partial<Parameters<typeof followLive>[0]>, 'readSince' | 'isMeeting' | 'random'> = {},
) {
  const sockets: FakeSocket[] = [];
  const news: LiveNews[] = [];
  const page = new EventTarget();
  const world = { isSignedIn: true, token: 'a.b.c' as string | null, refusals: 0, watched: NOBODY };
  const listeners = new Set<() => void>();
  const stop = followLive({
    host: 'https://dragoman.example',
    tokens: { current: () => Promise.resolve(world.token) },
    isSignedIn: () => world.isSignedIn,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    watched: () => world.watched,
    onNews: (heard) => void news.push(heard),
    onRefused: () => void (world.refusals += 1),
    page,
    random: () => 1,
    ...more,
    openSocket: (url) => {
      sockets.push(new FakeSocket(url));
      return sockets.at(-1) as unknown as WebSocket;
    },
  });
  const latest = () => sockets.at(-1) as FakeSocket;
  const opens = async () => {
    await jest.advanceTimersByTimeAsync(0);
    latest().onopen?.();
    latest().says({ type: 'ready' });
  };
  return {
    sockets,
    news,
    page,
    world,
    stop,
    latest,
    opens,
    changed: () => listeners.forEach((listener) => listener()),
  };
}

describe('following live news', () => {
  beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => jest.useRealTimers());

  it('says whose free times are shown once the line is ready, when they change, and on the next line', async () => {
    const { opens, latest, world, changed } = stage();
    await opens();
    expect(latest().sent).toHaveLength(1);
    world.watched = { ...NOBODY, isPair: true };
    changed();
    changed();
    expect(latest().sent.slice(1)).toEqual([world.watched]);
    latest().onclose?.({ code: 1006 });
    changed();
    await jest.advanceTimersByTimeAsync(1000);
    latest().onopen?.();
    changed();
    expect(latest().sent).toHaveLength(1);
    latest().says({ type: 'ready' });
    expect(latest().sent.slice(1)).toEqual([world.watched]);
  });

  it('says what was read before it began', async () => {
    const { latest, opens, stop } = stage({ readSince: () => 998_000 });
    await opens();
    expect(latest().sent).toEqual([{ type: 'hello', token: 'a.b.c', missedMs: 2000 }]);
    stop();
  });

  it('says who is there in its first message, never in the address', async () => {
    const { sockets, latest, opens, stop } = stage();
    await opens();
    expect(sockets.map(({ url }) => url)).toEqual(['wss://dragoman.example/v2/api/live']);
    expect(latest().sent).toEqual([{ type: 'hello', token: 'a.b.c', missedMs: 0 }]);
    stop();
  });

  it('passes on what it hears, and nothing that it does not understand', async () => {
    const { latest, news, opens, stop } = stage();
    await opens();
    latest().says({ type: 'booking', id: '0b5c2c9e-5d0e-4b57-9f0a-3a3f0a6c0001' });
    latest().says({ type: 'of the future' });
    latest().says('no json');
    expect(news.map(({ type }) => type)).toEqual(['ready', 'booking']);
    stop();
  });

  it('comes back after a break and says how long it heard nothing', async () => {
    const { sockets, latest, opens, stop } = stage();
    await opens();
    await jest.advanceTimersByTimeAsync(3000);
    latest().onclose?.({ code: 1006 });
    await jest.advanceTimersByTimeAsync(499);
    expect(sockets).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    latest().onopen?.();
    expect(latest().sent).toEqual([{ type: 'hello', token: 'a.b.c', missedMs: 3500 }]);
    stop();
  });

  it('waits longer each time while nobody answers, and not at all once the network is back', async () => {
    const { sockets, latest, page, stop } = stage();
    await jest.advanceTimersByTimeAsync(0);
    for (const pause of [500, 1000, 2000, 4000]) {
      const before = sockets.length;
      latest().onclose?.({ code: 1006 });
      await jest.advanceTimersByTimeAsync(pause - 1);
      expect(sockets).toHaveLength(before);
      await jest.advanceTimersByTimeAsync(1);
      expect(sockets).toHaveLength(before + 1);
    }
    latest().onclose?.({ code: 1006 });
    page.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(sockets).toHaveLength(6);
    stop();
  });

  it('tries again within a second and a half while a meeting is on, however long the server is away', async () => {
    const talk = { isOn: true, chance: 1 };
    const { sockets, latest, stop } = stage({ isMeeting: () => talk.isOn, random: () => talk.chance });
    await jest.advanceTimersByTimeAsync(0);
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const before = sockets.length;
      latest().onclose?.({ code: 1006 });
      await jest.advanceTimersByTimeAsync(1500);
      expect(sockets).toHaveLength(before + 1);
    }
    // Not all pages of a server in the same moment.
    talk.chance = 0;
    latest().onclose?.({ code: 1006 });
    await jest.advanceTimersByTimeAsync(750);
    expect(sockets).toHaveLength(14);
    talk.isOn = false;
    latest().onclose?.({ code: 1006 });
    await jest.advanceTimersByTimeAsync(14_999);
    expect(sockets).toHaveLength(14);
    stop();
  });

  it('gives up a line that has fallen silent', async () => {
    const { sockets, opens, latest, stop } = stage();
    await opens();
    await jest.advanceTimersByTimeAsync(LIVE_BEAT_MS);
    latest().says({ type: 'beat' });
    await jest.advanceTimersByTimeAsync(2.4 * LIVE_BEAT_MS);
    expect(sockets).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(0.1 * LIVE_BEAT_MS + 500);
    expect(sockets).toHaveLength(2);
    expect(sockets[0]?.isClosed).toBe(true);
    stop();
  });

  it('tells when the server says that the session is over', async () => {
    const { latest, opens, world, stop } = stage();
    await opens();
    latest().onclose?.({ code: 4401 });
    expect(world.refusals).toBe(0);
    await jest.advanceTimersByTimeAsync(1000);
    latest().onclose?.({ code: 4401 });
    expect(world.refusals).toBe(1);
    stop();
  });

  it('asks nothing when another tab signs out, whose line the server closes first', async () => {
    const { latest, opens, world, changed, sockets, stop } = stage();
    await opens();
    latest().onclose?.({ code: 4401 });
    world.isSignedIn = false;
    changed();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(world.refusals).toBe(0);
    expect(sockets).toHaveLength(1);
    stop();
  });

  it('is there only while somebody is signed in', async () => {
    const { sockets, opens, world, changed, latest, stop } = stage();
    await opens();
    world.isSignedIn = false;
    changed();
    expect(latest().isClosed).toBe(true);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(1);
    world.isSignedIn = true;
    changed();
    await opens();
    expect(latest().sent).toEqual([{ type: 'hello', token: 'a.b.c', missedMs: 0 }]);
    stop();
  });

  it('leaves with the page and comes back with it', async () => {
    const { sockets, page, opens, latest, stop } = stage();
    await opens();
    page.dispatchEvent(new Event('pagehide'));
    expect(latest().isClosed).toBe(true);
    page.dispatchEvent(new Event('pageshow'));
    await opens();
    expect(sockets).toHaveLength(2);
    stop();
    await jest.advanceTimersByTimeAsync(600_000);
    expect(sockets).toHaveLength(2);
  });
});
