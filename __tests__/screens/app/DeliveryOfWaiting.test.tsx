import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { Link } from 'react-router-dom';
import { DeliveryOfWaiting } from '../../../src/client/app/inside/AppLayout';
import { sendMessage } from '../../../src/shared/contract/bookings/message';
import { succeeds } from '../../support/answers';
import { aMessage, aThread } from '../../support/aThread';
import { clientPerson } from '../../support/people';
import { renderScreen } from '../../support/renderScreen';

const KEY = 'messageOutbox';

describe('a message that waits', () => {
  const server = setupServer(http.post(`*${sendMessage.path}`, () => succeeds(aMessage())));
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterAll(() => server.close());

  const { id, text } = aMessage();
  const waits = () =>
    localStorage.setItem(KEY, JSON.stringify({ [aThread().id]: { draft: '', outgoing: [{ id, text }] } }));
  const show = () =>
    renderScreen(
      <>
        <Link to="/client/records">Elsewhere</Link>
        <DeliveryOfWaiting />
      </>,
      { person: clientPerson, at: '/client/dashboard' },
    );

  test('from an earlier page is delivered from the first screen on', async () => {
    waits();
    show();
    expect(await screen.findByText('Your message that waited was sent.')).toBeInTheDocument();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test('is delivered and told of once another screen is opened', async () => {
    const { user } = show();
    waits();
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(await screen.findByText('Your message that waited was sent.')).toBeInTheDocument();
    await waitFor(() => expect(localStorage.getItem(KEY)).toBeNull());
  });
});
