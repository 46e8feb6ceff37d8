import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { Route, Routes } from 'react-router-dom';
import * as message from '../../../../src/shared/contract/bookings/message';
import { getSession, type SessionRoom } from '../../../../src/shared/contract/bookings/session';
import { SessionScreen } from '../../../../src/client/features/session/SessionScreen';
import { aBooking } from '../../../support/aBooking';
import { succeeds } from '../../../support/answers';
import { aMessage, aRoom, aThread } from '../../../support/aThread';
import { clientPerson, interpreterPerson } from '../../../support/people';
import { renderScreen } from '../../../support/renderScreen';
import { standAt } from '../../../support/standAt';

standAt('2030-01-04T21:30:00.000Z');

const LEASE = { thread_id: aThread().id, id: aMessage().id, name: 'lease.pdf', size: 2048 };

let room: SessionRoom;
const server = setupServer();
const answer = (endpoint: { path: string }, with_: (body: never) => Response) =>
  server.use(
    http.post(`*${endpoint.path}`, async ({ request }) => with_((await request.json()) as never) as never),
  );
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  room = aRoom({ booking: aBooking({ status: 'pending' }) });
  answer(getSession, () => succeeds(room));
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const show = (person = clientPerson) =>
  renderScreen(
    <Routes>
      <Route path="/session/:bookingId" element={<SessionScreen />} />
    </Routes>,
    { person, at: `/session/${aBooking().id}` },
  );
const documents = async () => within(await screen.findByRole('group', { name: 'Documents' }));

describe('the briefing in a session room', () => {
  test('takes documents of the client, for this booking, from the request on', async () => {
    const sent = jest.fn();
    answer(message.openThread, () => succeeds(aThread()));
    answer(message.sendFile, (body) => {
      sent(body);
      room = { ...room, documents: [LEASE] };
      return succeeds(aMessage());
    });
    const { user } = show();
    const field = await (await documents()).findByLabelText('Add a document');
    await user.upload(field, new File(['%PDF-1.7'], 'lease.pdf'));
    expect(await (await documents()).findByRole('button', { name: 'Download lease.pdf' })).toBeVisible();
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ thread_id: aThread().id, booking_id: aBooking().id, file_name: 'lease.pdf' }),
    );
    await waitFor(() => expect(screen.queryByText('Sending the file...')).not.toBeInTheDocument());
  });

  test('says to the interpreter how many wait for their acceptance, and gives none away', async () => {
    room = { ...room, sealed_documents: 2 };
    show(interpreterPerson);
    const words = '2 documents wait here. You can open them once you have accepted.';
    expect((await documents()).getByText(words)).toBeVisible();
    expect(screen.queryByLabelText('Add a document')).not.toBeInTheDocument();
  });

  test.each([
    ['pending', 'Up to 10 MB each. Ines Interpreter can open them once the booking is accepted.'],
    ['confirmed', 'Up to 10 MB each. Ines Interpreter can open them at once.'],
  ] as const)(
    'says to the client of a %s booking when the interpreter can open them',
    async (status, words) => {
      room = { ...room, booking: aBooking({ status }) };
      show();
      expect((await documents()).getByText(words)).toBeVisible();
    },
  );

  test('opens them once it is accepted', async () => {
    room = { ...room, booking: aBooking({ status: 'confirmed' }), documents: [LEASE] };
    show(interpreterPerson);
    expect((await documents()).getByRole('button', { name: 'Download lease.pdf' })).toBeVisible();
    expect((await documents()).getByText('2 kB')).toBeVisible();
  });

  test('shows nothing of documents where there are none to give or to get', async () => {
    show(interpreterPerson);
    expect(await screen.findByRole('region', { name: 'Briefing' })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Documents' })).not.toBeInTheDocument();
  });
});
