import { screen, within } from '@testing-library/react';
import { BOOKING_ID, recordOf, refusal } from '../../../unit/machines/bookingFixtures';
import {
  bookingStage,
  currentStep,
  expectSaid,
  failing,
  fillDetails,
  openBookingScreen,
  reachPayment,
  save,
  selectAmina,
} from './bookingStage';

describe('The way back from the second step', () => {
  it('finds everything filled in, and changes the same booking', async () => {
    const stage = bookingStage();
    const { user } = openBookingScreen(stage);
    await reachPayment(user);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(currentStep()).toContain('Meeting Details');
    expect(screen.getByLabelText('Meeting time')).toHaveValue('02:30');
    await user.type(screen.getByLabelText('Meeting title'), ' two');
    await save(user);
    await screen.findByRole('button', { name: 'Confirm booking' });
    expect(stage.addBooking).toHaveBeenCalledTimes(1);
    expect(stage.updateBooking.mock.calls[0]?.[0]).toMatchObject({
      request: { id: BOOKING_ID, meetingTitle: 'Ward round two' },
      idempotencyKey: 'key-2',
    });
  });

  it('can start a new booking instead', async () => {
    const stage = bookingStage();
    const { user } = openBookingScreen(stage);
    await reachPayment(user);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Start a new booking' }));
    expect(screen.getByLabelText('Meeting title')).toHaveValue('');
    expect(screen.queryByText('Amina Haddad')).not.toBeInTheDocument();
  });

  it('says that a request which was declined can no longer be changed; saving again makes a new one', async () => {
    const stage = bookingStage();
    const ended = refusal('WRONG_STATUS', { data: { status: 'declined' } });
    stage.updateBooking.mockImplementationOnce(failing(ended));
    const { user } = openBookingScreen(stage);
    await reachPayment(user);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await save(user);
    const notice = await screen.findByRole('group', { name: 'That request can no longer be changed' });
    expect(notice).toHaveTextContent('The interpreter declined it.');
    expect(notice).toHaveTextContent('Saving sends them as a new request.');
    expect(screen.getByRole('link', { name: 'Open Booking Records' })).toHaveAttribute(
      'href',
      '/client/records',
    );
    await expectSaid(screen.getByRole('button', { name: 'Save and continue' }), /This sends a new request/);
    await save(user);
    await screen.findByRole('button', { name: 'Confirm booking' });
    expect(stage.addBooking).toHaveBeenCalledTimes(2);
  });

  it('saves nothing over a request that was accepted, says why, and makes a new one on demand', async () => {
    const stage = bookingStage();
    const ended = refusal('WRONG_STATUS', { data: { status: 'confirmed' } });
    stage.updateBooking.mockImplementationOnce(failing(ended));
    const { user } = openBookingScreen(stage);
    await reachPayment(user);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await save(user);
    await screen.findByRole('group', { name: 'That request can no longer be changed' });
    const button = screen.getByRole('button', { name: 'Save and continue' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(/The earlier request holds/);
    await user.click(screen.getByRole('button', { name: 'Make a new request with these details' }));
    await save(user);
    await screen.findByRole('button', { name: 'Confirm booking' });
    expect(stage.addBooking).toHaveBeenCalledTimes(2);
  });

  it('saves nothing over what another device saved before it was shown', async () => {
    const stage = bookingStage();
    const { user } = openBookingScreen(stage);
    await reachPayment(user);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.type(screen.getByLabelText('Description'), 'Bring the contract');
    stage.booking = recordOf({ meetingTime: '05:00', meetingTitle: 'Lease' }, { version: 2 });
    stage.updateBooking.mockImplementationOnce(failing(refusal('BOOKING_CHANGED', { data: { version: 2 } })));
    await save(user);
    const notice = await screen.findByRole('group', { name: 'Your request was changed elsewhere' });
    expect(notice).toHaveFocus();
    const keep = await within(notice).findByRole('button', { name: 'Keep what I typed' });
    expect(within(notice).getByText('Lease')).toBeInTheDocument();
    expect(notice).toHaveTextContent(/05:00 PM/);
    expect(within(notice).queryByText('Medical')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save and continue' })).toBeDisabled();
    await user.click(keep);
    expect(screen.getByLabelText('Description')).toHaveValue('Bring the contract');
    await save(user);
    await screen.findByRole('button', { name: 'Confirm booking' });
    expect(stage.updateBooking.mock.calls.map(([{ request }]) => request.version)).toEqual([1, 2]);
    expect(stage.updateBooking.mock.calls[1]?.[0].request).toMatchObject({
      meetingTitle: 'Ward round',
      meetingDescription: 'Bring the contract',
    });
  });

  it('shows in the form what another device saved, where the person wants that', async () => {
    const stage = bookingStage();
    const { user } = openBookingScreen(stage);
    await reachPayment(user);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    stage.booking = recordOf({ meetingTitle: 'Lease' }, { version: 2 });
    stage.updateBooking.mockImplementationOnce(failing(refusal('BOOKING_CHANGED', { data: { version: 2 } })));
    await save(user);
    await user.click(await screen.findByRole('button', { name: 'Show what is there now' }));
    expect(screen.getByLabelText('Meeting title')).toHaveValue('Lease');
    await save(user);
    await screen.findByRole('button', { name: 'Confirm booking' });
    expect(stage.updateBooking.mock.calls[1]?.[0].request).toMatchObject({
      meetingTitle: 'Lease',
      version: 2,
    });
  });

  it('is taken by itself when the request was declined meanwhile', async () => {
    const stage = bookingStage();
    stage.booking = recordOf({}, { status: 'declined' });
    const { user } = openBookingScreen(stage);
    fillDetails();
    await selectAmina(user);
    await save(user);
    const notice = await screen.findByRole('group', { name: 'That request can no longer be changed' });
    expect(notice).toHaveTextContent('The interpreter declined it.');
  });
});
