import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { Route, Routes } from 'react-router-dom';
import type { BookingRecord } from '../../../../src/shared/contract/bookings/bookingRecord';
import { getBooking, getClientRecords } from '../../../../src/shared/contract/bookings/client';
import {
  answerProposal,
  proposeTime,
  withdrawProposal,
} from '../../../../src/shared/contract/bookings/rescheduling';
import { meetingInstant } from '../../../../src/shared/domain/time/meetingInstant';
import { ClientRecordsScreen } from '../../../../src/client/features/records/ClientRecordsScreen';
import { RescheduleScreen } from '../../../../src/client/features/rescheduling/RescheduleScreen';
import { aBooking } from '../../../support/aBooking';
import { refuses, succeeds } from '../../../support/answers';
import { chooseOption, offeredOptions } from '../../../support/chooseOption';
import { clientPerson, interpreterPerson } from '../../../support/people';
import { renderScreen } from '../../../support/renderScreen';
import { aProposal } from '../../../support/aProposal';
import { standAt } from '../../../support/standAt';
import { NO_REVIEWS } from '../../../support/reviewAnswers';
import { NO_SLOTS, slotsAre } from '../../../support/slotAnswers';

standAt('2030-01-03T10:00:00Z');

const proposal = aProposal('client');
const confirmed = (changes: Partial<BookingRecord> = {}) =>
  aBooking({ status: 'confirmed', version: 7, ...changes });

type MeetingWish = Parameters<typeof meetingInstant>[0];

let booking: BookingRecord;
let sent: unknown[];
const server = setupServer(NO_SLOTS, ...NO_REVIEWS);
const answer = (endpoint: { path: string }, with_: () => Response) =>
  server.use(
    http.post(`*${endpoint.path}`, async ({ request }) => {
      sent.push(await request.json());
      return with_();
    }),
  );
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  sent = [];
  booking = confirmed();
  server.use(http.post(`*${getBooking.path}`, () => succeeds(booking)));
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const show = (person = clientPerson, language?: 'es-MX' | 'ja-JP') =>
  renderScreen(
    <Routes>
      <Route path="/reschedule/:bookingId" element={<RescheduleScreen />} />
    </Routes>,
    { person, language, at: `/reschedule/${booking.id}` },
  );

test('a client proposes a time by their own clock, in the zone that was agreed; it then waits for the interpreter', async () => {
  answer(proposeTime, () => {
    booking = confirmed({ version: 8, proposal });
    return succeeds(booking);
  });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Propose another time' }));
  const form = within(screen.getByRole('form', { name: 'Which time suits you?' }));
  await user.clear(form.getByLabelText('Meeting date'));
  await user.type(form.getByLabelText('Meeting date'), '2030-01-06');
  await user.clear(form.getByLabelText('Meeting time'));
  await user.type(form.getByLabelText('Meeting time'), '09:00');
  expect(form.getByText('Starts').parentElement).toHaveTextContent('Starts Sun, Jan 6, 2030 09:00 AM UTC');
  await user.dblClick(form.getByRole('button', { name: 'Send proposal' }));
  expect(await screen.findByText('Your proposal is sent.')).toBeVisible();
  expect(sent).toEqual([
    {
      id: booking.id,
      version: 7,
      meetingDate: '2030-01-06',
      meetingTime: '02:00',
      meetingAmPm: 'AM',
      meetingTimezone: 'PDT',
    },
  ]);
  expect(await screen.findByText(/Your proposal waits for Ines Interpreter/)).toBeVisible();
  expect(screen.getByText('Agreed time').parentElement).toHaveTextContent('Jan 5, 2030');
  expect(screen.getByText('Proposed time').parentElement).toHaveTextContent('Jan 6, 2030');
}, 20_000);

test.each([
  [undefined, 'Time zone', ['Asia / Tokyo', 'UTC'], 'Duration2 hours'],
  ['ja-JP', 'タイムゾーン', ['アジア / 東京', 'UTC'], '所要時間2時間'],
] as const)(
  'the zones that a new time may be in are called as everywhere, and the length that stays is said (%s)',
  async (language, label, zones, length) => {
    booking = confirmed({ meetingTimezone: 'Asia/Tokyo' });
    const { user, container } = show(interpreterPerson, language);
    await waitFor(() => expect(container.querySelector('.dr-reschedule-facts')).toHaveTextContent(length));
    await user.click(screen.getAllByRole('button').at(-1) as HTMLElement);
    await screen.findByRole('combobox', { name: label });
    await waitFor(async () => expect(await offeredOptions(user, label)).toEqual(zones));
  },
);

test.each([
  [clientPerson, '2030-01-05T09:00:00.000Z', /cancelling will still cost you at least €62\.50/],
  [clientPerson, '2030-01-04T09:00:00.000Z', /cancelling will still cost you at least €125\.00/],
  [clientPerson, '2030-01-05T11:00:00.000Z', null],
  [interpreterPerson, '2030-01-04T09:00:00.000Z', null],
])(
  '%# who moves a booking is told before what cancelling costs all the same',
  async (person, startsAt, said) => {
    booking = confirmed({ startsAt });
    const { user } = show(person);
    await user.click(await screen.findByRole('button', { name: 'Propose another time' }));
    await screen.findByRole('form');
    if (said) expect(screen.getByText(said)).toBeVisible();
    else expect(screen.queryByText(/cancelling will still cost/)).not.toBeInTheDocument();
  },
);

test('a taken time is said beside the form, with free ones to choose by one click', async () => {
  const free = {
    startsAt: '2030-01-06T10:00:00.000Z',
    endsAt: '2030-01-06T12:00:00.000Z',
    meetingDate: '2030-01-06',
    meetingTime: '10:00',
    meetingAmPm: 'AM',
    meetingTimezone: 'GMT',
    meetingUtcOffset: '+00:00',
  };
  answer(proposeTime, () => {
    const body = { result: false, code: 'SLOT_TAKEN', message: 'Taken.', data: { alternatives: [free] } };
    return HttpResponse.json(body, { status: 409 });
  });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Propose another time' }));
  await user.click(screen.getByRole('button', { name: 'Send proposal' }));
  expect(await screen.findByText('Taken.')).toBeVisible();
  const offers = within(screen.getByRole('group', { name: 'Free times nearby' }));
  await user.click(offers.getByRole('button', { name: /Jan 6, 2030/ }));
  expect(screen.getByLabelText('Meeting date')).toHaveValue('Jan 6, 2030');
  expect(screen.getByLabelText('Meeting time')).toHaveValue('10:00');
}, 20_000);

test('a date that is missing takes the focus in a summary; a reload finds what was typed, dismissing forgets it', async () => {
  const { user, unmount } = show();
  const begin = async () => user.click(await screen.findByRole('button', { name: 'Propose another time' }));
  await begin();
  await user.clear(screen.getByLabelText('Meeting time'));
  await user.type(screen.getByLabelText('Meeting time'), '11:15');
  await user.clear(screen.getByLabelText('Meeting date'));
  await user.type(screen.getByLabelText('Meeting time'), '{Enter}');
  const summary = await screen.findByRole('group', { name: 'Please check these fields' });
  await waitFor(() => expect(summary).toHaveFocus());
  expect(summary).toHaveTextContent('Meeting date is required.');
  expect(screen.getByLabelText('Meeting date')).toHaveAccessibleDescription('Meeting date is required.');
  expect(sent).toEqual([]);
  unmount();
  show();
  await begin();
  expect(screen.getByLabelText('Meeting time')).toHaveValue('11:15');
  await user.click(screen.getByRole('button', { name: 'Never mind' }));
  await begin();
  expect(screen.getByLabelText('Meeting time')).toHaveValue('21:30');
}, 20_000);

test.each([
  ['Agree to the new time', true, 'The session is moved.'],
  ['Keep the agreed time', false, 'The agreed time stays.'],
] as const)('the interpreter may answer: %s', async (button, agrees, told) => {
  booking = confirmed({ proposal });
  answer(answerProposal, () => {
    booking = confirmed({ version: 8 });
    return succeeds(booking);
  });
  const { user } = show(interpreterPerson);
  expect(await screen.findByText(/Clara Client proposes another time/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText(told)).toBeVisible();
  expect(sent).toEqual([{ id: booking.id, version: 7, agrees }]);
});

test('one takes one’s own proposal back, and a refusal is told', async () => {
  booking = confirmed({ proposal });
  answer(withdrawProposal, () => refuses('BOOKING_CHANGED', 'It was changed just now.'));
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Take my proposal back' }));
  expect(await screen.findByText('That was not possible')).toBeVisible();
  expect(screen.getByText('It was changed just now.')).toBeVisible();
});

test('what is not confirmed, or over, cannot be moved', async () => {
  booking = aBooking();
  show();
  expect(await screen.findByText(/cannot be changed/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('an unknown booking leads back to the list, and a failure can be tried again', async () => {
  server.use(http.post(`*${getBooking.path}`, () => refuses('NOT_FOUND', 'Not there.')));
  const { unmount } = show();
  expect(await screen.findByText('There is no such session for your account.')).toBeVisible();
  unmount();
  server.use(http.post(`*${getBooking.path}`, () => refuses('UNAVAILABLE', 'Later.')));
  show();
  expect(await screen.findByRole('button', { name: 'Retry' }, { timeout: 10_000 })).toBeVisible();
}, 20_000);

test.each([
  ['es-MX', 'Proponer otro horario', '¿Qué horario te conviene?'],
  ['ja-JP', '別の日時を提案する', 'ご希望の日時'],
] as const)('asks in %s', async (language, button, title) => {
  const { user } = show(clientPerson, language);
  await user.click(await screen.findByRole('button', { name: button }));
  expect(screen.getByRole('form', { name: title })).toBeVisible();
});

test('the card tells of an open proposal and leads to its answer; the dialog leads to proposing', async () => {
  booking = confirmed({ proposal: { ...proposal, by: 'interpreter' } });
  server.use(http.post(`*${getClientRecords.path}`, () => succeeds([booking])));
  const { user } = renderScreen(<ClientRecordsScreen />, { person: clientPerson });
  const card = within(await screen.findByRole('article', { name: 'Lease review' }));
  expect(card.getByText(/Ines Interpreter proposes another time/)).toBeVisible();
  expect(card.getByRole('link', { name: 'Answer' })).toHaveAttribute(
    'href',
    `/client/reschedule/${booking.id}`,
  );
  await user.click(card.getByRole('button', { name: 'View' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Booking Details' }));
  expect(dialog.getByRole('link', { name: 'Change time' })).toHaveAttribute(
    'href',
    `/client/reschedule/${booking.id}`,
  );
});

test('a free time fills the fields, in the reader’s own zone, and is what is proposed', async () => {
  server.use(slotsAre('2030-01-04T15:00:00Z'));
  answer(proposeTime, () => succeeds(booking));
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Propose another time' }));
  const grid = within(await screen.findByRole('group', { name: 'Free times' }));
  await user.click(await grid.findByRole('button', { name: /Jan 4, 1 time/ }));
  await user.click(await grid.findByRole('button', { name: /^\d+:00 (AM|PM)$/ }));
  expect(await grid.findByRole('button', { name: /^\d+:00 (AM|PM)$/, pressed: true })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send proposal' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  const { meetingDate, meetingTime, meetingAmPm, meetingTimezone } = sent[0] as MeetingWish;
  const instant = meetingInstant({ meetingDate, meetingTime, meetingAmPm, meetingTimezone });
  expect(instant).toEqual({ kind: 'exact', at: new Date('2030-01-04T15:00:00Z') });
});

describe('across the nights when the clocks change', () => {
  const type = async (user: ReturnType<typeof show>['user'], date: string, time: string) => {
    await user.click(await screen.findByRole('button', { name: 'Propose another time' }));
    await chooseOption(user, 'Time zone', /New York/);
    await user.clear(screen.getByLabelText('Meeting date'));
    await user.type(screen.getByLabelText('Meeting date'), date);
    await user.clear(screen.getByLabelText('Meeting time'));
    await user.type(screen.getByLabelText('Meeting time'), time);
  };
  beforeEach(() => {
    booking = confirmed({ meetingTimezone: 'America/New_York' });
    answer(proposeTime, () => succeeds(booking));
  });

  test('an hour that is skipped is said before anything is sent', async () => {
    const { user } = show();
    await type(user, '2030-03-10', '2:30');
    await user.click(screen.getByRole('button', { name: 'Send proposal' }));
    expect(screen.getByLabelText('Meeting time')).toHaveAccessibleDescription(/does not exist on that day/);
    expect(sent).toEqual([]);
  });

  test('an hour that happens twice is asked about, and is the one that was chosen', async () => {
    const { user } = show();
    await type(user, '2030-11-03', '1:30');
    await chooseOption(user, 'This hour happens twice that day; which one?', /^The second/);
    expect(screen.getByText('Starts').parentElement).toHaveTextContent(
      /Sun, Nov 3, 2030 06:30 AM UTC.*01:30 AM EST/,
    );
    await user.click(screen.getByRole('button', { name: 'Send proposal' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ meetingDate: '2030-11-03', meetingUtcOffset: '-05:00' });
  });
});
