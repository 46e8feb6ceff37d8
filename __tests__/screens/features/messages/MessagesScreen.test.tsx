import { screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { setupServer } from 'msw/node';
import { Route, Routes } from 'react-router-dom';
import * as message from '../../../../src/shared/contract/bookings/message';
import type { Message, Thread } from '../../../../src/shared/contract/bookings/message';
import { MessagesScreen } from '../../../../src/client/features/messages/MessagesScreen';
import { aBooking } from '../../../support/aBooking';
import { refuses, succeeds } from '../../../support/answers';
import { aMessage, aThread } from '../../../support/aThread';
import { clientPerson, interpreterPerson } from '../../../support/people';
import { renderScreen } from '../../../support/renderScreen';
import { standAt } from '../../../support/standAt';

standAt('2030-01-04T10:00:00Z');

let threads: Thread[];
let messages: Message[];
let sent: { id: string; text: string }[];
const bookings = [aBooking({ createdAt: '2030-01-04T08:00:00.000Z' })];
const server = setupServer();
const answer = (endpoint: { path: string }, with_: (body: never) => Response | Promise<Response>) =>
  server.use(
    http.post(`*${endpoint.path}`, async ({ request }) => with_((await request.json()) as never) as never),
  );
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  [threads, messages, sent] = [[aThread()], [aMessage()], []];
  answer(message.getThreads, () => succeeds(threads));
  answer(message.getThread, () => succeeds({ thread: threads[0], bookings }));
  answer(message.getMessages, () => succeeds({ messages, has_earlier: false }));
  answer(message.markRead, () => succeeds({ unread: 0 }));
  answer(message.sendMessage, (body: { id: string; text: string }) => {
    sent.push(body);
    const stored = aMessage({ ...body, seq: messages.length + 1, author_id: clientPerson.id });
    messages = [...messages, stored];
    return succeeds(stored);
  });
});
afterEach(() => {
  server.resetHandlers();
  localStorage.clear();
});
afterAll(() => server.close());

const show = (at = `/client/messages/${aThread().id}`, person = clientPerson) =>
  renderScreen(
    <Routes>
      <Route path="/client/messages/:threadId?" element={<MessagesScreen />} />
      <Route path="/interpreter/messages/:threadId?" element={<MessagesScreen />} />
    </Routes>,
    { person, at },
  );
const field = () => screen.findByRole('textbox', { name: 'Message to Ines Interpreter' });
const log = async () => within(await screen.findByRole('log'));

test('whoever begins to speak shows their face, and not again with each word', async () => {
  const said = [
    { seq: 1, author_id: interpreterPerson.id },
    { seq: 2, author_id: interpreterPerson.id },
    { seq: 3, author_id: clientPerson.id },
    { seq: 4, author_id: interpreterPerson.id },
  ];
  messages = said.map((each) =>
    aMessage({ ...each, id: `5e1d0f4e-3f0a-4a52-8f7e-00000000000${each.seq}`, text: `Words ${each.seq}` }),
  );
  const person = { ...aThread().person, photo_url: '/media/ines.webp' };
  threads = [aThread({ person })];
  show();
  const bubbles = [];
  for (const { seq } of said) bubbles.push((await (await log()).findByText(`Words ${seq}`)).closest('li'));
  expect(bubbles.map((bubble) => bubble?.querySelector('img')?.getAttribute('src'))).toEqual([
    '/media/ines.webp',
    undefined,
    undefined,
    '/media/ines.webp',
  ]);
});

describe('the list of conversations', () => {
  test('names each person, what was said last, and what is unread', async () => {
    show('/client/messages');
    const row = await screen.findByRole('link', { name: /Ines Interpreter/ });
    expect(row).toHaveAccessibleName(/Good morning/);
    expect(row).toHaveAccessibleName(/1 unread message/);
    expect(screen.getByText('Choose a conversation to read it here.')).toBeInTheDocument();
  });

  test('says that it is loading, and what will be here while there is none', async () => {
    threads = [];
    show('/client/messages');
    expect(screen.getByText('Loading messages...')).toBeVisible();
    expect(await screen.findByText('No messages yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find an interpreter' })).toHaveAttribute(
      'href',
      '/client/interpretator-profile',
    );
  });

  test('says what went wrong and tries again', async () => {
    answer(message.getThreads, () => refuses('INTERNAL', 'An error occurred'));
    const { user } = show('/client/messages');
    await screen.findByRole('button', { name: 'Retry' });
    answer(message.getThreads, () => succeeds(threads));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: /Ines Interpreter/ })).toBeVisible();
  });
});

describe('a conversation', () => {
  test.each([
    ['client', clientPerson, 'gray'],
    ['interpreter', interpreterPerson, 'purple'],
  ] as const)(
    'colours a session that is in progress as the lists of the %s do',
    async (side, person, hue) => {
      const inProgress = [aBooking({ createdAt: '2030-01-04T08:00:00.000Z', status: 'in_progress' })];
      answer(message.getThread, () => succeeds({ thread: threads[0], bookings: inProgress }));
      show(`/${side}/messages/${aThread().id}`, person);
      const timeline = await log();
      expect(timeline.getByText('In progress')).toHaveAttribute('data-hue', hue);
    },
  );

  test('shows what was said and marks what was booked, with the way to the room', async () => {
    show();
    const timeline = await log();
    expect(timeline.getByText('Good morning')).toBeVisible();
    expect(timeline.getByText('Lease review, requested')).toBeVisible();
    expect(timeline.getByRole('link', { name: 'Open the session room' })).toHaveAttribute(
      'href',
      `/client/session/${aBooking().id}`,
    );
  });

  test('is marked as read once it is seen', async () => {
    const read = jest.fn();
    answer(message.markRead, (body) => {
      read(body);
      return succeeds({ unread: 0 });
    });
    show();
    await waitFor(() => expect(read).toHaveBeenCalledWith({ thread_id: aThread().id, seq: 1 }));
  });

  test('is sent to with Enter, while Shift and Enter start a new line', async () => {
    const { user } = show();
    await user.type(await field(), 'Two lines,{Shift>}{Enter}{/Shift}one message{Enter}');
    expect(await (await log()).findByText(/Two lines,\s+one message/)).toBeVisible();
    await waitFor(() => expect(sent.map(({ text }) => text)).toEqual(['Two lines,\none message']));
    expect(await field()).toHaveValue('');
  });

  test('sends nothing that is empty or too long, and says so', async () => {
    const { user } = show();
    await user.type(await field(), '   {Enter}');
    await user.click(await field());
    await user.paste('x'.repeat(4002));
    expect(screen.getByRole('alert')).toHaveTextContent('This is 2 characters too long to be sent.');
    await user.keyboard('{Enter}');
    expect(sent).toEqual([]);
  });

  test('shows a message while it is on its way', async () => {
    answer(message.sendMessage, async () => {
      await delay('infinite');
      return succeeds(null);
    });
    const { user } = show();
    await user.type(await field(), 'On my way{Enter}');
    const timeline = await log();
    expect(timeline.getByText('On my way')).toBeVisible();
    expect(timeline.getByText('Sending...')).toBeVisible();
  });

  test('keeps a message that did not get through, and sends the same one again', async () => {
    answer(message.sendMessage, (body: { id: string; text: string }) => {
      sent.push(body);
      return refuses('UNAVAILABLE', 'Not just now.');
    });
    const { user } = show();
    await user.type(await field(), 'Please wait{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Not sent\./);
    server.resetHandlers();
    answer(message.markRead, () => succeeds({ unread: 0 }));
    answer(message.getThreads, () => succeeds(threads));
    answer(message.getThread, () => succeeds({ thread: threads[0], bookings }));
    answer(message.getMessages, () => succeeds({ messages, has_earlier: false }));
    answer(message.sendMessage, (body: { id: string; text: string }) => {
      sent.push(body);
      messages = [...messages, aMessage({ ...body, seq: 2, author_id: clientPerson.id })];
      return succeeds(messages.at(-1));
    });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('Sending...')).not.toBeInTheDocument());
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect((await log()).getAllByText('Please wait')).toHaveLength(1);
  });

  test('that is closed, and in no list, says so beside a message and keeps it', async () => {
    threads = [aThread({ last_message: null, unread: 0 })];
    messages = [];
    const words = 'At the moment, nothing can be sent in this conversation.';
    answer(message.getThreads, () => succeeds([]));
    answer(message.sendMessage, () => refuses('THREAD_CLOSED', words));
    const { user } = show();
    await user.type(await field(), 'Are you there?{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(`Not sent. ${words}`);
    expect((await log()).getByText('Are you there?')).toBeVisible();
  });

  test('loses neither what is typed nor what was not sent over a reload', async () => {
    answer(message.sendMessage, () => refuses('INTERNAL', 'An error occurred'));
    const first = show();
    await first.user.type(await field(), 'Not through{Enter}');
    await screen.findByRole('alert');
    await first.user.type(await field(), 'half a sen');
    first.unmount();
    const second = show();
    expect(await field()).toHaveValue('half a sen');
    expect((await log()).getByText('Not through')).toBeVisible();
    await second.user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByText('Not through')).not.toBeInTheDocument();
  });

  test('brings earlier messages when they are asked for', async () => {
    answer(message.getMessages, ({ before }: { before?: number }) =>
      before === 5
        ? succeeds({ messages: [aMessage({ text: 'Long ago' })], has_earlier: false })
        : succeeds({
            messages: [aMessage({ id: crypto.randomUUID(), seq: 5, text: 'Lately' })],
            has_earlier: true,
          }),
    );
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Show earlier messages' }));
    expect(await screen.findByText('Long ago')).toBeVisible();
    expect(screen.getByText('Lately')).toBeVisible();
  });

  test('that is not one’s own is not there', async () => {
    answer(message.getThread, () => refuses('NOT_FOUND', 'This could not be found.'));
    answer(message.getMessages, () => refuses('NOT_FOUND', 'This could not be found.'));
    show();
    expect(await screen.findByText(/This conversation is not there/)).toBeVisible();
  });
});

describe('being led to a person', () => {
  test('opens the conversation with them', async () => {
    const asked = jest.fn();
    answer(message.openThread, (body) => {
      asked(body);
      return succeeds(threads[0]);
    });
    const { location } = show(`/client/messages?with=${interpreterPerson.id}`);
    await log();
    expect(location()?.pathname).toBe(`/client/messages/${aThread().id}`);
    expect(asked).toHaveBeenCalledWith({ person_id: interpreterPerson.id });
  });

  test('says so where that may not be', async () => {
    answer(message.openThread, () => refuses('NOT_FOUND', 'This could not be found.'));
    show(`/interpreter/messages?with=${clientPerson.id}`, interpreterPerson);
    expect(await screen.findByText(/This conversation is not there/)).toBeVisible();
  });
});
