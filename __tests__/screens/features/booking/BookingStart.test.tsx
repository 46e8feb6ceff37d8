import { fireEvent, screen } from '@testing-library/react';
import { chosenOption, offeredOptions } from '../../../support/chooseOption';
import { bookAgain } from '../../../../src/client/machines/bookingWizard/bookingStart';
import { amina, recordOf } from '../../../unit/machines/bookingFixtures';
import {
  aminaRecord,
  bookingStage,
  currentStep,
  fillDetails,
  openBookingScreen,
  reachPayment,
  save,
  selectAmina,
  storedDraft,
} from './bookingStage';

const fromWelcome = { navigationState: { platformChoice: 'other_platform_account' } };

describe('A second booking', () => {
  it('begins fresh with the platform of the Welcome screen, while the first request stays in the records', async () => {
    const first = openBookingScreen(bookingStage());
    await reachPayment(first.user);
    first.unmount();
    const stage = bookingStage();
    openBookingScreen(stage, fromWelcome);
    expect(currentStep()).toContain('Meeting Details');
    expect(chosenOption('Host platform')).toBe('Other');
    expect(screen.getByLabelText('Meeting title')).toHaveValue('');
    expect(screen.queryByText('Amina Haddad')).not.toBeInTheDocument();
    expect(screen.getByText(/Your request “Ward round” stays as it is/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open Booking Records' })).toHaveAttribute(
      'href',
      '/client/records',
    );
    expect(stage.updateBooking).not.toHaveBeenCalled();
    expect(JSON.parse(storedDraft())).toMatchObject({ step: 'details', booking: null });
  });

  it('is a request of its own', async () => {
    const first = openBookingScreen(bookingStage());
    await reachPayment(first.user);
    first.unmount();
    const stage = bookingStage();
    const { user } = openBookingScreen(stage, fromWelcome);
    fillDetails();
    await selectAmina(user);
    await save(user);
    await screen.findByRole('button', { name: 'Confirm booking' });
    expect(stage.addBooking).toHaveBeenCalledTimes(1);
    expect(stage.updateBooking).not.toHaveBeenCalled();
  });

  it('begins fresh on the way back from payment, too', async () => {
    const first = openBookingScreen(bookingStage());
    await reachPayment(first.user);
    await first.user.click(screen.getByRole('button', { name: 'Cancel' }));
    first.unmount();
    openBookingScreen(bookingStage(), fromWelcome);
    expect(screen.getByLabelText('Meeting title')).toHaveValue('');
    expect(screen.queryByText(/You are changing the request/)).not.toBeInTheDocument();
  });

  it('can be begun from the second step', async () => {
    const { user } = openBookingScreen(bookingStage());
    await reachPayment(user);
    await user.click(screen.getByRole('button', { name: 'Book another meeting' }));
    expect(currentStep()).toContain('Meeting Details');
    expect(screen.getByLabelText('Meeting title')).toHaveValue('');
    expect(screen.getByText(/Your request “Ward round” stays as it is/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('is not lost when another tab confirms the first one', async () => {
    const first = openBookingScreen(bookingStage());
    await reachPayment(first.user);
    const second = JSON.parse(storedDraft()) as Record<string, unknown>;
    localStorage.setItem('bookingDraft', JSON.stringify({ ...second, step: 'details', booking: null }));
    await first.user.click(screen.getByRole('tab', { name: 'Bank' }));
    localStorage.setItem('bookingDraft', JSON.stringify({ ...second, step: 'details', booking: null }));
    await first.user.click(screen.getByRole('button', { name: 'Confirm booking' }));
    await screen.findByText('Booking Confirmed!');
    expect(storedDraft()).toContain('Ward round');
  });
});

describe('A booking that is begun for an interpreter', () => {
  it('has that interpreter chosen, and keeps what was typed before', () => {
    const first = openBookingScreen(bookingStage());
    fireEvent.change(screen.getByLabelText('Meeting title'), { target: { value: 'Ward round' } });
    first.unmount();
    const { location } = openBookingScreen(bookingStage(), { navigationState: { chosenInterpreter: amina } });
    expect(screen.getByText('Amina Haddad')).toBeVisible();
    expect(screen.getByLabelText('Meeting title')).toHaveValue('Ward round');
    expect(location()?.state).toBeNull();
  });

  it('shows that person on top, and offers their languages alone, until another one is selected', async () => {
    const stage = bookingStage();
    const [id, name] = ['8d0cf0de-5b0e-4d1b-8f0a-3a3f0a6c0009', 'Otto Other'];
    stage.interpreters = [
      { ...aminaRecord, id, uuid: id, fields: { ...aminaRecord.fields, personalInfo: { name } } },
    ];
    const { user } = openBookingScreen(stage, { navigationState: { chosenInterpreter: amina } });
    const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings()).toEqual(['Interpreter', 'The meeting', 'Languages and subject']);
    expect(await offeredOptions(user, 'From language')).toEqual(['Arabic', 'English', 'French']);
    await user.click(screen.getByRole('button', { name: 'Select interpreter' }));
    await user.click(await screen.findByRole('button', { name: 'Select Otto Other' }));
    expect((await offeredOptions(user, 'To language')).length).toBeGreaterThan(20);
  });

  it('is like the earlier one that is booked again, at a time still to be chosen', () => {
    openBookingScreen(bookingStage(), { navigationState: bookAgain(recordOf()) });
    expect(screen.getByLabelText('Meeting title')).toHaveValue('Ward round');
    expect(chosenOption('To language')).toBe('Arabic');
    expect(chosenOption('Meeting subject')).toBe('Medical');
    expect(screen.getByLabelText('Meeting date')).toHaveValue('');
    expect(screen.getByText('Amina Haddad')).toBeVisible();
    expect(screen.queryByText(/Interprets/)).not.toBeInTheDocument();
  });

  it('keeps a form that was begun, but for the languages', () => {
    const first = openBookingScreen(bookingStage());
    fireEvent.change(screen.getByLabelText('Meeting title'), { target: { value: 'Deposition' } });
    first.unmount();
    openBookingScreen(bookingStage(), { navigationState: bookAgain(recordOf()) });
    expect(screen.getByLabelText('Meeting title')).toHaveValue('Deposition');
    expect(chosenOption('Meeting subject')).toBe('');
    expect(chosenOption('To language')).toBe('Arabic');
  });
});
