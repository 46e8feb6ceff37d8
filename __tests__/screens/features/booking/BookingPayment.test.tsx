import { fireEvent, screen, waitFor } from '@testing-library/react';
import { NOW, recordOf, refusal } from '../../../unit/machines/bookingFixtures';
import { chooseAtOnce } from '../../../support/chooseOption';
import {
  bookingStage,
  currentStep,
  failing,
  openBookingScreen,
  reachPayment,
  save,
  storedDraft,
  type BookingStage,
  expectSaid,
} from './bookingStage';

const CARD = {
  'Card number': '4242424242424242',
  'Expiration date': '1227',
  'Security code': '987',
  'Zip code': 'SW1A 9ZZ',
};

async function openPayment(stage: BookingStage = bookingStage(), zone?: string) {
  const opened = openBookingScreen(stage, { zone });
  await reachPayment(opened.user);
  return opened;
}

type User = Awaited<ReturnType<typeof openPayment>>['user'];

async function fillCard(user: User) {
  for (const [label, value] of Object.entries(CARD)) await user.type(screen.getByLabelText(label), value);
  chooseAtOnce('Country', 'United Kingdom');
}

const title = () => screen.findByLabelText('Meeting title');
const confirmButton = () => screen.findByRole('button', { name: 'Confirm booking' });

describe('The browser’s own ways', () => {
  it('lead back from the second step to the first, with everything kept, and not forward past saving', async () => {
    const { user, browse, location } = await openPayment();
    const isAtPayment = () => waitFor(() => expect(location()?.state).toEqual({ bookingStep: 'payment' }));
    await isAtPayment();
    await browse(-1);
    expect(await title()).toHaveValue('Ward round');
    expect(location()?.pathname).toBe('/client/mettings-config');
    await browse(1);
    expect(await title()).toHaveValue('Ward round');
    expect(currentStep()).toContain('Meeting Details');
    await save(user);
    expect(await confirmButton()).toBeVisible();
    await isAtPayment();
    await browse(-1);
    expect(await title()).toHaveValue('Ward round');
  });

  it('find the way back taken already by Cancel', async () => {
    const { user, browse } = await openPayment();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await title()).toBeVisible();
    await browse(1);
    expect(await title()).toBeVisible();
    await save(user);
    expect(await confirmButton()).toBeVisible();
  });
});

const confirm = (user: User) => user.click(screen.getByRole('button', { name: 'Confirm booking' }));

describe('The second step of booking', () => {
  it('shows what was requested, by the reader’s own clock first, with whom and for how much', async () => {
    const stage = bookingStage();
    stage.addBooking.mockImplementation(({ request }) =>
      Promise.resolve(recordOf({ ...request, meetingTimezone: 'Asia/Tokyo' })),
    );
    await openPayment(stage, 'Asia/Tokyo');
    const request = screen.getByRole('region', { name: 'Your request' });
    expect(currentStep()).toContain('Confirm Booking');
    expect(request).toHaveTextContent(/English.*Arabic/);
    expect(request).toHaveTextContent('Wed, Mar 4, 2026 11:30 PM GMT+9As booked 02:30 PM');
    expect(request).toHaveTextContent('Amina Haddad');
    expect(request).toHaveTextContent('€62.50 × 1 hour');
    expect(request).toHaveTextContent('Credits required1');
    expect(request).toHaveTextContent('Available balance0');
    expect(request).toHaveTextContent('A credit stands for one request.');
  });

  it('shows the picture of whoever was chosen, as the step before it does', async () => {
    const stage = bookingStage();
    stage.addBooking.mockImplementation(({ request }) => {
      const record = recordOf(request);
      const selectedInterpreter = { ...record.selectedInterpreter, avatar: '/amina-now.webp' };
      return Promise.resolve({ ...record, selectedInterpreter });
    });
    const { user } = await openPayment(stage);
    const picture = () => document.querySelector('.dr-person img')?.getAttribute('src');
    expect(picture()).toBe('/amina-now.webp');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await title();
    expect(picture()).toBe('/amina.webp');
  });

  it('says plainly that it is only requested, until when, and that nothing is charged', async () => {
    await openPayment();
    expect(
      screen.getByText(
        'Requested, waiting for Amina Haddad until Mar 3, 2026, 09:00 AM. Nothing is charged online.',
      ),
    ).toBeInTheDocument();
  });

  it('says so when the interpreter has accepted in the meantime', async () => {
    const stage = bookingStage();
    stage.booking = recordOf({}, { status: 'confirmed' });
    await openPayment(stage);
    expect(
      await screen.findByText('Accepted by Amina Haddad. Nothing is charged online.'),
    ).toBeInTheDocument();
  });

  it('asks how the request stands once the time for an answer is over', async () => {
    const stage = bookingStage();
    const soon = recordOf({}, { respondBy: new Date(NOW + 200).toISOString() });
    stage.addBooking.mockImplementation(() => Promise.resolve(soon));
    await openPayment(stage);
    stage.booking = recordOf({}, { status: 'expired' });
    const notice = await screen.findByRole(
      'group',
      { name: 'That request can no longer be changed' },
      { timeout: 4000 },
    );
    expect(notice).toHaveTextContent('The interpreter did not answer in time.');
  });

  it('shows 350 euro where no interpreter or price could be found', async () => {
    const stage = bookingStage();
    const nobody = { ...recordOf().selectedInterpreter, name: '' };
    stage.addBooking.mockImplementation(() => Promise.resolve(recordOf({}, { selectedInterpreter: nobody })));
    await openPayment(stage);
    expect(screen.getByRole('region', { name: 'Your request' })).toHaveTextContent('€350.00');
  });

  it('groups the card number in fours and sets the stroke of the date while they are typed', async () => {
    const { user } = await openPayment();
    await fillCard(user);
    expect(screen.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242');
    expect(screen.getByLabelText('Expiration date')).toHaveValue('12/27');
  });

  it('lets the browser fill in every field', async () => {
    await openPayment();
    for (const [label, token] of [
      ['Card number', 'cc-number'],
      ['Expiration date', 'cc-exp'],
      ['Security code', 'cc-csc'],
      ['Country', 'country'],
      ['Zip code', 'postal-code'],
    ] as const) {
      expect(screen.getByLabelText(label)).toHaveAttribute('autocomplete', token);
    }
  });

  it('finds a country by its first letters', async () => {
    const { user } = await openPayment();
    await user.type(screen.getByLabelText('Country'), 'can');
    await waitFor(() =>
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Canada']),
    );
  });

  it('cuts no digit off: one too many is refused in words', async () => {
    const { user } = await openPayment();
    await fillCard(user);
    await user.type(screen.getByLabelText('Card number'), '7');
    await user.type(screen.getByLabelText('Security code'), '65');
    await confirm(user);
    expect(screen.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242 7');
    for (const [label, message] of [
      ['Card number', 'Valid 16-digit card number is required.'],
      ['Security code', 'Valid CVC/CVV is required.'],
    ] as const) {
      await expectSaid(screen.getByLabelText(label), message);
    }
  });

  it('says beside each field of the card what is wrong, and in a toast', async () => {
    const stage = bookingStage();
    const { user } = await openPayment(stage);
    await confirm(user);
    for (const [label, message] of [
      ['Card number', 'Valid 16-digit card number is required.'],
      ['Expiration date', 'Valid MM/YY is required.'],
      ['Security code', 'Valid CVC/CVV is required.'],
      ['Country', 'Country is required.'],
      ['Zip code', 'Zip code is required.'],
    ] as const) {
      await expectSaid(screen.getByLabelText(label), message);
    }
    expect(screen.getByRole('group', { name: 'Please check these fields' })).toHaveFocus();
    expect(
      await screen.findByText('Validation Error: Please fill in all required payment details.'),
    ).toBeInTheDocument();
    expect(stage.confirmPayment).not.toHaveBeenCalled();
  });

  it('confirms, says so, leads to the records and leaves no draft behind', async () => {
    const { user, location } = await openPayment();
    await fillCard(user);
    await confirm(user);
    expect(await screen.findByText('Booking Confirmed!')).toBeInTheDocument();
    expect(
      screen.getByText('Your meeting details and payment information have been processed.'),
    ).toBeInTheDocument();
    await waitFor(() => expect(location()?.pathname).toBe('/client/records'));
    expect(storedDraft()).toBe('');
  });

  it('confirms by bank without any field, and says that it is a placeholder', async () => {
    const { user, location } = await openPayment();
    await user.click(screen.getByRole('tab', { name: 'Bank' }));
    expect(screen.getByText(/Paying by bank is not set up yet/)).toBeVisible();
    await confirm(user);
    await waitFor(() => expect(location()?.pathname).toBe('/client/records'));
  });

  it('keeps what was typed when confirming fails', async () => {
    const stage = bookingStage();
    stage.confirmPayment.mockImplementationOnce(failing(refusal('INTERNAL')));
    const { user } = await openPayment(stage);
    await fillCard(user);
    await confirm(user);
    expect(await screen.findByText(/The booking could not be confirmed/)).toBeInTheDocument();
    expect(screen.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242');
  });

  it('lets nothing of the card out: not into storage, the address, a request or what confirms', async () => {
    const stage = bookingStage();
    const setItem = jest.spyOn(Storage.prototype, 'setItem');
    const { user, location } = await openPayment(stage);
    await fillCard(user);
    fireEvent.change(screen.getByLabelText('Security code'), { target: { value: '98' } });
    await confirm(user);
    fireEvent.change(screen.getByLabelText('Security code'), { target: { value: '987' } });
    await confirm(user);
    await waitFor(() => expect(location()?.pathname).toBe('/client/records'));
    const written = setItem.mock.calls.map((call) => call.join(' '));
    setItem.mockRestore();
    const everything = JSON.stringify([
      written,
      stage.sent,
      stage.confirmPayment.mock.calls,
      stage.addBooking.mock.calls,
      location(),
      Object.entries(localStorage),
      Object.entries(sessionStorage),
    ]);
    expect(written.length).toBeGreaterThan(0);
    for (const secret of ['4242', '12/27', '987', 'SW1A', 'United Kingdom'])
      expect(everything).not.toContain(secret);
  });

  it('forgets what was typed when the person goes back', async () => {
    const { user } = await openPayment();
    await fillCard(user);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await save(user);
    await screen.findByRole('button', { name: 'Confirm booking' });
    expect(screen.getByLabelText('Card number')).toHaveValue('');
  });
});
