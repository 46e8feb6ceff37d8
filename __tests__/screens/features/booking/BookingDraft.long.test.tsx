import { screen } from '@testing-library/react';
import { sessionEnded } from '../../../../src/client/store/authSlice';
import { lostAnswer } from '../../../unit/machines/bookingFixtures';
import { chooseAtOnce, chosenOption } from '../../../support/chooseOption';
import { pasteText } from '../../../support/pasteText';
import {
  bookingStage,
  currentStep,
  failing,
  fillDetails,
  openBookingScreen,
  reachPayment,
  save,
  selectAmina,
  storedDraft,
} from './bookingStage';

describe('A reload of the booking wizard', () => {
  it('finds the first step as it was', async () => {
    const first = openBookingScreen(bookingStage());
    fillDetails();
    await selectAmina(first.user);
    await pasteText(first.user, screen.getByLabelText('Description'), 'Bring the glossary');
    first.unmount();
    openBookingScreen(bookingStage(), { zone: 'Asia/Tokyo' });
    expect(screen.getByLabelText('Meeting title')).toHaveValue('Ward round');
    expect(screen.getByLabelText('Meeting date')).toHaveValue('Mar 4, 2026');
    expect(chosenOption('AM/PM')).toBe('PM');
    expect(chosenOption('Time zone')).toBe('Europe / London');
    expect(screen.getByLabelText('Description')).toHaveValue('Bring the glossary');
    expect(screen.getByText('Amina Haddad')).toBeInTheDocument();
  });

  it('finds the second step as it was, the payment form empty', async () => {
    const first = openBookingScreen(bookingStage());
    await reachPayment(first.user);
    await first.user.type(screen.getByLabelText('Card number'), '4242424242424242');
    first.unmount();
    const stage = bookingStage();
    openBookingScreen(stage);
    expect(currentStep()).toContain('Confirm Booking');
    expect(screen.getByRole('region', { name: 'Your request' })).toHaveTextContent('€62.50');
    expect(screen.getByLabelText('Card number')).toHaveValue('');
    expect(stage.addBooking).not.toHaveBeenCalled();
  });

  it('while saving says that the answer never came, sends nothing by itself, and asks again under the same key', async () => {
    const waiting = bookingStage();
    waiting.addBooking.mockImplementation(() => new Promise(() => undefined));
    const first = openBookingScreen(waiting);
    fillDetails();
    await selectAmina(first.user);
    await save(first.user);
    first.unmount();
    const stage = bookingStage();
    const { user } = openBookingScreen(stage);
    expect(screen.getByText('We do not know yet whether it was saved')).toBeInTheDocument();
    expect(stage.addBooking).not.toHaveBeenCalled();
    await save(user);
    await screen.findByRole('button', { name: 'Confirm booking' });
    expect(stage.addBooking.mock.calls[0]?.[0]).toEqual(waiting.addBooking.mock.calls[0]?.[0]);
  });

  it('drops a draft that it cannot read, with a word', () => {
    localStorage.setItem('bookingDraft', '{"version":0}');
    openBookingScreen(bookingStage());
    expect(screen.getByText('Your draft could not be restored')).toBeInTheDocument();
    expect(screen.getByLabelText('Meeting title')).toHaveValue('');
    expect(JSON.parse(storedDraft())).toMatchObject({ version: 1, step: 'details' });
  });

  it("drops another person's draft without one", () => {
    localStorage.setItem(
      'bookingDraft',
      JSON.stringify({ userId: 'someone-else', details: { meetingTitle: 'Secret' } }),
    );
    openBookingScreen(bookingStage());
    expect(screen.queryByText('Your draft could not be restored')).not.toBeInTheDocument();
    expect(storedDraft()).not.toContain('Secret');
  });
});

describe('A draft', () => {
  it('does not come back once the session has ended and the storage was wiped', async () => {
    const stage = bookingStage();
    const { user, store } = openBookingScreen(stage);
    fillDetails();
    await selectAmina(user);
    stage.addBooking.mockImplementationOnce(() => {
      store.dispatch(sessionEnded());
      return failing(lostAnswer)();
    });
    await save(user);
    await Promise.resolve();
    expect(storedDraft()).toBe('');
  });
});

describe('The platform that was chosen on the Welcome screen', () => {
  it('is preset, and survives a reload and a later change', () => {
    const navigationState = { platformChoice: 'no_zoom_account' };
    const first = openBookingScreen(bookingStage(), { navigationState });
    expect(chosenOption('Host platform')).toBe('Dragoman room');
    expect(first.location()?.state).toBeNull();
    first.unmount();
    const second = openBookingScreen(bookingStage());
    expect(chosenOption('Host platform')).toBe('Dragoman room');
    chooseAtOnce('Host platform', 'WebEx');
    second.unmount();
    openBookingScreen(bookingStage());
    expect(chosenOption('Host platform')).toBe('WebEx');
  });

  it('is preset in a draft that was begun before, too', () => {
    const first = openBookingScreen(bookingStage());
    fillDetails();
    first.unmount();
    openBookingScreen(bookingStage(), { navigationState: { platformChoice: 'other_platform_account' } });
    expect(chosenOption('Host platform')).toBe('Other');
    expect(screen.getByLabelText('Meeting title')).toHaveValue('Ward round');
  });

  it('is our own room where nothing was chosen, or something that does not exist', () => {
    openBookingScreen(bookingStage(), { navigationState: { platformChoice: 'fax' } });
    expect(chosenOption('Host platform')).toBe('Dragoman room');
  });
});
