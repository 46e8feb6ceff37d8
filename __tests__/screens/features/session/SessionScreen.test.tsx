import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { Route, Routes } from 'react-router-dom';
import * as contract from '../../../../src/shared/contract/bookings/session';
import type { SessionRoom } from '../../../../src/shared/contract/bookings/session';
import { ROOM_PLATFORM } from '../../../../src/shared/domain/booking/meetingRoom';
import { SessionScreen } from '../../../../src/client/features/session/SessionScreen';
import { aBooking } from '../../../support/aBooking';
import { refuses, succeeds } from '../../../support/answers';
import { aRoom } from '../../../support/aThread';
import { pasteText } from '../../../support/pasteText';
import { clientPerson, interpreterPerson } from '../../../support/people';
import { NO_REVIEWS } from '../../../support/reviewAnswers';
import { noReviews } from '../../../support/reviewCalls';
import { renderScreen } from '../../../support/renderScreen';
import { standAt } from '../../../support/standAt';

/** Five minutes before the start. */
const NOW = '2030-01-05T21:25:00.000Z';
standAt(NOW);

let room: SessionRoom;
const server = setupServer(...NO_REVIEWS);
const answer = (endpoint: { path: string }, with_: (body: never) => Response) =>
  server.use(
    http.post(`*${endpoint.path}`, async ({ request }) => with_((await request.json()) as never) as never),
  );
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  room = aRoom({ now: NOW });
  answer(contract.getSession, () => succeeds(room));
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const checkedIn = (by: 'client' | 'interpreter') => ({ by, at: '2030-01-05T21:20:00.000Z' });
const inProgress = (changes: Partial<SessionRoom> = {}) =>
  aRoom({ now: NOW, booking: aBooking({ status: 'in_progress' }), ...changes });
const show = (person = clientPerson) =>
  renderScreen(
    <Routes>
      <Route path="/session/:bookingId" element={<SessionScreen />} />
    </Routes>,
    { person, at: `/session/${aBooking().id}` },
  );
const part = async (name: string) => within(await screen.findByRole('region', { name }));

describe('a session room', () => {
  test('says who, when and on which platform, and what it will be about', async () => {
    show();
    expect(screen.getByText('Opening the session room...')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: /Lease review/ })).toBeVisible();
    expect(screen.getByRole('timer')).toBeVisible();
    const briefing = await part('Briefing');
    for (const fact of ['Zoom', 'Legal', 'Clause by clause.']) expect(briefing.getByText(fact)).toBeVisible();
    const here = await part('Who is here');
    expect(here.getByText('Clara Client (you)')).toBeVisible();
    expect(here.getAllByText('Not checked in yet')).toHaveLength(2);
  });

  test('keeps what was ticked in the checklist with the booking, and takes a refused tick back', async () => {
    room = aRoom({ now: NOW, checklist: ['two'] });
    const sent: unknown[] = [];
    answer(contract.tickChecklist, (body) => {
      sent.push(body);
      room = aRoom({ now: NOW, checklist: ['two', 'one'] });
      return succeeds(room);
    });
    const { user } = show();
    const list = await part('Before you meet on Zoom');
    const boxes = () => list.getAllByRole('checkbox');
    expect(boxes().map((box) => (box as HTMLInputElement).checked)).toEqual([false, true, false]);
    await user.click(boxes()[0] as HTMLElement);
    await waitFor(() => expect(boxes()[0]).toBeChecked());
    await waitFor(() => expect(sent).toEqual([{ id: room.booking.id, item: 'one', is_done: true }]));
    answer(contract.tickChecklist, () => refuses('WRONG_STATUS', 'It is over.'));
    await user.click(boxes()[2] as HTMLElement);
    expect(await screen.findByText('The tick was not saved')).toBeVisible();
    await waitFor(() => expect(boxes()[2]).not.toBeChecked());
    expect(boxes()[0]).toBeChecked();
  });

  test('lets nobody in before it opens, and says when that is', async () => {
    room = aRoom({
      booking: aBooking({ status: 'confirmed', startsAt: '2030-01-05T23:30:00.000Z' }),
      now: NOW,
    });
    show();
    expect((await part('Checking in')).getByText(/The room opens 15 minutes before the start/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Check in and join' })).not.toBeInTheDocument();
  });

  test('goes by the server’s clock where the page’s own is wrong', async () => {
    room = aRoom({ now: '2030-01-05T20:00:00.000Z' });
    show();
    expect((await part('Checking in')).getByText(/The room opens 15 minutes before the start/)).toBeVisible();
  });

  test('says to both sides what an unanswered request waits for', async () => {
    room = aRoom({ booking: aBooking(), now: NOW });
    const { unmount } = show();
    expect(await screen.findByText(/Ines Interpreter has not answered yet/)).toBeVisible();
    unmount();
    show(interpreterPerson);
    expect(await screen.findByText(/You have not answered this request yet/)).toBeVisible();
    expect(screen.getByText('You see the meeting link once you have accepted.')).toBeVisible();
  });

  test('checks the person in and opens the way to the meeting', async () => {
    answer(contract.joinSession, () => {
      room = inProgress({
        check_ins: [checkedIn('client')],
        meeting: { url: 'https://zoom.us/j/98765432101', passcode: 'x7', updated_at: NOW },
      });
      return succeeds(room);
    });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Check in and join' }));
    expect(await screen.findByText(/You are checked in/)).toBeVisible();
    const link = await screen.findByRole('link', { name: /Open the meeting/ });
    expect(link).toHaveAttribute('href', 'https://zoom.us/j/98765432101');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect((await part('Who is here')).getByText(/^Checked in at/)).toBeVisible();
  });

  test.each([
    [clientPerson, 'client', /Please give the meeting link now, so that Ines Interpreter can get in/],
    [interpreterPerson, 'interpreter', /The meeting link is still missing; it appears here/],
  ] as const)(
    'asks for the link where it is missing, or says that it comes (%#)',
    async (person, by, words) => {
      room = inProgress({ check_ins: [checkedIn(by)] });
      show(person);
      expect(await screen.findByText(words)).toBeVisible();
    },
  );

  test('says why a check-in was refused, and leaves the door where it was', async () => {
    answer(contract.joinSession, () => refuses('WRONG_STATUS', 'The booking has changed in the meantime.'));
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Check in and join' }));
    expect(await screen.findByText('The booking has changed in the meantime.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Check in and join' })).toBeEnabled();
  });

  test('is ended by the interpreter, who is asked once more', async () => {
    const started = aBooking({ status: 'in_progress', startsAt: '2030-01-05T21:00:00.000Z' });
    room = inProgress({ booking: started, check_ins: [checkedIn('interpreter')] });
    const ended = jest.fn();
    answer(contract.endSession, () => {
      ended();
      room = aRoom({ now: NOW, booking: aBooking({ status: 'completed' }), check_ins: room.check_ins });
      return succeeds(room);
    });
    const { user } = show(interpreterPerson);
    await user.click(await screen.findByRole('button', { name: 'End session' }));
    await user.click(screen.getByRole('button', { name: 'No, it goes on' }));
    expect(ended).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'End session' }));
    await user.click(screen.getByRole('button', { name: 'Yes, it is over' }));
    expect(await screen.findByText('This session is over.')).toBeVisible();
    expect(await (await part('Who was here')).findByText('Did not check in')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'This booking' })).toBeVisible();
    expect(screen.queryByText('Next session')).not.toBeInTheDocument();
  });

  test('offers the end to no client', async () => {
    room = inProgress({ check_ins: [checkedIn('client')] });
    show();
    await screen.findByText(/You are checked in/);
    expect(screen.queryByRole('button', { name: 'End session' })).not.toBeInTheDocument();
  });

  test('takes the meeting link from the client, checks it first, and keeps it on a refusal', async () => {
    answer(contract.setMeetingLink, () => refuses('UNAVAILABLE', 'Not just now.'));
    const { user } = show();
    const place = await part('Where you meet');
    expect(place.getByText(/Ines Interpreter sees them at once\./)).toBeVisible();
    await user.click(place.getByRole('button', { name: 'Save link' }));
    expect(place.getAllByText('Please give the meeting link.').length).toBeGreaterThan(0);
    await user.type(place.getByLabelText('Meeting link'), 'zoom.us/j/1');
    expect(place.getAllByText(/This is not a web address/).length).toBeGreaterThan(0);
    await user.clear(place.getByLabelText('Meeting link'));
    await pasteText(user, place.getByLabelText('Meeting link'), 'https://example.com/room');
    await user.click(place.getByRole('button', { name: 'Save link' }));
    expect(await place.findByRole('alert')).toBeVisible();
    expect(place.getByLabelText('Meeting link')).toHaveValue('https://example.com/room');
    answer(contract.setMeetingLink, (body: { url: string; passcode: string }) => {
      room = { ...room, meeting: { ...body, updated_at: NOW } };
      return succeeds(room);
    });
    await user.click(place.getByRole('button', { name: 'Save link' }));
    expect(await place.findByRole('link', { name: 'https://example.com/room' })).toBeVisible();
    expect(place.getByText(/This is not a Zoom address/)).toBeVisible();
  });

  test('warns of a personal Zoom room, where nobody can interpret', async () => {
    room = aRoom({
      now: NOW,
      meeting: { url: 'https://zoom.us/j/1234567890', passcode: '', updated_at: NOW },
    });
    show();
    expect(await screen.findByText(/This looks like a personal meeting room/)).toBeVisible();
  });

  test('lists for Zoom what must be right, with the interpreter’s sign-in address', async () => {
    show();
    const list = await part('Before you meet on Zoom');
    expect(list.getByText(/switched on when the meeting is scheduled/)).toBeVisible();
    expect(list.getByText(/personal meeting ID/)).toBeVisible();
    expect(list.getByText(/interpreter@dragoman.example/)).toBeVisible();
  });

  test('is not there for strangers, and can be asked for again after a failure', async () => {
    answer(contract.getSession, () => refuses('NOT_FOUND', 'This could not be found.'));
    const { unmount } = show();
    expect(await screen.findByText('There is no such session for your account.')).toBeVisible();
    unmount();
    answer(contract.getSession, () => refuses('INTERNAL', 'An error occurred'));
    const { user } = show();
    await screen.findByRole('button', { name: 'Retry' });
    answer(contract.getSession, () => succeeds(room));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: /Lease review/ })).toBeVisible();
  });

  test.each(['completed', 'cancelled'] as const)(
    'offers nothing to prepare once it is %s, and keeps the link that was given',
    async (status) => {
      const booking = aBooking({ status, hostPlatform: ROOM_PLATFORM });
      room = aRoom({ now: '2030-01-05T23:40:00.000Z', booking });
      const { unmount } = show();
      expect(await screen.findByRole('region', { name: 'Briefing' })).toBeVisible();
      for (const name of ['Where you meet', /^Before you meet/])
        expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
      expect(screen.queryByText('Meet by a link instead')).not.toBeInTheDocument();
      unmount();
      const url = 'https://example.com/j/1';
      room = { ...room, meeting: { url, passcode: '', updated_at: NOW } };
      show();
      const place = await part('Where you meet');
      expect(place.getByRole('link', { name: url })).toBeVisible();
      expect(place.queryByText(/You meet in the Dragoman room/)).not.toBeInTheDocument();
    },
  );

  test('asks for a review once the meeting is over', async () => {
    room = aRoom({ now: '2030-01-05T23:40:00.000Z', booking: aBooking({ status: 'completed' }) });
    const until = '2030-01-19T23:30:00.000Z';
    server.use(http.post('*/review/of_booking', () => succeeds({ ...noReviews, until })));
    show();
    const review = within(await screen.findByRole('region', { name: 'Reviews' }, { timeout: 5000 }));
    expect(review.getByRole('heading', { level: 2, name: 'How was it?' })).toBeVisible();
    expect(review.getByLabelText('Interpretation')).toBeVisible();
  });
});
