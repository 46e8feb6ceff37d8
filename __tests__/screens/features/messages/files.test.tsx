import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { Route, Routes } from 'react-router-dom';
import * as message from '../../../../src/shared/contract/bookings/message';
import type { Message } from '../../../../src/shared/contract/bookings/message';
import { DOCUMENT_MAX_BYTES } from '../../../../src/shared/domain/files/documentRules';
import { MessagesScreen } from '../../../../src/client/features/messages/MessagesScreen';
import { aBooking } from '../../../support/aBooking';
import { refuses, succeeds } from '../../../support/answers';
import { aMessage, aThread } from '../../../support/aThread';
import { clientPerson, interpreterPerson } from '../../../support/people';
import { renderScreen } from '../../../support/renderScreen';
import { standAt } from '../../../support/standAt';

standAt('2030-01-04T10:00:00Z');

const LEASE = { name: 'lease.pdf', size: 1_572_864, booking_id: null, is_sealed: false, is_removed: false };

let messages: Message[];
let sent: { id: string; file_name: string; content: string; booking_id?: string }[];
const server = setupServer();
const answer = (endpoint: { path: string }, with_: (body: never) => Response) =>
  server.use(
    http.post(`*${endpoint.path}`, async ({ request }) => with_((await request.json()) as never) as never),
  );
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  [messages, sent] = [[], []];
  answer(message.getThreads, () => succeeds([aThread({ unread: 0, last_message: messages.at(-1) ?? null })]));
  answer(message.getThread, () => succeeds({ thread: aThread({ unread: 0 }), bookings: [] }));
  answer(message.getMessages, () => succeeds({ messages, has_earlier: false }));
  answer(message.sendFile, (body: (typeof sent)[number]) => {
    sent.push(body);
    const file = { ...LEASE, name: body.file_name };
    messages = [aMessage({ id: body.id, text: '', author_id: clientPerson.id, file })];
    return succeeds(messages[0]);
  });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const show = (person = clientPerson) =>
  renderScreen(
    <Routes>
      <Route path="/:area/messages/:threadId?" element={<MessagesScreen />} />
    </Routes>,
    { person, at: `/${person === clientPerson ? 'client' : 'interpreter'}/messages/${aThread().id}` },
  );
const picker = () => screen.findByLabelText('Send a file');
const log = async () => within(await screen.findByRole('log'));
const file = (name: string, bytes: BlobPart = '%PDF-1.7') => new File([bytes], name);

describe('a file in a conversation', () => {
  test('is sent as it is, once it was chosen', async () => {
    const { user } = show();
    await user.upload(await picker(), file('lease.pdf'));
    const sentOne = await (await log()).findByRole('button', { name: 'Download lease.pdf' });
    expect(sentOne).toBeVisible();
    expect(sent).toMatchObject([{ file_name: 'lease.pdf', content: btoa('%PDF-1.7') }]);
    expect(screen.queryByText('Sending the file...')).not.toBeInTheDocument();
  });

  test.each([
    ['notes.html', '<script>', /^Not sent\. Only PDF, Word/],
    ['big.pdf', new Uint8Array(DOCUMENT_MAX_BYTES + 1), 'Not sent. This file is larger than 10 MB.'],
    ['empty.pdf', '', 'Not sent. This file is empty.'],
  ])('is not sent where it may not be: %s', async (name, bytes, words) => {
    const { user } = show();
    const field = await picker();
    field.removeAttribute('accept');
    await user.upload(field, file(name, bytes));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  test('that did not get through is kept, and the same one is sent again', async () => {
    const ids: string[] = [];
    answer(message.sendFile, ({ id }: { id: string }) => {
      ids.push(id);
      return refuses('UNAVAILABLE', 'Not just now.');
    });
    const { user } = show();
    await user.upload(await picker(), file('lease.pdf'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Not sent\./);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(ids).toHaveLength(2));
    expect(ids[0]).toBe(ids[1]);
  });

  test('is downloaded as bytes that no browser shows', async () => {
    messages = [aMessage({ text: '', file: LEASE })];
    answer(message.getFile, () =>
      succeeds({ file_name: 'lease.pdf', media_type: 'application/pdf', content: btoa('<script>') }),
    );
    const blobs: Blob[] = [];
    const make = jest.fn((blob: Blob) => (blobs.push(blob), 'blob:it'));
    Object.assign(URL, { createObjectURL: make, revokeObjectURL: jest.fn() });
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = show();
    expect(await screen.findByText('1.5 MB')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Download lease.pdf' }));
    await waitFor(() => expect(clicked).toHaveBeenCalled());
    expect((clicked.mock.contexts[0] as HTMLAnchorElement).download).toBe('lease.pdf');
    expect(blobs[0]?.type).toBe('application/octet-stream');
    clicked.mockRestore();
  });

  test('for a request is sealed to the interpreter, who sees that there is one', async () => {
    const sealed = { name: '', size: 0, booking_id: aBooking().id, is_sealed: true, is_removed: false };
    messages = [aMessage({ text: '', author_id: clientPerson.id, file: sealed })];
    show(interpreterPerson);
    const words = 'Briefing document, sealed until you accept the booking.';
    expect(await (await log()).findByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Download/ })).not.toBeInTheDocument();
  });
});
