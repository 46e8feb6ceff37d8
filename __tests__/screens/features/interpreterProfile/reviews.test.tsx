import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { NO_SLOTS } from '../../../support/slotAnswers';
import { setupServer } from 'msw/node';
import { answerReview, getReviews } from '../../../../src/shared/contract/bookings/reviews';
import { getInterpreterProfile } from '../../../../src/shared/contract/interpreters/interpreterProfile';
import { InterpreterProfileScreen } from '../../../../src/client/features/interpreterProfile/InterpreterProfileScreen';
import { aBooking } from '../../../support/aBooking';
import { aProfile } from '../../../support/aProfile';
import { succeeds } from '../../../support/answers';
import { NO_BLOCKS, NO_FAVOURITES } from '../../../support/favouriteAnswers';
import { clientPerson, interpreterPerson } from '../../../support/people';
import { renderScreen } from '../../../support/renderScreen';
import { aReview, noReviews, reviewsOf } from '../../../support/reviewCalls';

const ID = interpreterPerson.id;
let page: (asked: { page: number }) => ReturnType<typeof reviewsOf>;
const server = setupServer(
  NO_BLOCKS,
  NO_FAVOURITES,
  NO_SLOTS,
  http.post('*/credential/badges', () => succeeds([])),
  http.post(`*${getInterpreterProfile.path}`, () => succeeds(aProfile(ID))),
  http.post(`*${getReviews.path}`, async ({ request }) =>
    succeeds(page((await request.json()) as { page: number })),
  ),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const show = (person = clientPerson, language: 'en-US' | 'es-MX' | 'ja-JP' = 'en-US') =>
  renderScreen(<InterpreterProfileScreen />, {
    ...{ person, language },
    at: `/interpreter/interpreter-profile?uuid=${ID}`,
  });
const region = async (name: string) => within(await screen.findByRole('region', { name }, { timeout: 5000 }));

test('reviews stand on the profile with month and field, answer, what they come to, and pages', async () => {
  page = ({ page: asked }) => ({
    ...reviewsOf([{ ...aReview, text: `Page ${asked}.`, answer: asked === 1 ? 'Thank you.' : null }]),
    ...{ page: asked, total: 12, rating: 3.24 },
    stars: [
      { star: 4, count: 7 },
      { star: 3, count: 5 },
      { star: 2, count: 0 },
      { star: 1, count: 0 },
    ],
  });
  const { user } = show();
  const reviews = await region('Reviews');
  expect(await reviews.findByText('from 12 reviews')).toBeVisible();
  expect(reviews.getByText('3.2 of 4')).toBeVisible();
  const spread = within(reviews.getByRole('list', { name: 'How the reviews are spread' }));
  expect(spread.getByText('4 of 4: 7')).toBeInTheDocument();
  const list = within(reviews.getByRole('list', { name: 'Reviews' }));
  expect(list.getByText('Page 1.')).toBeVisible();
  expect(list.getByText(/^Client, Legal, January.2030$/)).toBeVisible();
  expect(list.getByText('Thank you.')).toBeVisible();
  expect(list.getByText('Preparation: 3')).toBeVisible();
  expect(reviews.queryByRole('button', { name: /^Answer/ })).not.toBeInTheDocument();
  await user.click(reviews.getByRole('button', { name: 'Page 2' }));
  expect(await reviews.findByText('Page 2.')).toBeVisible();
}, 20_000);

test('the interpreter answers a review on their own profile', async () => {
  const sent: unknown[] = [];
  let answer: string | null = null;
  page = () => reviewsOf([{ ...aReview, answer, booking_id: aBooking().id }]);
  server.use(
    http.post(`*${answerReview.path}`, async ({ request }) => {
      const body = (await request.json()) as { text: string };
      sent.push(body);
      answer = body.text;
      return succeeds(noReviews);
    }),
  );
  const { user } = show(interpreterPerson);
  const reviews = await region('Reviews');
  await user.click(await reviews.findByRole('button', { name: /^Answer the review of January.2030$/ }));
  await user.type(await reviews.findByLabelText('Your answer'), 'A pleasure.');
  await user.click(reviews.getByRole('button', { name: 'Publish answer' }));
  expect(await reviews.findByText('The interpreter’s answer')).toBeVisible();
  expect(sent).toEqual([{ id: aBooking().id, text: 'A pleasure.' }]);
  expect(reviews.queryByRole('button', { name: /^Answer/ })).not.toBeInTheDocument();
}, 20_000);

test.each([
  ['es-MX', 'Reseñas', /^Cliente, Legal, enero de 2030$/],
  ['ja-JP', 'レビュー', /^依頼者、法律、2030年1月$/],
] as const)('speaks %s', async (language, title, by) => {
  page = () => reviewsOf([aReview]);
  show(clientPerson, language);
  const reviews = await region(title);
  expect(
    await reviews.findByText(
      (_text, element) =>
        by.test((element?.textContent ?? '').replace(/\s/g, ' ')) && element?.tagName === 'P',
    ),
  ).toBeVisible();
});
