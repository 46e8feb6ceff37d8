import { clientApi } from '../../../src/client/api/clientApi';
import { getClientRecords } from '../../../src/shared/contract/bookings/client';
import { isApiError } from '../../../src/shared/contract/base/apiError';
import { aBooking } from '../../support/aBooking';
import { apiStage } from '../../support/apiStage';
import { type Answer, refusal, success, unreachable } from '../../support/fakeServer';
import { clientPerson } from '../../support/people';

const PATH = '/v2/api/client/client/get';

async function failureOf(answer: Answer) {
  const { store, signIn } = apiStage({ [PATH]: answer });
  signIn();
  const { error, data } = await store.dispatch(
    clientApi.endpoints.getBooking.initiate({ id: aBooking().id }),
  );
  return { error, data };
}

const html = (status: number) => () => new Response('<h1>Bad gateway</h1>', { status });

test.each<[string, Answer, object]>([
  ['no network', unreachable, { code: 'NETWORK', status: 0, message: '' }],
  ['an answer that is not JSON', html(200), { code: 'MALFORMED_ANSWER', status: 200 }],
  ['no envelope', () => Response.json([]), { code: 'MALFORMED_ANSWER', status: 200 }],
  ['data of another shape', () => success({ id: 7 }), { code: 'MALFORMED_ANSWER', status: 200 }],
  [
    'a refusal with status 200',
    () => refusal('NOT_VERIFIED'),
    { code: 'NOT_VERIFIED', status: 200, message: 'told: NOT_VERIFIED' },
  ],
  ['a refusal', () => refusal('NOT_FOUND'), { code: 'NOT_FOUND', status: 404, message: 'told: NOT_FOUND' }],
  [
    'a success in a refusal',
    () => Response.json({ result: true, message: '', data: aBooking() }, { status: 500 }),
    { code: 'MALFORMED_ANSWER', status: 500 },
  ],
  [
    'a code that nobody knows',
    () => Response.json({ result: false, message: 'x', code: 'NEW', data: null }, { status: 409 }),
    { code: 'MALFORMED_ANSWER', status: 409, message: 'x' },
  ],
  [
    'a refusal that says no more than why',
    () => Response.json({ result: false, message: 'Not today.' }),
    { code: 'MALFORMED_ANSWER', status: 200, message: 'Not today.' },
  ],
  ['a page of a proxy', html(502), { code: 'UNAVAILABLE', status: 502 }],
  ['a body that a proxy finds too large', html(413), { code: 'TOO_LARGE', status: 413 }],
])('%s is one kind of error', async (_name, answer, expected) => {
  const { error, data } = await failureOf(answer);
  expect(error).toMatchObject(expected);
  expect(isApiError(error)).toBe(true);
  expect(data).toBeUndefined();
});

test('a refusal hands on what helps to go on, the issues of fields, and when to come back', async () => {
  const issue = { path: 'meetingDate', code: 'in_the_past', message: 'is over' };
  const body = {
    result: false,
    message: 'no',
    code: 'SLOT_TAKEN',
    data: { free: ['10:00'] },
    errors: [issue],
  };
  const { error } = await failureOf(() =>
    Response.json(body, { status: 409, headers: { 'retry-after': '30' } }),
  );
  expect(error).toEqual({
    code: 'SLOT_TAKEN',
    status: 409,
    message: 'no',
    issues: [issue],
    data: { free: ['10:00'] },
    retryAfter: 30,
  });
});

test.each([[null], [{}], ['none']])(
  'a client’s list of bookings that is no array, as %j, is treated as empty',
  async (data) => {
    const { store, signIn } = apiStage({ [getClientRecords.path]: () => success(data) });
    signIn();
    const answer = await store.dispatch(
      clientApi.endpoints.getClientRecords.initiate({ client_id: clientPerson.id }),
    );
    expect(answer.data).toEqual([]);
  },
);
