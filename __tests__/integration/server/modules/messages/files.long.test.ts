/** @alone it takes long, and begins first */
import { randomUUID } from 'node:crypto';
import { acceptBooking, cancelBooking } from '../../../../../src/shared/contract/bookings/booking';
import { addBooking } from '../../../../../src/shared/contract/bookings/client';
import * as contract from '../../../../../src/shared/contract/bookings/message';
import { getSession } from '../../../../../src/shared/contract/bookings/session';
import { DOCUMENT_MAX_BYTES } from '../../../../../src/shared/domain/files/documentRules';
import { FILES_PER_HOUR } from '../../../../../src/shared/domain/text/messageRules';
import type { User } from '../../../../../src/server/modules/account/service/users';
import { bookingRequest } from '../../../../support/bookingRequest';
import { startTestServer, type TestServer } from '../../../../support/testServer';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\nendobj\n');
const zipOf = (...parts: string[]) => Buffer.from(`PK\u0003\u0004${parts.join('\u0000')}`);

/** Twice what one file may have. */
const STORED_MEGABYTES = 20;

describe('files in messages', () => {
  let server: TestServer;
  let [client, other, interpreter]: User[] = [];
  let thread: string;
  const tokens = new Map<string, string>();

  beforeAll(async () => {
    server = await startTestServer({
      settings: { LOGIN_TRIES_PER_ADDRESS: '1000', STORED_MEGABYTES_PER_PERSON: `${STORED_MEGABYTES}` },
    });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    [client, other] = [await server.addClient(), await server.addClient()];
    interpreter = await server.addInterpreter();
    for (const { id, email } of [client, other, interpreter]) {
      tokens.set(id, (await server.signIn(email)).token);
    }
    const wish = { person_id: interpreter.id };
    thread = (await server.call(contract.openThread, wish, as(client))).data().id;
  });

  const as = (user: User | undefined) => ({ token: tokens.get(user?.id ?? '') });
  const send = (who: User | undefined, name: string, bytes = PDF, booking_id?: string, id = randomUUID()) => {
    const file = { file_name: name, content: bytes.toString('base64') };
    return server.call(
      contract.sendFile,
      { thread_id: thread, id, ...file, ...(booking_id && { booking_id }) },
      as(who),
    );
  };
  const fetchFile = (who: User | undefined, id: string) =>
    server.call(contract.getFile, { thread_id: thread, id }, as(who));
  const lastOf = async (who: User | undefined) =>
    (await server.call(contract.getMessages, { thread_id: thread }, as(who))).data().messages.at(-1);
  const book = async () => {
    const parties = { clientId: client!.id, interpreterId: interpreter!.id };
    return (await server.call(addBooking, bookingRequest(parties), as(client))).data();
  };

  it('brings a file to the other one as it was sent, unread like any message', async () => {
    const sent = (await send(client, 'Mietvertrag 2026.pdf')).data();
    expect(sent.file).toEqual({
      name: 'Mietvertrag 2026.pdf',
      size: PDF.length,
      booking_id: null,
      is_sealed: false,
      is_removed: false,
    });
    expect(await lastOf(interpreter)).toEqual(sent);
    const { file_name, media_type, content } = (await fetchFile(interpreter, sent.id)).data();
    expect([file_name, media_type]).toEqual(['Mietvertrag 2026.pdf', 'application/pdf']);
    expect(Buffer.from(content, 'base64')).toEqual(PDF);
    expect((await server.call(contract.getUnreadCount, {}, as(interpreter))).data()).toEqual({ unread: 1 });
  });

  it('hands it out so that no browser shows or keeps it', async () => {
    const { id } = (await send(client, 'a.pdf')).data();
    const { headers } = await fetchFile(client, id);
    expect(headers).toMatchObject({
      'content-disposition': 'attachment',
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("script-src 'self'"),
    });
  });

  it('sends one file for one id, and nothing else under it', async () => {
    const id = randomUUID();
    const [first, again] = [
      await send(client, 'a.pdf', PDF, undefined, id),
      await send(client, 'a.pdf', PDF, undefined, id),
    ];
    expect(again.data()).toEqual(first.data());
    expect((await send(client, 'b.pdf', PDF, undefined, id)).refusal().code).toBe('IDEMPOTENCY_MISMATCH');
    const other = Buffer.from(PDF.toString('latin1').replace('%PDF-1.', '%PDF-2.'), 'latin1');
    expect(other.equals(PDF)).toBe(false);
    expect((await send(client, 'a.pdf', other, undefined, id)).refusal().code).toBe('IDEMPOTENCY_MISMATCH');
    const word = { thread_id: thread, id, text: 'a.pdf' };
    const asWords = await server.call(contract.sendMessage, word, as(client));
    expect(asWords.refusal().code).toBe('IDEMPOTENCY_MISMATCH');
  });

  it.each([
    ['page.html', Buffer.from('<script>alert(1)</script>')],
    ['picture.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['run.exe', Buffer.from('MZ\u0090')],
    ['invoice.pdf.exe', PDF],
    ['invoice.pdf', Buffer.from('MZ\u0090 not a PDF')],
    ['invoice.pdf', Buffer.from('<html>%PDF-1.7</html>')],
    ['picture.png', Buffer.from('<script>alert(1)</script>')],
    ['notes.txt', Buffer.from([0x66, 0x00, 0xff, 0xfe])],
    ['archive.zip', zipOf('a')],
    ['letter.docx', zipOf('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin')],
    ['letter.docx', zipOf('[Content_Types].xml', 'xl/workbook.xml')],
    ['no ending', PDF],
  ])('takes no %s that is not what it says, or may run', async (name, bytes) => {
    expect((await send(client, name, bytes)).refusal().errors).toMatchObject([
      { path: 'content', code: 'not_a_document' },
    ]);
  });

  it.each([
    ['letter.docx', zipOf('[Content_Types].xml', 'word/document.xml')],
    ['notes.txt', Buffer.from('Grüße\r\n日本語')],
    ['photo.JPG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0])],
  ])('takes %s', async (name, bytes) => {
    expect((await send(client, name, bytes)).data().file?.name).toBe(name);
  });

  it.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\secret\\lease.pdf', 'lease.pdf'],
    ['gpj.\u202Efdp.pdf', 'gpj.fdp.pdf'],
    ['a\r\nSet-Cookie: x.pdf', 'aSet-Cookie_ x.pdf'],
    ['"><img src=x>.pdf', '___img src=x_.pdf'],
    ['.pdf', null],
  ])('calls %j what any disk can keep', async (name, kept) => {
    const answer = await send(client, name);
    expect(answer.body.result ? answer.data().file?.name : null).toBe(kept);
  });

  it('takes ten megabytes and not a byte more', async () => {
    const most = Buffer.alloc(DOCUMENT_MAX_BYTES, ' ');
    PDF.copy(most);
    expect((await send(client, 'most.pdf', most)).data().file?.size).toBe(DOCUMENT_MAX_BYTES);
    const tooMuch = await send(client, 'more.pdf', Buffer.concat([most, Buffer.from(' ')]));
    expect([tooMuch.status, tooMuch.refusal().code]).toEqual([413, 'TOO_LARGE']);
  });

  it('keeps so much for one person and no more, in all their conversations together', async () => {
    const half = Buffer.alloc(STORED_MEGABYTES * 512 * 1024, ' ');
    PDF.copy(half);
    const [id, again] = [randomUUID(), randomUUID()];
    (await send(client, 'first.pdf', half)).data();
    const elsewhere = { person_id: (await server.addInterpreter()).id };
    const theirs = (await server.call(contract.openThread, elsewhere, as(client))).data().id;
    const file = { thread_id: theirs, file_name: 'second.pdf', content: half.toString('base64') };
    (await server.call(contract.sendFile, { ...file, id }, as(client))).data();
    const over = await send(client, 'a.txt', Buffer.from('a'), undefined, again);
    expect([over.status, over.refusal().code]).toEqual([409, 'STORAGE_FULL']);
    // A sent file counts, a lost answer or not; and others have room of their own.
    (await server.call(contract.sendFile, { ...file, id }, as(client))).data();
    expect((await send(interpreter, 'b.txt', Buffer.from('b'))).status).toBe(200);
  });

  it('shows and takes nothing to or from a third person', async () => {
    const { id } = (await send(client, 'a.pdf')).data();
    expect((await fetchFile(other, id)).refusal().code).toBe('NOT_FOUND');
    expect((await send(other, 'a.pdf')).refusal().code).toBe('NOT_FOUND');
    const elsewhere = { person_id: interpreter!.id };
    const theirs = (await server.call(contract.openThread, elsewhere, as(other))).data().id;
    const crossed = await server.call(contract.getFile, { thread_id: theirs, id }, as(other));
    expect(crossed.refusal().code).toBe('NOT_FOUND');
  });

  it('seals a briefing document, its name included, until the booking is accepted', async () => {
    const booking = await book();
    const { id } = (await send(client, 'diagnosis.pdf', PDF, booking.id)).data();
    expect((await fetchFile(client, id)).data().file_name).toBe('diagnosis.pdf');
    expect((await fetchFile(interpreter, id)).status).toBe(403);
    const seen = await lastOf(interpreter);
    expect(seen).toMatchObject({
      text: '',
      file: { name: '', size: 0, booking_id: booking.id, is_sealed: true, is_removed: false },
    });
    const told = [
      await server.call(contract.getThreads, {}, as(interpreter)),
      await server.call(contract.getThread, { thread_id: thread }, as(interpreter)),
      await server.call(getSession, { id: booking.id }, as(interpreter)),
    ];
    expect(JSON.stringify(told.map(({ body }) => body))).not.toContain('diagnosis');
    const before = await server.call(getSession, { id: booking.id }, as(interpreter));
    expect(before.data()).toMatchObject({ documents: [], sealed_documents: 1 });

    await server.call(acceptBooking, { id: booking.id }, as(interpreter));
    expect((await fetchFile(interpreter, id)).data().file_name).toBe('diagnosis.pdf');
    const after = await server.call(getSession, { id: booking.id }, as(interpreter));
    expect(after.data()).toMatchObject({ documents: [{ id, name: 'diagnosis.pdf' }], sealed_documents: 0 });
  });

  it('seals it again when the booking comes to nothing, and takes no other for it', async () => {
    const booking = await book();
    const { id } = (await send(client, 'diagnosis.pdf', PDF, booking.id)).data();
    await server.call(acceptBooking, { id: booking.id }, as(interpreter));
    const wish = { id: booking.id, feeSeen: 0 };
    const cancelled = await server.call(cancelBooking, wish, {
      ...as(interpreter),
      idempotencyKey: randomUUID(),
    });
    expect(cancelled.data().status).toBe('cancelled');
    expect((await fetchFile(interpreter, id)).status).toBe(403);
    expect((await send(client, 'more.pdf', PDF, booking.id)).refusal().code).toBe('WRONG_STATUS');
  });

  it('lets only its client brief for a booking, in the thread with its interpreter', async () => {
    const booking = await book();
    expect((await send(interpreter, 'a.pdf', PDF, booking.id)).refusal().code).toBe('NOT_FOUND');
    const elsewhere = (await server.addInterpreter()).id;
    thread = (await server.call(contract.openThread, { person_id: elsewhere }, as(client))).data().id;
    expect((await send(client, 'a.pdf', PDF, booking.id)).refusal().code).toBe('NOT_FOUND');
  });

  it('takes no more in an hour than a person has to send', async () => {
    const codes: string[] = [];
    for (let count = 0; count <= FILES_PER_HOUR; count += 1) {
      const answer = await send(client, 'a.pdf');
      if (!answer.body.result) codes.push(answer.refusal().code);
    }
    expect(codes).toEqual(['TOO_MANY_REQUESTS']);
  });
});
