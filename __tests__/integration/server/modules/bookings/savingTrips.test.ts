import { addBooking } from '../../../../../src/server/modules/bookings/addBooking';
import { watchTrips } from '../../../../support/watchTrips';
import { callerOf, bookingScenes, refusalOf } from '../../../../support/bookingScene';

// Before any connection is made.
let tripsOf: ReturnType<typeof watchTrips>;
beforeAll(() => void (tripsOf = watchTrips()));
const sceneOfTest = bookingScenes();

describe('saving a booking', () => {
  it('goes to the database twice: to take the locks and read, and to write and commit', async () => {
    const { context, client, request } = sceneOfTest();
    const save = () => addBooking(context, callerOf(client), request({}), { idempotencyKey: 'once' });
    expect(await tripsOf(save)).toBe(2);
    // An earlier answer is read; nothing is written, so the commit goes alone.
    expect(await tripsOf(save)).toBe(2);
  });

  it('lets nothing stand and the way free for the next where it is refused', async () => {
    const { context, client, request, book } = sceneOfTest();
    await book({});
    const again = () => refusalOf(addBooking(context, callerOf(client), request({})));
    // Read and rolled back, then the search for other times, and for a booking of one's own at this one.
    expect(await tripsOf(again)).toBe(5);
    await book({ meetingTime: '05:00' });
  });
});
