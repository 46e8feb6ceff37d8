import { fireEvent, screen, within } from '@testing-library/react';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import type { BookingRecord } from '../../../../src/shared/contract/bookings/bookingRecord';
import { getClientRecords } from '../../../../src/shared/contract/bookings/client';
import * as reviews from '../../../../src/shared/contract/bookings/reviews';
import { getInterpreterRecords } from '../../../../src/shared/contract/interpreters/interpreter';
import { InterpreterBookingsScreen } from '../../../../src/client/features/bookings/InterpreterBookingsScreen';
import { ClientRecordsScreen } from '../../../../src/client/features/records/ClientRecordsScreen';
import { aBooking } from '../../../support/aBooking';
import { refuses, succeeds } from '../../../support/answers';
import { NOTHING_ELSE } from '../../../support/callAnswers';
import { pasteText } from '../../../support/pasteText';
import { clientPerson, interpreterPerson } from '../../../support/people';
import { renderScreen } from '../../../support/renderScreen';
import { noReviews } from '../../../support/reviewCalls';
import { standAt } from '../../../support/standAt';

/** Three days after the end. */
standAt('2030-01-09T01:00:00Z');

const until = '2030-01-19T23:30:00.000Z';
const own = {
  ...{ rating: 3.75, text: 'Calm and exact.', at: '2030-01-09T01:00:00.000Z', answer: null },
  marks: { interpretation: 4, punctuality: 4, preparation: 3, manner: 4 },
  ...{ revealedAt: until, hiddenFor: null },
};
const other = {
  ...{ rating: 2.5, text: 'The room was locked.', at: '2030-01-09T00:00:00.000Z', answer: null },
  marks: { briefing: 3, punctuality: 2, setting: 2, manner: 3 },
};
let booking: BookingRecord;
let known: reviews.MeetingReviews;
let sent: unknown[];
const server = setupServer(
  ...NOTHING_ELSE,
  http.post('*/booking/week', () => succeeds([])),
  http.post('*/user/personal_info', () => refuses('NOT_FOUND', 'Nobody is there')),
  http.post('*/credential/badges', () => succeeds([])),
  http.post('*/review/of_booking', () => succeeds(known)),
  http.post('*/review/waiting', () =>
    succeeds(
      known.until === null
        ? []
        : [
            {
              ...{ booking_id: booking.id, title: booking.meetingTitle, startsAt: booking.startsAt, until },
              other: { name: 'Ines Ruiz', avatar: null },
            },
          ],
    ),
  ),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  sent = [];
  const aftermath = { interpreterCheckedIn: true, confirmedBy: [], problem: null };
  booking = aBooking({ status: 'completed', aftermath });
  known = { ...noReviews, until };
  server.use(
    http.post(`*${getClientRecords.path}`, () => succeeds([booking])),
    http.post(`*${getInterpreterRecords.path}`, () => succeeds([booking])),
  );
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const answerWith = (endpoint: { path: string }, then: reviews.MeetingReviews) =>
  server.use(
    http.post(`*${endpoint.path}`, async ({ request }) => {
      sent.push(await request.json());
      known = then;
      return succeeds(known);
    }),
  );

async function openDetails(viewer: 'client' | 'interpreter', language?: string) {
  const isClient = viewer === 'client';
  const { user } = renderScreen(isClient ? <ClientRecordsScreen /> : <InterpreterBookingsScreen />, {
    person: isClient ? clientPerson : interpreterPerson,
    ...(language && { language }),
  } as Parameters<typeof renderScreen>[1]);
  const card = within(await screen.findByRole('article'));
  const review = await card.findByRole('button', { name: REVIEW_NAMES[language ?? 'en-US'] ?? '' });
  await user.click(review);
  const dialog = within(await screen.findByRole('dialog', undefined, { timeout: 5000 }));
  return { user, dialog };
}
const REVIEW_NAMES: Record<string, RegExp> = {
  'en-US': /^Review the session “/,
  'es-MX': /^Dejar reseña de la sesión “/,
  'ja-JP': /のレビューを書く$/,
};

test('a client gives four marks by keys and words, and reads them sealed', async () => {
  answerWith(reviews.leaveReview, { ...noReviews, own });
  const { user, dialog } = await openDetails('client');
  await user.click(await dialog.findByRole('button', { name: 'Leave review' }));
  for (const what of ['Interpretation', 'Punctuality', 'Preparation', 'Manner']) {
    expect(dialog.getAllByText(`${what}: please choose a mark.`).length).toBeGreaterThan(0);
  }
  expect(sent).toEqual([]);
  for (const what of ['Interpretation', 'Punctuality', 'Preparation', 'Manner']) {
    await user.click(within(dialog.getByLabelText(what)).getByRole('radio', { name: '3 · good' }));
    // user-event knows no key codes, by which Ant Design's stars go
    if (what !== 'Preparation') fireEvent.keyDown(document.activeElement ?? document.body, { keyCode: 39 });
  }
  await pasteText(user, dialog.getByLabelText('In your own words (optional)'), 'Calm and exact.');
  await user.dblClick(dialog.getByRole('button', { name: 'Leave review' }));
  expect(await dialog.findByText('3.8 of 4')).toBeVisible();
  expect(dialog.getByText(/^Only you see it until .* has given a review too/)).toBeVisible();
  expect(sent).toEqual([{ id: booking.id, marks: own.marks, text: 'Calm and exact.' }]);
  expect(dialog.queryByRole('button', { name: 'Leave review' })).not.toBeInTheDocument();
}, 60_000);

test('an interpreter marks what a client is marked by', async () => {
  const { dialog } = await openDetails('interpreter');
  for (const what of ['Clear request', 'Punctuality', 'Place and technology', 'Manner']) {
    expect(await dialog.findByLabelText(what)).toBeVisible();
  }
  expect(dialog.queryByLabelText('Interpretation')).not.toBeInTheDocument();
}, 20_000);

test('a refusal is said above the form, and nothing that was typed is lost', async () => {
  server.use(
    http.post(`*${reviews.leaveReview.path}`, () =>
      refuses('REVIEW_TOO_LATE', 'This session ended more than 14 days ago.'),
    ),
  );
  const { user, dialog } = await openDetails('client');
  for (const what of ['Interpretation', 'Punctuality', 'Preparation', 'Manner']) {
    await user.click(within(await dialog.findByLabelText(what)).getByRole('radio', { name: '3 · good' }));
  }
  await pasteText(user, dialog.getByLabelText('In your own words (optional)'), 'Late.');
  await user.click(dialog.getByRole('button', { name: 'Leave review' }));
  expect(await dialog.findByText(/ended more than 14 days ago/)).toBeVisible();
  expect(dialog.getByLabelText('In your own words (optional)')).toHaveValue('Late.');
}, 60_000);

test('both are read once both are given, and the reviewed side answers once', async () => {
  known = { until, own: null, other: null };
  const { user, dialog } = await openDetails('client');
  known = { until: null, own: { ...own, revealedAt: own.at }, other };
  answerWith(reviews.leaveReview, known);
  for (const what of ['Interpretation', 'Punctuality', 'Preparation', 'Manner']) {
    await user.click(
      within(await dialog.findByLabelText(what)).getByRole('radio', { name: '4 · excellent' }),
    );
  }
  await user.click(dialog.getByRole('button', { name: 'Leave review' }));
  expect(await dialog.findByText('The room was locked.')).toBeVisible();
  expect(dialog.getByText('Place and technology: 2')).toBeVisible();
  expect(dialog.queryByText(/^Only you see it/)).not.toBeInTheDocument();
  const answered = { ...other, answer: { text: 'We had the key.', at: own.at } };
  answerWith(reviews.answerReview, { ...known, other: answered });
  await user.click(dialog.getByRole('button', { name: /^Answer the review of / }));
  await user.click(dialog.getByRole('button', { name: 'Publish answer' }));
  expect(dialog.getAllByText('Please write your answer.').length).toBeGreaterThan(0);
  await pasteText(user, dialog.getByLabelText('Your answer'), 'We had the key.');
  await user.click(dialog.getByRole('button', { name: 'Publish answer' }));
  expect(await dialog.findByText('The client’s answer')).toBeVisible();
  expect(sent.at(-1)).toEqual({ id: booking.id, text: 'We had the key.' });
  expect(dialog.queryByRole('button', { name: /^Answer the review of / })).not.toBeInTheDocument();
}, 60_000);

test('whoever’s review was hidden reads why', async () => {
  const { user, dialog } = await openDetails('client');
  answerWith(reviews.leaveReview, {
    ...noReviews,
    own: { ...own, hiddenFor: 'It names a patient.' },
  });
  for (const what of ['Interpretation', 'Punctuality', 'Preparation', 'Manner']) {
    await user.click(
      within(await dialog.findByLabelText(what)).getByRole('radio', { name: '4 · excellent' }),
    );
  }
  await user.click(dialog.getByRole('button', { name: 'Leave review' }));
  expect(await dialog.findByText(/An admin hid this review.*“It names a patient\.”/)).toBeVisible();
}, 60_000);

test.each([
  ['es-MX', 'Dejar reseña', 'Interpretación'],
  ['ja-JP', 'レビューを投稿する', '通訳の質'],
] as const)(
  'speaks %s',
  async (language, leave, first) => {
    const { dialog } = await openDetails('client', language);
    expect(await dialog.findByRole('button', { name: leave })).toBeVisible();
    expect(dialog.getByLabelText(first)).toBeVisible();
  },
  20_000,
);

test('an interpreter who decides about a request reads how its client stands', async () => {
  booking = aBooking({
    ...{ status: 'pending', startsAt: '2030-02-01T10:00:00.000Z', endsAt: '2030-02-01T11:00:00.000Z' },
    ...{ respondBy: '2030-01-31T10:00:00.000Z', clientStanding: { rating: 3.75, reviews: 4 } },
  });
  known = noReviews;
  renderScreen(<InterpreterBookingsScreen />, { person: interpreterPerson });
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('3.8 of 4 · 4 reviews')).toBeVisible();
});

test('a client whom nobody reviewed is new', async () => {
  booking = aBooking({ status: 'pending', respondBy: '2030-01-31T10:00:00.000Z' });
  known = noReviews;
  renderScreen(<InterpreterBookingsScreen />, { person: interpreterPerson });
  expect(await screen.findByText('New client, no reviews yet')).toBeVisible();
});
