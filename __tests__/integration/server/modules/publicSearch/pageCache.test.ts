/** @embedded */
import type { Notice } from '../../../../../src/server/platform/effects/writeEffects';
import type { Watcher } from '../../../../../src/server/platform/live/createLiveHub';
import {
  createPageCache,
  type KeptPage,
} from '../../../../../src/server/modules/publicSearch/service/createPageCache';
import { fakeClock } from '../../../../support/fakeClock';

const [elena, amir] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];

/** A cache, what it hears, and how often each of its pages was made. */
function stand({ isHearing = true } = {}) {
  const clock = fakeClock();
  const watchers: Watcher[] = [];
  const hub = {
    watch: (watcher: Watcher) => Promise.resolve(void watchers.push(watcher)),
    isHearing: () => isHearing,
  };
  const cache = createPageCache(hub, clock);
  let made = 0;
  const take = async (key: string, page: Partial<KeptPage> = {}, wait?: Promise<void>) => {
    const { body } = await cache.take(key, async () => {
      made += 1;
      const body = `${key} ${made}`;
      await wait;
      return { status: 200, body, ids: [], isList: false, isKept: true, ...page };
    });
    return body;
  };
  const tell = (to: string[], news: Notice['news']) =>
    watchers.forEach(({ onNotice }) => onNotice({ to, news }));
  return { clock, take, tell, loseAll: () => watchers.forEach(({ onGap }) => onGap()) };
}

const booking = { type: 'booking', id: '33333333-3333-4333-8333-333333333333' } as const;

test('a page is made once, and again after a minute', async () => {
  const { take, clock } = stand();
  expect([await take('a'), await take('a'), await take('b')]).toEqual(['a 1', 'a 1', 'b 2']);
  clock.advance({ seconds: 61 });
  expect(await take('a')).toBe('a 3');
});

test('many who ask at once share one making', async () => {
  const { take } = stand();
  expect(await Promise.all(['a', 'a', 'a'].map((key) => take(key)))).toEqual(['a 1', 'a 1', 'a 1']);
});

test('a booking of somebody on it makes a page old, and leaves the others', async () => {
  const { take, tell } = stand();
  await take('elena', { ids: [elena] });
  await take('amir', { ids: [amir] });
  tell([elena, 'a client'], booking);
  expect(await take('elena', { ids: [elena] })).toBe('elena 3');
  expect(await take('amir', { ids: [amir] })).toBe('amir 2');
});

test('whoever changes what strangers read may belong on every list', async () => {
  const { take, tell } = stand();
  await take('list', { ids: [amir], isList: true });
  await take('amir', { ids: [amir] });
  tell([], { type: 'profile_changed', id: elena });
  expect(await take('list', { isList: true })).toBe('list 3');
  expect(await take('amir')).toBe('amir 2');
});

test('what was being made during a change is not kept', async () => {
  const { take, tell } = stand();
  let finish = () => {};
  const slow = take('elena', { ids: [elena] }, new Promise((resolve) => (finish = resolve)));
  await Promise.resolve();
  await Promise.resolve();
  tell([elena], booking);
  finish();
  expect(await slow).toBe('elena 1');
  expect(await take('elena')).toBe('elena 2');
});

test('nothing is kept that must not be, that failed, or while changes cannot be heard', async () => {
  const { take, loseAll } = stand();
  expect([await take('a', { isKept: false }), await take('a')]).toEqual(['a 1', 'a 2']);
  const failure = Promise.reject(new Error('no database'));
  await expect(take('b', {}, failure)).rejects.toThrow('no database');
  expect(await take('b')).toBe('b 4');
  loseAll();
  expect(await take('b')).toBe('b 5');
  const deaf = stand({ isHearing: false });
  expect([await deaf.take('a'), await deaf.take('a')]).toEqual(['a 1', 'a 2']);
});

test('the oldest go first where there are many', async () => {
  const { take } = stand();
  await take('first');
  await take('second');
  for (let at = 0; at < 398; at += 1) await take(`page ${at}`);
  expect(await take('first')).toBe('first 1');
  await take('one too many');
  expect(await take('first')).toBe('first 1');
  expect(await take('second')).toBe('second 402');
});

test('who waits for a page that another one fails to make gets one of their own', async () => {
  const { take } = stand();
  const left = take('a', {}, Promise.reject(new Error('left')));
  const shared = take('a');
  await expect(left).rejects.toThrow('left');
  expect(await shared).toBe('a 2');
});
