import ICAL from 'ical.js';
import type { Email } from 'postal-mime';
import { acceptBooking, declineBooking } from '../../../../../src/server/modules/bookings/answerRequest';
import { addBooking } from '../../../../../src/server/modules/bookings/addBooking';
import { cancelBooking } from '../../../../../src/server/modules/bookings/cancelBooking';
import { letTimePass } from '../../../../support/letTimePass';
import { updateBooking } from '../../../../../src/server/modules/bookings/updateBooking';
import { bookingScenes, callerOf, refusalOf, type BookingScene } from '../../../../support/bookingScene';
import { openPost, type Post } from '../../../../support/openPost';

const sceneOfTest = bookingScenes();
let scene: BookingScene;
let post: Post;
beforeEach(async () => {
  scene = sceneOfTest();
  await scene.context.db.queries.deleteFrom('outbox').execute();
  await scene.context.db.queries.deleteFrom('booking_events').execute();
  await scene.context.db.queries.deleteFrom('booking_reminders').execute();
  await scene.context.db.queries.deleteFrom('bookings').execute();
  post = await openPost(scene.context);
});
afterEach(() => post.close());

const accept = ({ id }: { id: string }) => acceptBooking(scene.context, callerOf(scene.interpreter), { id });
const cancel = ({ id }: { id: string }, by: 'client' | 'interpreter', feeSeen = 0) =>
  cancelBooking(scene.context, callerOf(scene[by]), { id, feeSeen });
const timePasses = () => letTimePass(scene.context);

/** The mails by their readers, and what each one's calendar file says, read by another library than wrote it. */
async function collect() {
  const mails = await post.collect();
  const to = (reader: { email: string }) =>
    mails.filter((mail) => mail.to?.some(({ address }) => address === reader.email));
  return { mails, client: to(scene.client), interpreter: to(scene.interpreter) };
}
function calendarOf(mail: Email | undefined) {
  const [file] = mail?.attachments ?? [];
  const content = file?.content;
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  const calendar = new ICAL.Component(ICAL.parse(text) as never[]);
  const entry = calendar.getFirstSubcomponent('vevent');
  if (!entry) throw new Error(`no entry in ${text}`);
  const event = new ICAL.Event(entry);
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    status: entry.getFirstPropertyValue('status'),
    starts: event.startDate.toJSDate().toISOString(),
    ends: event.endDate.toJSDate().toISOString(),
    summary: event.summary,
    organizer: String(entry.getFirstPropertyValue('organizer')),
    attendee: String(event.attendees[0]?.getFirstValue()).toLowerCase(),
  };
}

describe('what happens to a booking', () => {
  it('is mailed to both, with one calendar entry that follows it from request to cancellation', async () => {
    const booking = await scene.book();
    const told = [await collect()];
    await updateBooking(scene.context, callerOf(scene.client), {
      ...scene.request({ meetingTime: '11:00' }),
      id: booking.id,
    });
    told.push(await collect());
    await accept(booking);
    told.push(await collect());
    await cancel(booking, 'interpreter');
    told.push(await collect());

    expect(told.map(({ client }) => client.map(({ subject }) => subject))).toEqual([
      ['Requested: Quarterly review · Tue, Feb 10, 10:00 AM'],
      ['Request changed: Quarterly review · Tue, Feb 10, 11:00 AM'],
      ['Confirmed: Quarterly review · Tue, Feb 10, 11:00 AM'],
      ['Cancelled: Quarterly review · Tue, Feb 10, 11:00 AM'],
    ]);
    expect(told.map(({ interpreter }) => interpreter.map(({ subject }) => subject))).toEqual([
      ['New request: Quarterly review · Tue, Feb 10, 10:00 AM'],
      ['Request changed: Quarterly review · Tue, Feb 10, 11:00 AM'],
      ['Confirmed: Quarterly review · Tue, Feb 10, 11:00 AM'],
      ['Cancelled: Quarterly review · Tue, Feb 10, 11:00 AM'],
    ]);
    for (const reader of ['client', 'interpreter'] as const) {
      const files = told.map((each) => calendarOf(each[reader][0]));
      expect(new Set(files.map(({ uid }) => uid))).toEqual(new Set([`${booking.id}@dragoman`]));
      expect(files.map(({ sequence }) => sequence)).toEqual([0, 1, 2, 3]);
      expect(files.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST', 'REQUEST', 'CANCEL']);
      expect(files.map(({ status }) => status)).toEqual(['TENTATIVE', 'TENTATIVE', 'CONFIRMED', 'CANCELLED']);
      expect(files.map(({ starts }) => starts)).toEqual([
        '2026-02-10T10:00:00.000Z',
        ...Array.from({ length: 3 }, () => '2026-02-10T11:00:00.000Z'),
      ]);
      expect(files[0]?.ends).toBe('2026-02-10T11:00:00.000Z');
      expect(files[0]?.attendee).toBe(`mailto:${scene[reader].email}`);
      const senders = told.map((each) => `mailto:${each[reader][0]?.from?.address}`);
      expect(files.map(({ organizer }) => organizer)).toEqual(senders);
    }
    expect(told[3]?.client[0]?.text).toContain('Ines Ruiz had to cancel');
    expect(told[3]?.client[0]?.text).toContain('Nothing is owed.');
  });

  it('is told in each reader’s language and zone, and as booked where that differs', async () => {
    const { queries } = scene.context.db;
    const sets = [
      [scene.client.id, 'es-MX', 'America/Mexico_City'],
      [scene.interpreter.id, 'ja-JP', 'Asia/Tokyo'],
    ] as const;
    for (const [id, language, time_zone] of sets) {
      await queries.updateTable('users').set({ language, time_zone }).where('id', '=', id).execute();
    }
    await scene.book();
    const { client, interpreter } = await collect();
    expect(client[0]?.subject).toBe('Solicitada: Quarterly review · mar 10 de feb, 04:00 a.m.');
    expect(client[0]?.text).toMatch(/mar, 10 de feb de 2026, 04:00 a\.m\. GMT-6/);
    expect(client[0]?.text).toMatch(/Como se reservó.*10:00 a\.m\. GMT/);
    expect(client[0]?.text).toContain('inglés ⇄ español');
    expect(interpreter[0]?.subject).toBe('新しい依頼：Quarterly review · 2月10日(火) 19:00');
    expect(interpreter[0]?.text).toContain('2026年2月10日(火) 19:00 JST');
    expect(calendarOf(client[0]).starts).toBe(calendarOf(interpreter[0]).starts);
  });

  it('says what is owed for a late cancellation, to both', async () => {
    const booking = await scene.book();
    await accept(booking);
    scene.clock.advance({ days: 35 });
    await collect();
    await cancel(booking, 'client', 40);
    const { client, interpreter } = await collect();
    expect(client[0]?.text).toContain('You owe €40.00.');
    expect(interpreter[0]?.text).toContain('The client owes €40.00.');
  });

  it('is told once where nobody answered in time, and the calendar entry goes', async () => {
    const booking = await scene.book();
    await collect();
    scene.clock.advance({ hours: 25 });
    await Promise.all([timePasses(), timePasses()]);
    const { client, interpreter } = await collect();
    expect(client.map(({ subject }) => subject)).toEqual([
      'No answer: Quarterly review · Tue, Feb 10, 10:00 AM',
    ]);
    expect(interpreter.map(({ subject }) => subject)).toEqual([
      'Request ended: Quarterly review · Tue, Feb 10, 10:00 AM',
    ]);
    expect(calendarOf(client[0])).toMatchObject({
      uid: `${booking.id}@dragoman`,
      method: 'CANCEL',
      status: 'CANCELLED',
      sequence: 1,
    });
  });

  it('is told where a request is declined', async () => {
    const booking = await scene.book();
    await collect();
    await declineBooking(scene.context, callerOf(scene.interpreter), { id: booking.id });
    expect((await collect()).client[0]?.text).toContain('you owe nothing');
  });

  it('is not told where it did not happen: refused, repeated, rolled back', async () => {
    const booking = await scene.book();
    await addBooking(scene.context, callerOf(scene.client), scene.request({ meetingTime: '03:00' }), {
      idempotencyKey: 'once',
    });
    await collect();
    await refusalOf(scene.book());
    await refusalOf(cancel(booking, 'client', 7));
    await addBooking(scene.context, callerOf(scene.client), scene.request({ meetingTime: '03:00' }), {
      idempotencyKey: 'once',
    });
    expect((await collect()).mails).toEqual([]);
  });

  it('is not mailed to whoever switched such mails off, but to the other side', async () => {
    await scene.context.db.queries
      .insertInto('settings')
      .values({
        scope: 'user',
        owner_id: scene.interpreter.id,
        key: 'notify_booking_changes',
        value: JSON.stringify(false),
      })
      .execute();
    await scene.book();
    const { client, interpreter } = await collect();
    expect([client.length, interpreter.length]).toEqual([1, 0]);
  });

  it('shows a title that looks like markup, or like calendar lines, as the text that it is', async () => {
    const meetingTitle = 'A, b; <img src=x>\\nX\nATTENDEE:mailto:evil@x.example';
    await scene.book({ meetingTitle });
    const { client } = await collect();
    expect(client[0]?.html).not.toContain('<img');
    expect(calendarOf(client[0]).summary).toBe(`Requested: ${meetingTitle}`);
    expect(calendarOf(client[0]).attendee).toBe(`mailto:${scene.client.email}`);
  });
});

describe('a reminder', () => {
  /** Confirmed at once; starts on 10 February at 10:00. */
  const confirmed = async () => {
    const booking = await scene.book();
    await accept(booking);
    await collect();
    return booking;
  };
  const subjects = async () => (await collect()).client.map(({ subject }) => subject);

  it('comes a day and an hour before, once each, however many servers remind', async () => {
    await confirmed();
    scene.clock.advance({ days: 35, minutes: 59 });
    await timePasses();
    expect(await subjects()).toEqual([]);
    scene.clock.advance({ minutes: 1 });
    await Promise.all([timePasses(), timePasses(), timePasses()]);
    expect(await subjects()).toEqual(['Within a day: Quarterly review · Tue, Feb 10, 10:00 AM']);
    scene.clock.advance({ hours: 23 });
    await Promise.all([timePasses(), timePasses()]);
    expect(await subjects()).toEqual(['Within an hour: Quarterly review · Tue, Feb 10, 10:00 AM']);
    await timePasses();
    expect(await subjects()).toEqual([]);
  });

  it('does not come to those who confirmed later than it would have', async () => {
    const booking = await scene.book({ meetingDate: '2026-01-06', meetingTime: '09:30' });
    scene.clock.advance({ hours: 23 });
    await accept(booking);
    await collect();
    await timePasses();
    expect(await subjects()).toEqual([]);
    scene.clock.advance({ minutes: 35 });
    await timePasses();
    expect(await subjects()).toEqual(['Within an hour: Quarterly review · Tue, Jan 6, 09:30 AM']);
  });

  it('does not come for what is cancelled, requested only, or over', async () => {
    const booking = await confirmed();
    await cancel(booking, 'client');
    await collect();
    scene.clock.advance({ days: 36 });
    await timePasses();
    expect(await subjects()).toEqual([]);
  });
});
