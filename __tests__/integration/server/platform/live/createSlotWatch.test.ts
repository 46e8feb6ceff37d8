import { jest } from '@jest/globals';
import type { LiveNews } from '../../../../../src/shared/contract/base/live';
import { createSlotWatch } from '../../../../../src/server/platform/live/createSlotWatch';

const PAIR = { interpreterIds: [], isPair: true };

describe('pages that count the free times of many', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const scene = (pages: number) => {
    const slots = createSlotWatch(() => 0);
    const told: number[] = [];
    const subscribers = Array.from({ length: pages }, (_, page) => ({ hear: () => void told.push(page) }));
    subscribers.forEach((each) => slots.watch(each, PAIR, 0));
    // Whoever begins is told at once, since what was missed is not known.
    told.length = 0;
    return { slots, told, subscribers };
  };

  it('are told one after another, so that they do not read at once', () => {
    const { slots, told } = scene(4);
    slots.tell('somebody');
    jest.advanceTimersByTime(4_999);
    expect(told).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(told).toEqual([0]);
    jest.advanceTimersByTime(3 * 250);
    expect(told).toEqual([0, 1, 2, 3]);
    jest.advanceTimersByTime(60_000);
    expect(told).toHaveLength(4);
  });

  it('are told within a quarter of a minute, however many there are', () => {
    const { slots, told } = scene(1000);
    slots.tell('somebody');
    jest.advanceTimersByTime(5_000);
    expect(told).toHaveLength(17);
    jest.advanceTimersByTime(15_000);
    expect(told).toHaveLength(1000);
  });

  it('are told again of what happened while others were told, and not once they have gone', () => {
    const { slots, told, subscribers } = scene(3);
    slots.tell('somebody');
    jest.advanceTimersByTime(5_000);
    slots.tell('somebody else');
    slots.leave(subscribers[1]!);
    jest.advanceTimersByTime(500);
    expect(told).toEqual([0, 2]);
    jest.advanceTimersByTime(10_000);
    expect(told).toEqual([0, 2, 0, 2]);
  });
});

describe('what a page missed of free times', () => {
  const scene = () => {
    let at = 0;
    const slots = createSlotWatch(() => at);
    const told: (string | null)[] = [];
    const page = { hear: (news: LiveNews) => void (news.type === 'slots' && told.push(news.id)) };
    return { slots, told, page, pass: (ms: number) => (at += ms) };
  };
  const BOTH = { interpreterIds: ['one', 'other'], isPair: true };

  it('is told as soon as it looks: once, and nothing that came before it went', () => {
    const { slots, told, page, pass } = scene();
    pass(60_000);
    slots.tell('other');
    pass(30_000);
    slots.tell('one');
    slots.tell('one');
    pass(10_000);
    slots.watch(page, BOTH, 20_000);
    expect(told).toEqual(['one', null]);
    told.length = 0;
    slots.watch(page, BOTH, 1000);
    expect(told).toEqual([]);
    slots.watch(page, BOTH, 99_000);
    expect(told).toEqual(['one', 'other', null]);
    slots.forget();
    told.length = 0;
    slots.watch(page, BOTH, 1000);
    expect(told).toEqual(['one', 'other', null]);
    slots.close();
  });

  it('costs the same however much happened', () => {
    const { slots, told, page, pass } = scene();
    pass(60_000);
    for (let change = 0; change < 9000; change += 1) slots.tell('one');
    // Some minutes where all that happened is looked through each time.
    for (let word = 0; word < 30_000; word += 1) slots.watch(page, BOTH, 1000);
    expect(told).toHaveLength(60_000);
    slots.close();
  });
});
