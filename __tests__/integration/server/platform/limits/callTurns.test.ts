/** @embedded */
import { createCallTurns } from '../../../../../src/server/platform/limits/callTurns';

/** More than an office's people read at once, and far fewer than would fill the memory with pieces of 192 KiB. */
const MOST_OF_NETWORK = 100;
const MOST_IN_ALL = 400;
const LONGEST_WAIT_MS = 60_000;

describe('downloads whose readers do not read', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  /** Each is asked for by somebody else of the network, and given up by nobody. */
  const open = () => {
    const { downloads } = createCallTurns('postgres');
    let people = 0;
    const held = { begun: 0, refused: [] as string[] };
    const ask = (network: string, count: number) => {
      for (let each = 0; each < count; each += 1) {
        downloads.take(`person ${(people += 1)}`, network).then(
          () => (held.begun += 1),
          ({ code }: { code: string }) => held.refused.push(code),
        );
      }
    };
    return { downloads, held, ask };
  };

  it('are limited by network, and another network is served meanwhile', async () => {
    const { downloads, held, ask } = open();
    ask('198.51.100.7', MOST_OF_NETWORK + 50);
    await jest.advanceTimersByTimeAsync(0);
    const { begun } = held;
    expect(begun).toBeGreaterThan(0);
    expect(begun).toBeLessThanOrEqual(MOST_OF_NETWORK);
    await downloads.take('hal', '192.0.2.7');
    await jest.advanceTimersByTimeAsync(LONGEST_WAIT_MS);
    expect(held.begun).toBe(begun);
    expect(held.refused).toEqual(Array(MOST_OF_NETWORK + 50 - begun).fill('TOO_MANY_REQUESTS'));
    await downloads.take('ida', '192.0.2.7');
  });

  it('are limited in all, from however many networks they come', async () => {
    const { held, ask } = open();
    const networks = Array.from({ length: 50 }, (_, at) => `198.51.${at}.7`);
    for (const network of networks) ask(network, 10);
    await jest.advanceTimersByTimeAsync(0);
    const { begun } = held;
    expect(begun).toBeGreaterThan(0);
    expect(begun).toBeLessThanOrEqual(MOST_IN_ALL);
    await jest.advanceTimersByTimeAsync(LONGEST_WAIT_MS);
    expect(held.begun).toBe(begun);
    expect(held.refused).toEqual(Array(500 - begun).fill('UNAVAILABLE'));
  });
});
