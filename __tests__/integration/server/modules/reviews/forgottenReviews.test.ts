import { deleteAccount, exportOwnData } from '../../../../../src/shared/contract/account/ownData';
import {
  answerReview,
  getMeetingReviews,
  getReviews,
} from '../../../../../src/shared/contract/bookings/reviews';
import { arrive, type Scene } from '../../../../support/events/arrive';
import { TEST_PASSWORD } from '../../../../support/testPeople';
import { startTestServer, type TestServer } from '../../../../support/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { LOGIN_TRIES_PER_ADDRESS: '1000' } });
}, 30_000);
afterAll(() => server.close());

let scene: Scene;
let id: string;
/** Both have reviewed a meeting, and the interpreter has answered. */
beforeAll(async () => {
  scene = await arrive(server);
  ({ id } = await scene.over());
  for (const by of ['client', 'interpreter'] as const) await scene.review(id, by);
  await scene.call(answerReview, { id, text: 'A pleasure, Ada.' }, 'interpreter');
});

test('one’s own data tell what one wrote and what was said of one, with marks and answer', async () => {
  const answer = { text: 'A pleasure, Ada.', at: expect.any(String) };
  const client = await scene.call(exportOwnData, {}, 'client');
  expect(client.reviews_written).toMatchObject([{ booking_id: id, text: 'Calm.', answer, hiddenFor: null }]);
  expect(client.reviews_received).toMatchObject([{ booking_id: id, marks: { briefing: 4, setting: 4 } }]);
  const interpreter = await scene.call(exportOwnData, {}, 'interpreter');
  expect(interpreter.reviews_received).toMatchObject([{ text: 'Calm.', rating: 4, answer }]);
});

test('whoever deletes their account leaves marks that lead to nobody, and no words', async () => {
  await scene.call(deleteAccount, { password: TEST_PASSWORD, feeSeen: 0 }, 'client');
  const meeting = await scene.call(getMeetingReviews, { id }, 'interpreter');
  expect(meeting).toMatchObject({
    own: { rating: 4, text: '', answer: null },
    other: { rating: 4, text: '', answer: null },
  });
  const list = await scene.call(
    getReviews,
    { interpreter_id: scene.people.interpreter.id, page: 1 },
    'interpreter',
  );
  expect(list).toMatchObject({ total: 1, rating: 4, items: [{ text: '', answer: null }] });
  const gone = await server.context.db.queries
    .selectFrom('users')
    .select(['client_rating', 'client_reviews'])
    .where('id', '=', scene.people.client.id)
    .executeTakeFirst();
  expect(gone).toEqual({ client_rating: null, client_reviews: 0 });
});
