import { screen } from '@testing-library/react';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { Route, Routes } from 'react-router-dom';
import type { BookingRecord, TimeProposal } from '../../../../src/shared/contract/bookings/bookingRecord';
import { getBooking } from '../../../../src/shared/contract/bookings/client';
import { RescheduleScreen } from '../../../../src/client/features/rescheduling/RescheduleScreen';
import { aBooking } from '../../../support/aBooking';
import { aProposal } from '../../../support/aProposal';
import { succeeds } from '../../../support/answers';
import { clientPerson, interpreterPerson } from '../../../support/people';
import { renderScreen } from '../../../support/renderScreen';
import { NO_REVIEWS } from '../../../support/reviewAnswers';
import { NO_SLOTS } from '../../../support/slotAnswers';
import { standAt } from '../../../support/standAt';

standAt('2030-01-03T10:00:00Z');

const server = setupServer(NO_SLOTS, ...NO_REVIEWS);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** A session of 125 euros in two and a half days, which may be cancelled free of charge. */
const show = (
  changes: Partial<BookingRecord> = {},
  { person = clientPerson, language }: { person?: typeof clientPerson; language?: 'es-MX' | 'ja-JP' } = {},
) => {
  const booking = aBooking({ status: 'confirmed', version: 7, ...changes });
  server.use(http.post(`*${getBooking.path}`, () => succeeds(booking)));
  return renderScreen(
    <Routes>
      <Route path="/reschedule/:bookingId" element={<RescheduleScreen />} />
    </Routes>,
    { person, language, at: `/reschedule/${booking.id}` },
  );
};
const proposed = (by: TimeProposal['by'], startsAt: string) => ({ ...aProposal(by), startsAt });

const IN_22_HOURS = '2030-01-04T08:00:00.000Z';
const IN_46_HOURS = '2030-01-05T08:00:00.000Z';

describe('the answer to a proposal', () => {
  test.each([
    [IN_22_HOURS, null, '€125.00'],
    [IN_46_HOURS, null, '€62.50'],
    [IN_22_HOURS, 'late', '€125.00'],
    [IN_46_HOURS, 'late', null],
    [IN_46_HOURS, 'last_minute', null],
    ['2030-01-05T10:00:00.000Z', null, null],
    ['2030-01-06T09:00:00.000Z', null, null],
  ] as const)(
    'says to a client what cancelling costs by the new time, where that is more (%s, %s: %s)',
    async (startsAt, leastCancellation, amount) => {
      show({ leastCancellation, proposal: proposed('interpreter', startsAt) });
      expect(await screen.findByRole('button', { name: 'Agree to the new time' })).toBeVisible();
      const note = screen.queryByRole('note');
      if (amount === null) expect(note).not.toBeInTheDocument();
      else
        expect(note).toHaveTextContent(
          `If the new time is agreed, cancelling will cost you at least ${amount} from then on.`,
        );
    },
  );

  test('says nothing of it to an interpreter, who cancels free of charge', async () => {
    show({ proposal: proposed('client', IN_22_HOURS) }, { person: interpreterPerson });
    expect(await screen.findByRole('button', { name: 'Agree to the new time' })).toBeVisible();
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
  });

  test.each([
    // asked when cancelling cost half the fee, in time, and when the whole fee was left of an earlier move
    ['2030-01-03T09:00:00.000Z', null, '€62.50'],
    ['2030-01-01T09:00:00.000Z', null, null],
    ['2030-01-03T09:00:00.000Z', 'last_minute', '€125.00'],
  ] as const)(
    'says to a client that what it cost when they asked themselves stays (asked %s, %s: %s)',
    async (clientAskedAt, leastCancellation, amount) => {
      const proposal = { ...proposed('interpreter', '2030-01-20T09:00:00.000Z'), clientAskedAt };
      show({ startsAt: '2030-01-04T20:00:00.000Z', leastCancellation, proposal });
      expect(await screen.findByRole('button', { name: 'Agree to the new time' })).toBeVisible();
      const note = screen.queryByRole('note');
      if (amount === null) expect(note).not.toBeInTheDocument();
      else
        expect(note).toHaveTextContent(
          `You asked for another time yourself. If the new time is agreed, cancelling will still cost you at least ${amount}.`,
        );
    },
  );

  test.each([
    ['es-MX', /Tú pediste .* cancelar te seguirá costando al menos .*62/],
    ['ja-JP', /ご自身のご希望.*キャンセルには最低.*62/],
  ] as const)('says that in %s', async (language, said) => {
    const asked = { clientAskedAt: '2030-01-03T09:00:00.000Z' };
    const proposal = { ...proposed('interpreter', '2030-01-20T09:00:00.000Z'), ...asked };
    show({ startsAt: '2030-01-04T20:00:00.000Z', proposal }, { language });
    expect(await screen.findByRole('note')).toHaveTextContent(said);
  });

  test.each([
    ['es-MX', /cancelar te costará al menos .*125/],
    ['ja-JP', /キャンセルには最低.*125/],
  ] as const)('says it in %s', async (language, said) => {
    show({ proposal: proposed('interpreter', IN_22_HOURS) }, { language });
    expect(await screen.findByRole('note')).toHaveTextContent(said);
  });
});

test.each([
  ['2030-01-05T21:30:00.000Z', null],
  // within two days, where half the fee is left of the old time whatever the new one
  ['2030-01-05T09:00:00.000Z', /cancelling will still cost you at least €62\.50/],
])(
  'a client who proposes an earlier time reads the same before sending (agreed for %s)',
  async (startsAt, later) => {
    const { user } = show({ startsAt });
    await user.click(await screen.findByRole('button', { name: 'Propose another time' }));
    const type = async (label: string, text: string) => {
      await user.clear(screen.getByLabelText(label));
      await user.type(screen.getByLabelText(label), text);
      await user.tab();
    };
    await type('Meeting date', '2030-01-04');
    await type('Meeting time', '08:00');
    expect(screen.getByRole('note')).toHaveTextContent(/at least €125\.00 from then on/);
    await type('Meeting date', '2030-01-09');
    if (later) expect(screen.getByRole('note')).toHaveTextContent(later);
    else expect(screen.queryByRole('note')).not.toBeInTheDocument();
  },
  20_000,
);
