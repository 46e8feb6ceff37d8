const TIMERS = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/** Makes an instant the present for every test of a file; timers go on as usual. */
export function standAt(instant: string): void {
  beforeAll(() => void jest.useFakeTimers({ now: new Date(instant), doNotFake: [...TIMERS] }));
  afterAll(() => void jest.useRealTimers());
}
