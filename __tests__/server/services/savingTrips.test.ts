import pg from 'pg';
import { addBooking } from '../../../src/server/services/addBooking';
import { callerOf, bookingScenes, refusalOf } from '../../support/bookingScene';

/** Each of its calls is one way to the database and back. */
let asked: jest.SpyInstance;
// Before any connection: they take it as it is when they are made.
beforeAll(() => void (asked = jest.spyOn(pg.Client.prototype, 'query')));
const sceneOfTest = bookingScenes();

const tripsOf = async (work: () => Promise<unknown>) => {
  asked.mockClear();
  await work();
  return asked.mock.calls.length;
};

describe('saving a booking', () => {
  it('goes to the database twice: to take the locks and read, and to write and commit', async () => {
    const { context, client, request } = sceneOfTest();
    const save = () => addBooking(context, callerOf(client), request({}), { idempotencyKey: 'once' });
    expect(await tripsOf(save)).toBe(2);
    // What was answered before is read; nothing is written, so the commit goes alone.
    expect(await tripsOf(save)).toBe(2);
  });

  it('lets nothing stand and the way free for the next where it is refused', async () => {
    const { context, client, request, book } = sceneOfTest();
    await book({});
    const again = () => refusalOf(addBooking(context, callerOf(client), request({})));
    // Read and rolled back, then the search for other times.
    expect(await tripsOf(again)).toBe(4);
    await book({ meetingTime: '05:00' });
  });
});
