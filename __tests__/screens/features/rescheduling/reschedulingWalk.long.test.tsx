import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { clientApi } from '../../../../src/client/api/clientApi';
import { listSlots } from '../../../../src/shared/contract/bookings/slot';
import type { BookingRecord } from '../../../../src/shared/contract/bookings/bookingRecord';
import {
  answerProposal,
  proposeTime,
  withdrawProposal,
} from '../../../../src/shared/contract/bookings/rescheduling';
import { RescheduleScreen } from '../../../../src/client/features/rescheduling/RescheduleScreen';
import { aBooking } from '../../../support/aBooking';
import { reschedulingCase } from '../../../support/machines/cases/reschedulingCase';
import { heldNetwork } from '../../../support/machines/heldNetwork';
import { screenPaths } from '../../../support/machines/screenPaths';
import { type ScreenWalk, walkScreen } from '../../../support/machines/walkScreen';
import { clientPerson } from '../../../support/people';
import { renderScreen } from '../../../support/renderScreen';
import { aProposal } from '../../../support/aProposal';
import { standAt } from '../../../support/standAt';

jest.setTimeout(90_000);
standAt('2030-01-03T10:00:00Z');

const NONE = aBooking({ status: 'confirmed' });
const OWN = aBooking({ status: 'confirmed', proposal: aProposal('client') });
const THEIRS = aBooking({ status: 'confirmed', proposal: aProposal('interpreter') });
const CLOSED = aBooking({ status: 'cancelled' });

const STARTS: Record<string, BookingRecord> = {
  'nothing proposed': NONE,
  'their own proposal': OWN,
  "the other side's proposal": THEIRS,
  'a time that cannot be moved': CLOSED,
};
const NEWS = {
  'nothing is proposed any more': NONE,
  'their own proposal stands': OWN,
  'the other side proposes': THEIRS,
  'the time cannot be moved any more': CLOSED,
};

let booking: BookingRecord;
let version = 1;
const network = heldNetwork({
  calls: { proposeTime, agree: answerProposal, decline: answerProposal, withdrawProposal },
  reads: (path) => (path === listSlots.path ? { slots: [], next: null, zone: null } : booking),
  dataOf: ({ name }) => {
    booking = { ...(name.startsWith('proposeTime') ? OWN : NONE), version: ++version };
    return booking;
  },
});

type Shown = ReturnType<typeof renderScreen>;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => (shown: Shown) => shown.user.click(button(name));
const isLoading = (name: string | RegExp, isIt: boolean) =>
  expect(button(name).classList.contains('ant-btn-loading')).toBe(isIt);
const ANOTHER = /^Propose (another|a different) time/;

const walk: ScreenWalk<Shown> = {
  show: (start) => {
    network.forget();
    booking = { ...(STARTS[start] as BookingRecord), version: ++version };
    return renderScreen(
      <Routes>
        <Route path="/reschedule/:bookingId" element={<RescheduleScreen />} />
      </Routes>,
      { person: clientPerson, at: `/reschedule/${booking.id}`, store: { fetch: network.fetch } },
    );
  },
  does: {
    'begins to choose': press(ANOTHER),
    'gives up choosing': press('Never mind'),
    'sends a time': press('Send proposal'),
    accepts: press('Agree to the new time'),
    declines: press('Keep the agreed time'),
    'takes it back': press('Take my proposal back'),
    ...Object.fromEntries(
      Object.entries(NEWS).map(([name, seen]) => [
        name,
        ({ store }: Shown) =>
          act(async () => {
            booking = { ...seen, version: ++version };
            await store.dispatch(clientApi.util.upsertQueryData('getBooking', { id: booking.id }, booking));
          }),
      ]),
    ),
  },
  answers: (happening) => network.happen(happening),
  sees: {
    settled: () => {
      expect(screen.getByText(/^You can propose another time/)).toBeVisible();
      isLoading('Propose another time', false);
    },
    waiting: () => {
      expect(screen.getByText(/^Your proposal waits for Ines Interpreter/)).toBeVisible();
      isLoading('Take my proposal back', false);
    },
    deciding: () => {
      isLoading('Agree to the new time', false);
      isLoading('Keep the agreed time', false);
      expect(button(ANOTHER)).toBeEnabled();
    },
    choosing: () => expect(button('Send proposal')).toBeEnabled(),
    proposing: () => {
      expect(button('Send proposal')).toHaveAttribute('aria-disabled', 'true');
      expect(button('Never mind')).toBeDisabled();
    },
    agreeing: () => {
      isLoading(/Agree to the new time/, true);
      expect(button('Keep the agreed time')).toBeDisabled();
    },
    declining: () => {
      isLoading(/Keep the agreed time/, true);
      expect(button('Agree to the new time')).toBeDisabled();
    },
    withdrawing: () => isLoading(/Take my proposal back/, true),
    closed: () => expect(screen.getByText(/^The time of this booking cannot be changed/)).toBeVisible(),
  },
};

describe('The page for another time shows where the flow stands, along path', () => {
  it.each(screenPaths(reschedulingCase))('$name', ({ path }) => walkScreen(path, walk));
});
