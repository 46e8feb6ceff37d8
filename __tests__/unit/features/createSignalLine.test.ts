import type { ApiError } from '../../../src/shared/contract/base/apiError';
import type { RoomLeftDetails } from '../../../src/shared/contract/bookings/room';
import { createSignalLine } from '../../../src/client/features/room/createSignalLine';
import type { PeerSignal } from '../../../src/client/features/room/createPeer';

const failure = (
  code: ApiError['code'],
  status: number,
  data: unknown = null,
  retryAfter: number | null = null,
) => Object.assign(new Error(code), { code, status, issues: [], data, retryAfter }) satisfies ApiError;
const candidate = (text: string): PeerSignal => ({ kind: 'candidate', candidate: { candidate: text } });
const bodyOf = (...signals: PeerSignal[]) => JSON.stringify(signals);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A line whose calls are answered by hand. */
function begin() {
  const sent: { to: string; number: number; body: string }[] = [];
  const asked: number[] = [];
  const told: string[] = [];
  const answers: (() => Promise<unknown>)[] = [];
  let inbox: { seq: number; from: string; body: string }[] = [];
  let hasMore = false;
  let trouble: Error | null = null;
  const line = createSignalLine({
    send: (signal) => {
      sent.push(signal);
      return (answers.shift() ?? (() => Promise.resolve(null)))();
    },
    read: (after) => {
      asked.push(after);
      if (trouble) return Promise.reject(trouble);
      const signals = inbox.filter(({ seq }) => seq > after);
      const more = hasMore;
      hasMore = false;
      return Promise.resolve({ signals, has_more: more });
    },
    onSignal: (from, signal) => {
      told.push(`${from} ${signal.kind === 'candidate' ? signal.candidate?.candidate : signal.kind}`);
      return Promise.resolve();
    },
    onGap: () => void told.push('gap'),
    onEnded: (why: RoomLeftDetails['why']) => void told.push(`ended ${why}`),
  });
  return {
    ...{ line, sent, asked, told, answers },
    put: (...signals: typeof inbox) => void (inbox = signals),
    more: () => void (hasMore = true),
    fail: (error: Error | null) => void (trouble = error),
    waits: (ms = 0) => jest.advanceTimersByTimeAsync(ms),
  };
}

describe('sending', () => {
  it('takes what was said in the same moment along, for each person by themselves', async () => {
    const { line, sent, waits } = begin();
    line.send('bea', candidate('1'));
    line.send('cal', candidate('2'));
    line.send('bea', candidate('3'));
    await waits();
    expect(sent).toEqual([
      { to: 'bea', number: 1, body: bodyOf(candidate('1'), candidate('3')) },
      { to: 'cal', number: 2, body: bodyOf(candidate('2')) },
    ]);
  });

  it('makes no body longer than the server takes', async () => {
    const { line, sent, waits } = begin();
    for (const letter of 'abc') line.send('bea', candidate(letter.repeat(20_000)));
    await waits();
    expect(sent.map(({ body }) => body.length < 64 * 1024)).toEqual(sent.map(() => true));
    expect(sent.flatMap(({ body }) => JSON.parse(body) as unknown[])).toHaveLength(3);
  });

  it('tries what got no answer again under its number, and lets nothing overtake it', async () => {
    const { line, sent, answers, waits } = begin();
    answers.push(
      () => Promise.reject(failure('NETWORK', 0)),
      () => Promise.reject(failure('INTERNAL', 500)),
      () => Promise.reject(failure('TOO_MANY_REQUESTS', 429, null, 3)),
    );
    line.send('bea', candidate('1'));
    await waits();
    line.send('bea', candidate('2'));
    await waits(400 + 800);
    expect(sent.map(({ number }) => number)).toEqual([1, 1, 1]);
    await waits(2900);
    expect(sent).toHaveLength(3);
    await waits(200);
    expect(sent.map(({ number }) => number)).toEqual([1, 1, 1, 1, 2]);
  });

  it('lets nobody who does not read keep the others from their signals', async () => {
    const { line, sent, answers, waits } = begin();
    const isFull = () => Promise.reject(failure('TOO_MANY_REQUESTS', 429, null, 1));
    answers.push(isFull, isFull, isFull);
    line.send('bea', candidate('1'));
    await waits();
    line.send('bea', candidate('2'));
    line.send('cal', candidate('3'));
    await waits(5000);
    expect(sent.map(({ to, number }) => `${to} ${number}`)).toEqual(['bea 1', 'bea 1', 'bea 1', 'cal 2']);
    await waits(10_000);
    line.send('bea', candidate('4'));
    await waits();
    expect(sent.at(-1)).toMatchObject({ to: 'bea', number: 3 });
  });

  it('lets go what is for somebody who has left', async () => {
    const { line, sent, answers, waits } = begin();
    answers.push(() => Promise.reject(failure('NOT_FOUND', 404)));
    line.send('bea', candidate('1'));
    await waits();
    line.send('cal', candidate('2'));
    line.forget('cal');
    line.send('bea', candidate('3'));
    await waits();
    expect(sent.map(({ to, number }) => `${to} ${number}`)).toEqual(['bea 1', 'bea 2']);
  });

  it.each([
    ['ROOM_LEFT', { why: 'elsewhere' }, 'ended elsewhere'],
    ['ROOM_LEFT', { why: 'removed' }, 'ended removed'],
    ['ROOM_CLOSED', { phase: 'over' }, 'ended over'],
  ] as const)('ends with the visit: %s %j', async (code, data, told) => {
    const scene = begin();
    scene.answers.push(() => Promise.reject(failure(code, 409, data)));
    scene.line.send('bea', candidate('1'));
    await scene.waits();
    scene.line.send('bea', candidate('2'));
    scene.line.wake();
    await scene.waits(60_000);
    expect([scene.told, scene.sent.length, scene.asked.length]).toEqual([[told], 1, 0]);
  });
});

describe('reading', () => {
  it('asks when it is told to and every twenty seconds, from the last one on', async () => {
    const { line, put, told, asked, waits } = begin();
    put({ seq: 1, from: 'bea', body: bodyOf(candidate('1'), candidate('2')) });
    line.wake();
    await waits();
    put({ seq: 1, from: 'bea', body: '[]' }, { seq: 2, from: 'cal', body: bodyOf(candidate('3')) });
    await waits(20_000);
    expect(told).toEqual(['bea 1', 'bea 2', 'cal 3']);
    expect(asked).toEqual([0, 1]);
    line.close();
    await waits(60_000);
    expect(asked).toHaveLength(2);
  });

  it('asks again where there is more, and where it was woken meanwhile, one at a time', async () => {
    const { line, more, asked, waits } = begin();
    more();
    line.wake();
    line.wake();
    line.wake();
    await waits();
    expect(asked.length).toBeGreaterThanOrEqual(2);
    expect(asked.length).toBeLessThanOrEqual(3);
  });

  it('says that some are missing, and reads on', async () => {
    const { line, put, told, waits } = begin();
    put({ seq: 4, from: 'bea', body: bodyOf(candidate('4')) });
    line.wake();
    await waits();
    expect(told).toEqual(['gap', 'bea 4']);
  });

  it.each([
    '',
    'no JSON',
    '{}',
    '[{"kind":"shout"}]',
    '[null]',
    '[{"kind":"description","description":{"type":"x"}}]',
  ])('passes over what it does not understand: %s', async (body) => {
    const { line, put, told, waits } = begin();
    put({ seq: 1, from: 'bea', body }, { seq: 2, from: 'bea', body: bodyOf(candidate('2')) });
    line.wake();
    await waits();
    expect(told).toEqual(['bea 2']);
  });

  it('goes on by itself once the server is back', async () => {
    const { line, put, fail, told, waits } = begin();
    fail(failure('NETWORK', 0));
    line.wake();
    await waits(1000);
    fail(null);
    put({ seq: 1, from: 'bea', body: bodyOf(candidate('1')) });
    await waits(5000);
    expect(told).toEqual(['bea 1']);
  });
});
