import { takePrefetched, readSince } from '../../../src/client/api/base/takePrefetched';
import { PREFETCHED_READS } from '../../../src/client/app/area/prefetchedReads';
import { ALL_ENDPOINTS } from '../../../src/shared/contract/base/allEndpoints';

const NOW = Date.UTC(2030, 0, 1);
const HEADERS = { Authorization: 'Bearer token', 'Accept-Language': 'en-US' };
const answer = Promise.resolve(new Response('{}'));
const url = 'https://here.example/who';

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  globalThis.dragomanEarly = { at: NOW, calls: [{ url, headers: HEADERS, body: '{}', answer }] };
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.dragomanEarly = undefined;
});

describe('a call that the page has made already', () => {
  it('is answered by that one, once', () => {
    const init = { headers: new Headers({ ...HEADERS, 'Content-Type': 'application/json' }), body: '{}' };
    expect(takePrefetched(url, init)).toBe(answer);
    expect(takePrefetched(url, init)).toBeUndefined();
  });

  it.each([
    ['another address', 'https://here.example/else', {}],
    ['another question', url, { body: '{"id":1}' }],
    ['another session', url, { headers: { ...HEADERS, Authorization: 'Bearer renewed' } }],
    ['another language', url, { headers: { ...HEADERS, 'Accept-Language': 'ja-JP' } }],
  ])('is no answer to %s', (_what, wanted, init) => {
    expect(takePrefetched(wanted, { headers: HEADERS, body: '{}', ...init })).toBeUndefined();
  });

  it('is forgotten once it is old', () => {
    expect(readSince()).toBe(NOW);
    jest.advanceTimersByTime(20_000);
    expect(takePrefetched(url, { headers: HEADERS, body: '{}' })).toBeUndefined();
    expect(readSince()).toBe(NOW + 20_000);
  });
});

it('is never one that changes anything', () => {
  const called = PREFETCHED_READS.map(({ call }) => ALL_ENDPOINTS.find(({ path }) => path === call));
  expect(called.every((endpoint) => endpoint !== undefined && endpoint.access !== 'anyone')).toBe(true);
  expect(called.map((endpoint) => endpoint?.name)).toEqual([
    'whoAmI',
    'getClientRecords',
    'getInterpreterRecords',
    'getFirstSteps',
    'getWaitingReviews',
  ]);
});
