import { addBooking } from '../../../../../src/shared/contract/bookings/client';
import { acceptBooking } from '../../../../../src/server/modules/bookings/answerRequest';
import { getBookingHistory } from '../../../../../src/server/modules/bookings/service/getBookingHistory';
import { updateBooking } from '../../../../../src/server/modules/bookings/updateBooking';
import { ownBookings } from '../../../../../src/server/modules/privacy/ownBookings';
import { getInvoice } from '../../../../../src/server/modules/statements/getInvoice';
import { getStatement } from '../../../../../src/server/modules/statements/service/getStatement';
import { bookingScenes, callerOf, type BookingScene } from '../../../../support/bookingScene';
import { openPost, type Post } from '../../../../support/openPost';

const sceneOfTest = bookingScenes();
let scene: BookingScene;
let post: Post;
beforeEach(async () => {
  scene = sceneOfTest();
  await scene.context.db.queries.deleteFrom('outbox').execute();
  post = await openPost(scene.context);
});
afterEach(() => post.close());

const referenceNumber = 'PO 4711/ß';
const asClient = () => callerOf(scene.client);

describe("a client's own reference number", () => {
  it('stands in the booking, its mails, its invoice, the statement and the own data', async () => {
    const booking = await scene.book({ referenceNumber });
    expect(booking).toMatchObject({ referenceNumber });
    await acceptBooking(scene.context, callerOf(scene.interpreter), { id: booking.id });
    const mails = await post.collect();
    expect(mails).toHaveLength(4);
    for (const { text, html } of mails) {
      expect(text).toContain(`Reference number: ${referenceNumber}`);
      expect(html).toContain(referenceNumber);
    }
    scene.clock.advance({ days: 40 });
    const invoice = await getInvoice(scene.context, asClient(), { id: booking.id });
    expect(invoice.booking).toMatchObject({ referenceNumber });
    const { lines } = await getStatement(scene.context, callerOf(scene.interpreter), { month: '2026-02' });
    expect(lines).toMatchObject([{ booking_id: booking.id, referenceNumber }]);
    const { queries } = scene.context.db;
    const own = { party: 'client', userId: scene.client.id } as const;
    const { bookings } = await ownBookings(queries, own, scene.clock.now());
    expect(bookings).toMatchObject([{ booking: { referenceNumber } }]);
  });

  it('can be left out, given later, and taken away; the history tells that it became different', async () => {
    const { id, referenceNumber: none } = await scene.book();
    expect(none).toBeNull();
    const update = (changes: { referenceNumber?: string }) =>
      updateBooking(scene.context, asClient(), { ...scene.request(changes), id });
    expect(await update({ referenceNumber })).toMatchObject({ referenceNumber });
    expect(await update({})).toMatchObject({ referenceNumber: null });
    const history = await getBookingHistory(scene.context, asClient(), { id });
    expect(history.map(({ changed }) => changed)).toEqual([[], ['reference'], ['reference']]);
    const mails = await post.collect();
    expect(mails.filter(({ text }) => text?.includes('Reference number'))).toHaveLength(2);
  });

  it.each([
    ['longer than 40 characters', 'x'.repeat(41), 'too_long'],
    ['of two lines', 'PO\n4711', 'invalid'],
    ['with a control character', 'PO\u00004711', 'invalid'],
  ])('is refused where it is %s', (_what, written, code) => {
    const request = { ...scene.request(), referenceNumber: written };
    const { error } = addBooking.request.safeParse(request);
    expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([[['referenceNumber'], code]]);
  });
});
