import { openGuestLine } from '../../../../src/client/features/room/engine/openGuestLine';
import { LIVE_CLOSE } from '../../../../src/shared/contract/base/live';

class Line {
  static opened: Line[] = [];
  said: string[] = [];
  onopen = () => undefined as void;
  onmessage = (_: { data: string }) => undefined as void;
  onclose = (_: { code: number }) => undefined as void;
  constructor(readonly url: string) {
    Line.opened.push(this);
  }
  send(word: string) {
    this.said.push(word);
  }
  close() {
    this.onclose({ code: 1000 });
  }
}

beforeEach(() => {
  Line.opened = [];
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

async function begin() {
  const told: string[] = [];
  const close = openGuestLine({
    ...{ host: 'https://dragoman.example', token: 'T', page: new EventTarget() },
    onRoom: () => void told.push('room'),
    onSignal: () => void told.push('signal'),
    onClock: (now) => void told.push(`clock ${now}`),
    openSocket: (url) => new Line(url) as unknown as WebSocket,
  });
  // The token is asked for first.
  await jest.advanceTimersByTimeAsync(0);
  const line = () => Line.opened.at(-1) as Line;
  const hear = (news: object) => line().onmessage({ data: JSON.stringify(news) });
  return { told, close, line, hear };
}

it("says a guest's token first, and tells of the room and of signals alone", async () => {
  const { told, line, hear } = await begin();
  expect(line().url).toMatch(/^wss:\/\/dragoman\.example\//);
  line().onopen();
  expect(JSON.parse(line().said[0] ?? '')).toEqual({ type: 'guest', token: 'T', missedMs: 0 });
  hear({ type: 'ready' });
  expect(told).toEqual(['room', 'signal']);
  hear({ type: 'beat', now: 7 });
  expect(told.pop()).toBe('clock 7');
  hear({ type: 'signal', id: '0e000000-0000-4000-8000-000000000001' });
  hear({ type: 'beat' });
  hear({ type: 'something of a newer server' });
  line().onmessage({ data: '{' });
  expect(told).toEqual(['room', 'signal', 'signal']);
});

it('is opened again after it ended or fell silent, ever less often, and not once the guest is put out', async () => {
  const { told, line, hear } = await begin();
  line().onclose({ code: 1006 });
  await jest.advanceTimersByTimeAsync(500);
  expect(Line.opened).toHaveLength(2);
  line().onclose({ code: 1006 });
  await jest.advanceTimersByTimeAsync(490);
  expect(Line.opened).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(600);
  hear({ type: 'ready' });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(Line.opened.length).toBeGreaterThan(3);
  const before = Line.opened.length;
  told.length = 0;
  line().onclose({ code: LIVE_CLOSE.unauthenticated });
  await jest.advanceTimersByTimeAsync(600_000);
  expect(Line.opened).toHaveLength(before);
  // The next read says why.
  expect(told).toEqual(['room']);
});

it('asks nothing any more once it is closed', async () => {
  const { told, close } = await begin();
  close();
  await jest.advanceTimersByTimeAsync(600_000);
  expect(Line.opened).toHaveLength(1);
  expect(told).toEqual([]);
});
