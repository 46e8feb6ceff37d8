import { getBookingHistory } from '../../../src/contract/booking';
import { getBooking, getClientRecords } from '../../../src/contract/client';
import { getInterpreterRecords } from '../../../src/contract/interpreter';
import { getProblems, type ReportedProblem } from '../../../src/contract/aftermath';
import { getMessages, getThread, getThreads, markRead } from '../../../src/contract/message';
import { paths, rescheduleAt, threadAt } from '../../../src/paths';
import { aBooking, aBookingAt } from '../aBooking';
import { aMessage, aThread } from '../aThread';
import { answerHere } from './answerHere';
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
const HISTORY = { [getBookingHistory.path]: [] };

/** A booking's life where the demo data has no such moment: cancelling late, moving it, and what comes after. */
export const LIFE_STATES: readonly ScreenState[] = [
  {
    name: 'cancelling with a fee',
    who: 'client',
    path: `${paths.client.records}?as=late`,
    reach: async (page, { life }) => {
      await answerHere(page, { ...HISTORY, [getClientRecords.path]: [confirmed] });
      await page.getByRole('button', { name: life.cancel.button, exact: true }).click();
      await page.getByText(life.cancel.terms.last_minute).waitFor();
    },
  },
  {
    name: 'after a session, refused',
    who: 'client',
    path: `${paths.client.records}?as=over`,
    reach: async (page, { ui, aftermath, reviews }) => {
      await answerHere(page, { ...HISTORY, [getClientRecords.path]: [over] });
      await page.getByRole('button', { name: ui.view, exact: true }).click();
      await page.getByRole('button', { name: aftermath.report, exact: true }).click();
      await page.getByRole('button', { name: aftermath.send, exact: true }).click();
      await page.getByText(aftermath.whatRequired).first().waitFor();
      await page.getByRole('button', { name: reviews.send, exact: true }).click();
      await page.getByText(reviews.ratingRequired).first().waitFor();
    },
  },
  {
    name: 'problem of an interpreter',
    who: 'interpreter',
    path: `${paths.interpreter.records}?as=over`,
    reach: async (page, { ui, aftermath }) => {
      const problem = { by: 'client' as const, text: 'Nobody came.', at: hoursAhead(-1), outcome: null };
      const told = { ...over, aftermath: { interpreterCheckedIn: true, confirmedBy: [], problem } };
      await answerHere(page, { ...HISTORY, [getInterpreterRecords.path]: [told] });
      await page.getByRole('button', { name: ui.view, exact: true }).click();
      await page.getByText(aftermath.undecided).waitFor();
    },
  },
  {
    name: 'proposing another time',
    who: 'client',
    path: paths.client.records,
    reach: async (page, { reschedule }) => {
      const address = `${rescheduleAt(paths.client.reschedule, confirmed.id)}?as=agreed`;
      await answerHere(page, { [getBooking.path]: confirmed }, address);
      await page.getByRole('button', { name: reschedule.propose, exact: true }).click();
      await page.getByRole('button', { name: reschedule.send, exact: true }).waitFor();
    },
  },
  {
    name: 'another time proposed',
    who: 'client',
    path: paths.client.records,
    reach: async (page, { reschedule }) => {
      const address = `${rescheduleAt(paths.client.reschedule, proposed.id)}?as=proposed`;
      await answerHere(page, { [getBooking.path]: proposed }, address);
      await page.getByRole('button', { name: reschedule.agree, exact: true }).waitFor();
    },
  },
  {
    name: 'conversation with files',
    who: 'client',
    path: paths.client.messages,
    reach: async (page, { talk }) => {
      const address = `${threadAt(paths.client.messages, aThread().id)}?as=files`;
      const file = { name: 'lease.pdf', size: 81_234, booking_id: null, is_sealed: false, is_removed: false };
      const messages = [
        aMessage({ text: '', file }),
        aMessage({ id: aBooking().id, seq: 2, text: '', file: { ...file, booking_id: aBooking().id } }),
      ];
      const calls = {
        [getThreads.path]: [aThread()],
        [getThread.path]: { thread: aThread(), bookings: [aBooking()] },
        [getMessages.path]: { messages, has_earlier: false },
        [markRead.path]: { unread: 0 },
      };
      await answerHere(page, calls, address);
      await page.getByText(talk.briefing).waitFor();
    },
  },
  { name: 'statement', who: 'client', path: paths.client.statements },
  {
    name: 'institute problems',
    who: 'admin',
    path: `${paths.interpreter.instituteAdmin}?section=problems&as=reported`,
    reach: async (page, { institute }) => {
      const { meetingTitle: title, clientName: client } = aBooking();
      const problem: ReportedProblem = {
        ...{
          booking_id: aBooking().id,
          title,
          client,
          interpreter: 'Ines Interpreter',
          by: 'client' as const,
        },
        ...{ text: 'Nobody came.', at: hoursAhead(-1), startsAt: hoursAhead(-3), fee: 50 },
        ...{ interpreterCheckedIn: false, outcome: null, isOwn: false },
      };
      await answerHere(page, { [getProblems.path]: [problem] });
      await page.getByText(institute.problems.absent).waitFor();
    },
  },
];
