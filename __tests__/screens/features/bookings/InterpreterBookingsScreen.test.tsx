import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { setupServer } from 'msw/node';
import { interpreterApi } from '../../../../src/client/api/interpreterApi';
import { acceptBooking, declineBooking } from '../../../../src/shared/contract/bookings/booking';
import type { BookingRecord } from '../../../../src/shared/contract/bookings/bookingRecord';
import { getInterpreterRecords } from '../../../../src/shared/contract/interpreters/interpreter';
import { InterpreterBookingsScreen } from '../../../../src/client/features/bookings/InterpreterBookingsScreen';
import { aBooking, aBookingAt } from '../../../support/aBooking';
import { refuses, succeeds } from '../../../support/answers';
import { NO_BLOCKS } from '../../../support/favouriteAnswers';
import { interpreterPerson } from '../../../support/people';
import { renderScreen } from '../../../support/renderScreen';
import { standAt } from '../../../support/standAt';
import { NO_REVIEWS } from '../../../support/reviewAnswers';

standAt('2030-01-03T10:00:00Z');

let bookings: BookingRecord[] = [];
let asked: unknown[] = [];
const list = http.post(`*${getInterpreterRecords.path}`, async ({ request }) => {
  asked.push(await request.json());
  return succeeds(bookings);
});
const server = setupServer(...NO_REVIEWS, NO_BLOCKS);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  bookings = [aBooking()];
  asked = [];
  server.use(list);
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const show = () => renderScreen(<InterpreterBookingsScreen />, { person: interpreterPerson });
const panel = () => within(screen.getByRole('region', { name: 'My Bookings' }));
const findCard = async () => within(await screen.findByRole('article', { name: 'Lease review' }));

describe("the interpreter's My Bookings", () => {
  test('are named, and say that they are loading until they are there', async () => {
    show();
    expect(panel().getByText('Your upcoming and completed sessions')).toBeVisible();
    expect(screen.getByText('Loading bookings...')).toBeVisible();
    expect(await panel().findByRole('article', { name: 'Lease review' })).toBeVisible();
    expect(asked).toEqual([{ interpreter_id: interpreterPerson.id }]);
  });

  test('show the client and what the session earns, and until when to answer', async () => {
    show();
    const card = await findCard();
    for (const text of ['Clara Client', '€125.00', 'Jan 5, 2030', '02:30 PM PDT', 'Pending']) {
      expect(card.getByText(text)).toBeVisible();
    }
    expect(card.getByText(/Please answer by Jan \d, 2030/)).toBeVisible();
  });

  test.each([
    ['30 min', '€31.25'],
    ['1 hour', '€62.50'],
    ['2 hours', '€125.00'],
  ] as const)('compute what %s earns from the hourly rate: %s', async (meetingDuration, earnings) => {
    bookings = [aBooking({ meetingDuration })];
    show();
    expect((await findCard()).getByText(earnings)).toBeVisible();
  });

  test('call a client without a name Client', async () => {
    bookings = [aBooking({ clientName: '' })];
    show();
    const card = await findCard();
    const places = card.getAllByText('Client').map((each) => each.closest('dt, dd')?.tagName);
    expect(places).toEqual(['DT', 'DD']);
  });

  test('say that there are none yet', async () => {
    bookings = [];
    show();
    expect(await screen.findByText('No bookings found')).toBeVisible();
    expect(screen.getByText('Your upcoming sessions will appear here')).toBeVisible();
  });

  test('say what went wrong', async () => {
    server.use(http.post(`*${getInterpreterRecords.path}`, () => refuses('INTERNAL', 'An error occurred')));
    show();
    expect(await screen.findByRole('alert')).toHaveTextContent(/Error!.*An error occurred/);
    expect(screen.queryByText('No bookings found')).not.toBeInTheDocument();
  });

  test('accept a request once however often it is clicked, say so, and show it confirmed', async () => {
    let accepted = 0;
    server.use(
      http.post(`*${acceptBooking.path}`, async () => {
        accepted += 1;
        await delay(30);
        bookings = [aBooking({ status: 'confirmed' })];
        return succeeds(bookings[0]);
      }),
    );
    const { user } = show();
    const card = await findCard();
    const accept = card.getByRole('button', { name: 'Accept' });
    await user.dblClick(accept);
    const toast = await screen.findByText('Booking accepted successfully!');
    expect(toast.closest('[role="status"]')).not.toBeNull();
    expect(await card.findByText('Confirmed')).toBeVisible();
    expect(card.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
    expect(accepted).toBe(1);
  });

  test("say in the server's words why an acceptance was refused, and show what holds now", async () => {
    server.use(
      http.post(`*${acceptBooking.path}`, () => {
        bookings = [aBooking({ status: 'cancelled' })];
        return refuses('WRONG_STATUS', 'The booking has changed in the meantime.');
      }),
    );
    const { user } = show();
    const card = await findCard();
    await user.click(card.getByRole('button', { name: 'Accept' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The booking was not accepted');
    expect(alert).toHaveTextContent('The booking has changed in the meantime.');
    const earlier = within(await screen.findByRole('list', { name: /^Earlier/ }));
    expect(earlier.getByText('Cancelled')).toBeVisible();
    expect(screen.queryByText('Booking accepted successfully!')).not.toBeInTheDocument();
  });

  test('name the version that is accepted, and show what became different where it is another by now', async () => {
    const asked: unknown[] = [];
    server.use(
      http.post(`*${acceptBooking.path}`, async ({ request }) => {
        asked.push(await request.json());
        const isFirst = asked.length === 1;
        const changes = {
          ...{ meetingTitle: 'Lease, moved', meetingTime: '04:00', version: 2 },
          startsAt: '2030-01-05T23:00:00.000Z',
        };
        bookings = [aBooking({ ...changes, status: isFirst ? 'pending' : 'confirmed' })];
        return isFirst
          ? refuses('BOOKING_CHANGED', 'The request was changed just now.')
          : succeeds(bookings[0]);
      }),
    );
    const { user } = show();
    await user.click((await findCard()).getByRole('button', { name: 'Accept' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The request was changed just now.');
    const card = within(await screen.findByRole('article', { name: 'Lease, moved' }));
    const changes = within(card.getByText('Changed since you last looked').parentElement as HTMLElement);
    expect(changes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Title: Lease, moved (was Lease review)',
      'Time: 11:00 PM UTC (was 09:30 PM UTC)',
    ]);
    // Where Accept was, a press that was meant for the request of before leads to what is different.
    expect(card.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
    await user.click(card.getByRole('button', { name: 'Review change' }));
    expect(card.getByRole('button', { name: 'I have seen it' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(card.getByRole('heading', { name: 'Lease, moved' })).toHaveFocus();
    await user.click(card.getByRole('button', { name: 'Accept' }));
    expect(await card.findByText('Confirmed')).toBeVisible();
    expect(screen.queryByText('Changed since you last looked')).not.toBeInTheDocument();
    const { id } = aBooking();
    expect(asked).toEqual([
      { id, version: 1 },
      { id, version: 2 },
    ]);
  });

  test('take no Accept for a request that has just become another, until that was seen', async () => {
    const { user, store } = show();
    const card = await findCard();
    expect(card.getByRole('button', { name: 'Accept' })).toBeVisible();
    const moved = aBooking({ meetingDate: '2030-01-06', startsAt: '2030-01-06T21:30:00.000Z', version: 2 });
    const arg = { interpreter_id: interpreterPerson.id };
    const patch = (change: BookingRecord) =>
      act(() => {
        const put = interpreterApi.util.updateQueryData('getInterpreterRecords', arg, () => [change]);
        store.dispatch(put);
      });
    patch(moved);
    expect(await card.findByRole('button', { name: 'Review change' })).toBeVisible();
    expect(card.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
    await user.click(card.getByRole('button', { name: 'I have seen it' }));
    expect(card.getByRole('button', { name: 'Accept' })).toBeVisible();
    // The agreed fields are the same: nothing has to be looked at again.
    patch({ ...moved, clientName: 'Clara Other', version: 3 });
    expect(await card.findByText('Clara Other')).toBeVisible();
    expect(card.getByRole('button', { name: 'Accept' })).toBeVisible();
  });

  test('decline a request only after asking', async () => {
    const declined: unknown[] = [];
    server.use(
      http.post(`*${declineBooking.path}`, async ({ request }) => {
        declined.push(await request.json());
        bookings = [aBooking({ status: 'declined' })];
        return succeeds(bookings[0]);
      }),
    );
    const { user } = show();
    const card = await findCard();
    await user.click(card.getByRole('button', { name: 'Decline' }));
    const question = within(await screen.findByRole('dialog', { name: 'Decline this request?' }));
    expect(declined).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Decline' }));
    const earlier = within(await screen.findByRole('list', { name: /^Earlier/ }));
    expect(earlier.getByText('Declined')).toBeVisible();
    expect(declined).toEqual([{ id: aBooking().id, version: 1 }]);
  });

  test('offer no answer that the booking no longer takes', async () => {
    bookings = [
      aBooking({ meetingTitle: 'Too late', respondBy: '2030-01-03T09:59:59.000Z' }),
      aBookingAt('2030-01-09T10:00:00Z', { meetingTitle: 'Agreed', status: 'confirmed' }),
      aBookingAt('2029-12-09T10:00:00Z', { meetingTitle: 'Done', status: 'completed' }),
    ];
    show();
    for (const name of ['Too late', 'Agreed', 'Done']) {
      const card = within(await screen.findByRole('article', { name }));
      const buttons = card.getAllByRole('button').map((button) => button.textContent);
      expect(buttons).toEqual(
        name === 'Agreed'
          ? ['Join', 'View', 'Message', 'Add to calendar', 'Cancel booking']
          : name === 'Too late'
            ? ['View', 'Message', 'Add to calendar']
            : ['View', 'Message'],
      );
    }
  });

  test('mark a session in progress in the purple that only this panel knows', async () => {
    bookings = [aBookingAt('2030-01-03T09:30:00Z', { meetingTitle: 'Now', status: 'in_progress' })];
    show();
    const card = within(await screen.findByRole('article', { name: 'Now' }));
    expect(card.getByText('In progress')).toHaveAttribute('data-hue', 'purple');
  });

  test('open the details of a session: its client and how the earnings come about', async () => {
    const { user } = show();
    await user.click((await findCard()).getByRole('button', { name: 'View' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Session Details' }));
    for (const text of [
      'Clara Client',
      'client@dragoman.example',
      '€62.50',
      '€125.00',
      'Clause by clause.',
    ]) {
      expect(dialog.getByText(text)).toBeInTheDocument();
    }
    expect(dialog.getAllByText('2 hours')).toHaveLength(2);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test.each([
    ['confirmed', 'Total earnings', 'Agreed total'],
    ['cancelled', 'Total earnings', 'Agreed total'],
    ['declined', 'Agreed total', 'Total earnings'],
  ] as const)('call the sum of a %s session %s', async (status, said, unsaid) => {
    bookings = [aBooking({ status })];
    const { user } = show();
    await user.click((await findCard()).getByRole('button', { name: 'View' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Session Details' }));
    // a dialog opens gradually
    await waitFor(() => expect(dialog.getByText(said)).toBeVisible());
    expect(dialog.queryByText(unsaid)).not.toBeInTheDocument();
  });

  test('show of a cancelled session what is owed for it as its earnings, beside what was agreed', async () => {
    const cancellation = { by: 'client', at: '2030-01-02T10:00:00.000Z', fee: 40 } as const;
    bookings = [aBooking({ status: 'cancelled', cancellation })];
    const { user } = show();
    const card = await findCard();
    expect(card.queryByText('Earnings')).not.toBeInTheDocument();
    expect(card.getByText('Owed after cancellation').nextSibling).toHaveTextContent('€40.00');
    await user.click(card.getByRole('button', { name: 'View' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Session Details' }));
    for (const said of ['Agreed total', '€125.00', 'Total earnings', '€40.00']) {
      expect(dialog.getByText(said)).toBeInTheDocument();
    }
  });

  test('say that a client gave no address', async () => {
    bookings = [aBooking({ clientEmail: '' })];
    const { user } = show();
    await user.click((await findCard()).getByRole('button', { name: 'View' }));
    expect(await screen.findByText('No email provided')).toBeInTheDocument();
  });
});
