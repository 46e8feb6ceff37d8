import { calendarApi } from '../../../src/client/api/calendarApi';
import { clientApi } from '../../../src/client/api/clientApi';
import { applyLiveEvent } from '../../../src/client/api/live/applyLiveEvent';
import { sessionApi } from '../../../src/client/api/sessionApi';
import type { BookingRecord } from '../../../src/shared/contract/bookings/bookingRecord';
import { getWeekBookings } from '../../../src/shared/contract/bookings/calendar';
import { getBooking, getClientRecords } from '../../../src/shared/contract/bookings/client';
import { getSession } from '../../../src/shared/contract/bookings/session';
import { aBooking } from '../../support/aBooking';
import { apiStage } from '../../support/apiStage';
import { aRoom } from '../../support/aThread';
import { refusal, success } from '../../support/fakeServer';
import { clientPerson } from '../../support/people';

const LIST = { client_id: clientPerson.id };
const { id } = aBooking();
const other = aBooking({ id: '7e1d0f4e-3f0a-4a52-8f7e-000000000009', meetingTitle: 'Another' });

describe('live news of a booking', () => {
  let [listed, present]: [BookingRecord[], BookingRecord | null] = [[], null];
  const begin = async (list: BookingRecord[], now: BookingRecord | null) => {
    [listed, present] = [list, now];
    const stage = apiStage({
      [getClientRecords.path]: () => success(listed),
      [getBooking.path]: () => (present ? success(present) : refusal('NOT_FOUND')),
      [getSession.path]: () => success(aRoom()),
    });
    stage.signIn();
    await stage.store.dispatch(clientApi.endpoints.getClientRecords.initiate(LIST));
    const shown = () => clientApi.endpoints.getClientRecords.select(LIST)(stage.store.getState()).data;
    const hear = () => stage.store.dispatch(applyLiveEvent({ type: 'booking', id }));
    const count = ({ path }: { path: string }) => stage.server.callsTo(path).length;
    return { ...stage, shown, hear, count };
  };

  it('change it in its place in the list, which is not read again', async () => {
    const confirmed = aBooking({ status: 'confirmed', version: 2 });
    const { shown, hear, count } = await begin([other, aBooking()], confirmed);
    await hear();
    expect(shown()).toEqual([other, confirmed]);
    expect([count(getClientRecords), count(getBooking)]).toEqual([1, 1]);
  });

  it('put a new one on top', async () => {
    const { shown, hear, count } = await begin([other], aBooking());
    await hear();
    expect(shown()?.map((booking) => booking.id)).toEqual([id, other.id]);
    expect(count(getClientRecords)).toBe(1);
  });

  it('leave a full list its end, behind which older pages go on, and what stands on those', async () => {
    const made = (minute: number) =>
      new Date(Date.parse('2029-01-01T10:00:00Z') + minute * 60_000).toISOString();
    const full = Array.from({ length: 200 }, (_, place) =>
      aBooking({ id: crypto.randomUUID(), createdAt: made(1000 - place) }),
    );
    const { shown, hear } = await begin(full, aBooking({ createdAt: made(2000) }));
    await hear();
    expect(shown()?.map((booking) => booking.id)).toEqual([id, ...full.map((booking) => booking.id)]);
    const behind = await begin(full, aBooking({ createdAt: made(1) }));
    await behind.hear();
    expect(behind.shown()).toEqual(full);
  });

  it('leave what is newer already', async () => {
    const newer = aBooking({ status: 'cancelled', version: 3 });
    const { shown, hear } = await begin([newer], aBooking({ status: 'confirmed', version: 2 }));
    await hear();
    expect(shown()).toEqual([newer]);
  });

  it('have the list read again where the booking itself cannot be', async () => {
    const { hear, count } = await begin([aBooking()], null);
    await hear();
    expect(count(getClientRecords)).toBe(2);
  });

  it('do not come before a read of the list that began earlier', async () => {
    const confirmed = aBooking({ status: 'confirmed', version: 2 });
    const { store, server, shown, hear } = await begin([aBooking()], confirmed);
    let answerIt = (_answer: Response) => undefined as void;
    server.answers[getClientRecords.path] = () =>
      new Promise((resolve) => {
        answerIt = resolve;
      });
    const late = store.dispatch(
      clientApi.endpoints.getClientRecords.initiate(LIST, { forceRefetch: true, subscribe: false }),
    );
    await Promise.resolve();
    const heard = hear();
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    answerIt(success([aBooking()]));
    await Promise.all([late, heard]);
    expect(shown()).toEqual([confirmed]);
  });

  it('have the room that somebody is in read again', async () => {
    const { store, hear, count } = await begin([], aBooking());
    await store.dispatch(sessionApi.endpoints.getSession.initiate({ id }));
    await hear();
    expect(count(getSession)).toBe(2);
  });

  it('put a booking into the weeks that it is in, and take it out of those that it left', async () => {
    const weekOf = (day: string) => ({
      from: `2030-01-${day}T00:00:00.000Z`,
      to: new Date(Date.parse(`2030-01-${day}T00:00:00Z`) + 7 * 24 * 3_600_000).toISOString(),
    });
    const [first, second] = [weekOf('01'), weekOf('08')];
    const { endpoints } = calendarApi;
    const { store, server, hear } = await begin([], aBooking());
    const asked = () => server.callsTo(getWeekBookings.path).length;
    server.answers[getWeekBookings.path] = ({ body }) =>
      success((body as { from: string }).from === first.from ? [aBooking(), other] : []);
    for (const week of [first, second]) await store.dispatch(endpoints.getWeekBookings.initiate(week));
    const shown = (week: typeof first) => endpoints.getWeekBookings.select(week)(store.getState()).data;
    const moved = aBooking({
      ...{ version: 2, startsAt: '2030-01-09T10:00:00.000Z', endsAt: '2030-01-09T11:00:00.000Z' },
    });
    present = moved;
    await hear();
    expect([shown(first), shown(second), asked()]).toEqual([[other], [moved], 2]);
    present = aBooking({ version: 1 });
    await hear();
    expect(shown(second)).toEqual([moved]);
  });

  it('cost nothing where no list and no room was looked at', async () => {
    const stage = apiStage({});
    stage.signIn();
    await stage.store.dispatch(applyLiveEvent({ type: 'booking', id }));
    expect(stage.server.calls).toEqual([]);
  });
});
