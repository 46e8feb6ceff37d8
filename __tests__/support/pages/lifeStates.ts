import { getBookingHistory } from '../../../src/shared/contract/bookings/booking';
import type { BookingRecord } from '../../../src/shared/contract/bookings/bookingRecord';
import { getBooking, getClientRecords } from '../../../src/shared/contract/bookings/client';
import { getInterpreterRecords } from '../../../src/shared/contract/interpreters/interpreter';
import { getFirstSteps, type StepsToDo } from '../../../src/shared/contract/account/firstSteps';
import { getProblems, type ReportedProblem } from '../../../src/shared/contract/bookings/aftermath';
import { getMeetingReviews } from '../../../src/shared/contract/bookings/reviews';
import { getMessages, getThread, getThreads, markRead } from '../../../src/shared/contract/bookings/message';
import { listSlots } from '../../../src/shared/contract/bookings/slot';
import { paths, rescheduleAt, threadAt } from '../../../src/client/paths';
import { aBooking, aBookingAt } from '../aBooking';
import { aMessage, aThread } from '../aThread';
import { NOTIFICATION_STATES } from './notificationStates';
import { CANCELLATION_HOURS } from '../../../src/shared/domain/booking/cancellationFee';
import { REVIEW_STATES } from './reviewStates';
import type { ScreenState } from './screens';

const HOUR_MS = 3_600_000;
const hoursAhead = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const confirmed = aBookingAt(hoursAhead(10), { status: 'confirmed' });
const moved = { ...confirmed, startsAt: hoursAhead(30), endsAt: hoursAhead(32) };
const proposed = aBookingAt(hoursAhead(100), {
  status: 'confirmed',
  proposal: { ...moved, by: 'interpreter', at: hoursAhead(-1), expiresAt: hoursAhead(20) },
});
const over = aBookingAt(hoursAhead(-3), {
  status: 'completed',
  aftermath: { interpreterCheckedIn: false, confirmedBy: [], problem: null },
});
const problem: NonNullable<NonNullable<BookingRecord['aftermath']>['problem']> = {
  ...{ by: 'client', text: 'Nobody came.', at: hoursAhead(-1), answer: null, outcome: null },
};
const told: BookingRecord = { ...over, aftermath: { interpreterCheckedIn: true, confirmedBy: [], problem } };
const HISTORY = {
  [getBookingHistory.path]: [],
  [getMeetingReviews.path]: { until: hoursAhead(330), own: null, other: null },
};

const file = { name: 'lease.pdf', size: 81_234, booking_id: null, is_sealed: false, is_removed: false };
const messages = [
  aMessage({ text: '', file }),
  aMessage({ id: aBooking().id, seq: 2, text: '', file: { ...file, booking_id: aBooking().id } }),
];
const reported: ReportedProblem = {
  ...{ booking_id: aBooking().id, title: aBooking().meetingTitle, client: aBooking().clientName },
  ...{ interpreter: 'Ines Interpreter', by: 'client', text: 'Nobody came.', at: hoursAhead(-1) },
  ...{ startsAt: hoursAhead(-3), fee: 50, interpreterCheckedIn: false, outcome: null, isOwn: false },
  faces: { client: null, interpreter: null },
  answer: 'I waited in the lobby for half an hour.',
};

const FIRST_STEPS_OPEN: StepsToDo = {
  list: 'client',
  isPutAway: false,
  steps: [
    { step: 'profile', isDone: true },
    { step: 'search', isDone: false },
    { step: 'request', isDone: false },
  ],
};

const SLOTS = { slots: [{ startsAt: confirmed.startsAt, free: 1 }], next: null, zone: 'Asia/Tokyo' };

/** A booking's life where the demo data has no such moment: cancelling late, moving it, and what comes after. */
export const LIFE_STATES: readonly ScreenState[] = [
  {
    name: 'cancelling with a fee',
    who: 'client',
    path: `${paths.client.records}?as=late`,
    answers: { ...HISTORY, [getClientRecords.path]: [confirmed] },
    reach: async (page, { life }) => {
      await page.getByRole('button', { name: life.cancel.button, exact: true }).click();
      await page
        .getByText(life.cancel.terms.last_minute.replace('{{half}}', String(CANCELLATION_HOURS.half)))
        .waitFor();
    },
  },
  {
    name: 'after a session, refused',
    who: 'client',
    path: `${paths.client.records}?as=over`,
    answers: { ...HISTORY, [getClientRecords.path]: [over] },
    reach: async (page, { ui, aftermath, reviews }) => {
      await page.getByRole('button', { name: ui.view, exact: true }).click();
      await page.getByRole('button', { name: aftermath.report, exact: true }).click();
      await page.getByRole('button', { name: aftermath.send, exact: true }).click();
      await page.getByText(aftermath.whatRequired).first().waitFor();
      await page.getByRole('button', { name: reviews.send, exact: true }).click();
      await page
        .getByText(reviews.markRequired.replace('{{what}}', reviews.criteria.manner))
        .first()
        .waitFor();
    },
  },
  {
    name: 'problem of an interpreter',
    who: 'interpreter',
    path: `${paths.interpreter.records}?as=over`,
    answers: { ...HISTORY, [getInterpreterRecords.path]: [told] },
    reach: async (page, { ui, aftermath }) => {
      await page.getByRole('button', { name: ui.view, exact: true }).click();
      await page.getByText(aftermath.undecided).waitFor();
    },
  },
  {
    name: 'proposing another time',
    who: 'client',
    path: `${rescheduleAt(paths.client.reschedule, confirmed.id)}?as=agreed`,
    answers: { [getBooking.path]: confirmed, [listSlots.path]: SLOTS },
    reach: async (page, { reschedule }) => {
      await page.getByRole('button', { name: reschedule.propose, exact: true }).click();
      await page.getByRole('button', { name: reschedule.send, exact: true }).waitFor();
    },
  },
  {
    name: 'another time proposed',
    who: 'client',
    path: `${rescheduleAt(paths.client.reschedule, proposed.id)}?as=proposed`,
    answers: { [getBooking.path]: proposed },
    reach: (page, { reschedule }) =>
      page.getByRole('button', { name: reschedule.agree, exact: true }).waitFor(),
  },
  {
    name: 'conversation with files',
    who: 'client',
    path: `${threadAt(paths.client.messages, aThread().id)}?as=files`,
    answers: {
      [getThreads.path]: [aThread()],
      [getThread.path]: { thread: aThread(), bookings: [aBooking()] },
      [getMessages.path]: { messages, has_earlier: false },
      [markRead.path]: { unread: 0 },
    },
    reach: (page, { talk }) => page.getByText(talk.briefing).waitFor(),
  },
  {
    name: 'institute problems',
    who: 'admin',
    path: `${paths.interpreter.instituteAdmin}?section=problems&as=reported`,
    answers: { [getProblems.path]: [reported] },
    reach: (page, { institute }) => page.getByText(institute.problems.absent).waitFor(),
  },
  {
    name: 'institute problem that the other side can still answer',
    who: 'admin',
    path: `${paths.interpreter.instituteAdmin}?section=problems&as=unanswered`,
    answers: { [getProblems.path]: [{ ...reported, answer: null, answerUntil: hoursAhead(47) }] },
    reach: (page, { institute }) =>
      page.getByText(institute.problems.waits.split('}}').at(-1) ?? '').waitFor(),
  },
  {
    name: 'institute decides a part of a fee, refused',
    who: 'admin',
    path: `${paths.interpreter.instituteAdmin}?section=problems&as=parted`,
    answers: { [getProblems.path]: [reported] },
    reach: async (page, { institute }) => {
      const { decide, reasonRequired } = institute.problems;
      await page.getByText(decide.partial.label, { exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: decide.partial.label, exact: true }).click();
      await dialog.getByText(reasonRequired).first().waitFor();
    },
  },
  {
    name: 'first steps',
    who: 'client',
    path: `${paths.client.dashboard}?as=new`,
    answers: { [getFirstSteps.path]: [FIRST_STEPS_OPEN] },
    reach: (page, { firstSteps }) => page.getByText(firstSteps.request).waitFor(),
  },
  {
    name: 'first steps in help',
    who: 'client',
    path: `${paths.help}?as=new`,
    answers: { [getFirstSteps.path]: [{ ...FIRST_STEPS_OPEN, isPutAway: true }] },
    reach: (page, { firstSteps }) => page.getByRole('button', { name: firstSteps.show }).waitFor(),
  },
  ...NOTIFICATION_STATES,
  ...REVIEW_STATES,
];
