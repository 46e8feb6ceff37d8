import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import type { ApiError } from '../../../../src/shared/contract/base/apiError';
import { sendMessage } from '../../../../src/shared/contract/bookings/message';
import { openDelivery } from '../../../../src/client/features/messages/openDelivery';
import { useDeliveryToasts } from '../../../../src/client/features/messages/Delivery';
import { refuses, succeeds } from '../../../support/answers';
import { aMessage, aThread } from '../../../support/aThread';
import { clientPerson } from '../../../support/people';
import { renderScreen } from '../../../support/renderScreen';

const KEY = 'messageOutbox';
const refused = (status: number, retryAfter: number | null = null): ApiError => ({
  ...{ code: status === 0 ? 'NETWORK' : 'INTERNAL', status, message: '' },
  ...{ issues: [], data: null, retryAfter },
});

/** Two messages wait in one thread and one in another; each sending is answered by what the test says, success at last. */
function stage(answers: (ApiError | undefined)[]) {
  const said = (id: string) => ({ id, text: id });
  const threads = {
    one: { draft: '', outgoing: [said('a'), said('b')] },
    two: { draft: 'half a sen', outgoing: [said('c')] },
  };
  localStorage.setItem(KEY, JSON.stringify(threads));
  const world = { userId: 'ada' as string | null, sent: [] as string[], page: new EventTarget() };
  const tell = jest.fn();
  const delivery = openDelivery({
    storage: localStorage,
    userId: () => world.userId,
    send: ({ id }) => {
      world.sent.push(id);
      const error = answers.shift();
      return Promise.resolve(error ? { error } : {});
    },
    page: world.page,
    tell,
    random: () => 1,
  });
  return { world, delivery, tell };
}

describe('the delivery of messages', () => {
  beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => {
    jest.useRealTimers();
    localStorage.clear();
  });
  const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

  test('keeps each thread’s order, and keeps what is only typed', async () => {
    const { world, delivery } = stage([]);
    const leave = delivery.follow();
    await pass(0);
    expect(world.sent).toEqual(['a', 'c', 'b']);
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({
      two: { draft: 'half a sen', outgoing: [] },
    });
    leave();
  });

  test('tries again after pauses that grow, as late as the server asks, and at once when the page comes online', async () => {
    const { world, delivery } = stage([refused(0), undefined, refused(503, 30), refused(0)]);
    const leave = delivery.follow();
    await pass(0);
    expect(world.sent).toEqual(['a', 'c']);
    await pass(2);
    expect(world.sent).toEqual(['a', 'c', 'a']);
    await pass(29);
    expect(world.sent).toHaveLength(3);
    await pass(1);
    expect(world.sent).toEqual(['a', 'c', 'a', 'a']);
    world.page.dispatchEvent(new Event('online'));
    await pass(0);
    expect(world.sent).toEqual(['a', 'c', 'a', 'a', 'a', 'b']);
    leave();
  });

  test('leaves what is refused for good to its author, and sends what stands behind it', async () => {
    const { world, delivery } = stage([refused(404), undefined]);
    const leave = delivery.follow();
    await pass(120);
    expect(world.sent).toEqual(['a', 'c', 'b']);
    expect(delivery.state().threads['one']?.outgoing).toEqual([{ id: 'a', text: 'a' }]);
    leave();
  });

  test('tells once what became of what had to wait in this page, and not of what waits in another tab', async () => {
    const { world, delivery, tell } = stage([refused(0), refused(0)]);
    const leave = delivery.follow();
    await pass(0);
    expect(tell).not.toHaveBeenCalled();
    world.page.dispatchEvent(new Event('online'));
    await pass(0);
    expect(tell.mock.calls).toEqual([
      [{ threadId: 'two', sent: 1, refused: 0 }],
      [{ threadId: 'one', sent: 2, refused: 0 }],
    ]);
    localStorage.setItem(KEY, JSON.stringify({ one: { draft: '', outgoing: [{ id: 'd', text: 'd' }] } }));
    world.page.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    world.page.dispatchEvent(new Event('online'));
    await pass(0);
    expect(world.sent).toContain('d');
    expect(tell).toHaveBeenCalledTimes(2);
    leave();
  });

  test('sends nothing of who has signed out, also where a message was on its way', async () => {
    const { world, delivery } = stage([refused(0)]);
    const leave = delivery.follow();
    world.userId = null;
    localStorage.clear();
    delivery.followOwner();
    await pass(120);
    expect(world.sent).toEqual(['a', 'c']);
    expect(delivery.state().threads).toEqual({});
    expect(localStorage.getItem(KEY)).toBeNull();
    leave();
  });
});

describe('a message that waits', () => {
  const server = setupServer();
  const sent: unknown[] = [];
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterAll(() => server.close());

  /** In the storage of an earlier page. */
  const waits = (outgoing: { id: string; text: string }[]) =>
    localStorage.setItem(KEY, JSON.stringify({ [aThread().id]: { draft: '', outgoing } }));
  const Elsewhere = () => {
    useDeliveryToasts();
    return null;
  };

  test('is told of on another screen: when it got through, and when it was refused for good', async () => {
    const { id } = aMessage();
    server.use(
      http.post(`*${sendMessage.path}`, async ({ request }) => {
        const { text } = (await request.json()) as { text: string };
        return text === 'refused' ? refuses('NOT_FOUND', '') : succeeds(aMessage());
      }),
    );
    waits(['first', 'refused', 'third'].map((text, place) => ({ id: id.replace(/.$/, `${place}`), text })));
    renderScreen(<Elsewhere />, { person: clientPerson });
    expect(await screen.findByText('Your 2 messages that waited were sent.')).toBeVisible();
    expect(await screen.findByText('A message could not be sent. You find it in Messages.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('could not be sent');
    localStorage.clear();
  });

  test('is not told of where its conversation is open', async () => {
    server.use(http.post(`*${sendMessage.path}`, () => succeeds(aMessage())));
    const { id, text } = aMessage();
    waits([{ id, text }]);
    renderScreen(<Elsewhere />, { person: clientPerson, at: `/client/messages/${aThread().id}` });
    await waitFor(() => expect(localStorage.getItem(KEY)).toBeNull());
    expect(screen.queryByText(/was sent/)).not.toBeInTheDocument();
  });

  test('goes out once the page is online, whatever screen is shown', async () => {
    server.use(
      http.post(`*${sendMessage.path}`, async ({ request }) => {
        sent.push(await request.json());
        return sent.length === 1 ? Response.error() : succeeds(aMessage());
      }),
    );
    const { id, text } = aMessage();
    waits([{ id, text }]);
    renderScreen(<Elsewhere />, { person: clientPerson });
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => {
      window.dispatchEvent(new Event('online'));
      expect(localStorage.getItem(KEY)).toBeNull();
    });
    expect(sent).toEqual([0, 1].map(() => ({ thread_id: aThread().id, id, text })));
  });
});
