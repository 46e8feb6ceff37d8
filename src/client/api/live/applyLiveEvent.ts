import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import type { LiveNews } from '../../../shared/contract/base/live';
import { BOOKING_LIST_SIZE } from '../../../shared/domain/booking/bookingLife';
import { calendarApi } from '../calendarApi';
import { clientApi } from '../clientApi';
import { dragomanApi } from '../base/dragomanApi';
import { interpreterApi } from '../interpreterApi';
import { ANY_BOOKING, OPEN_OFFERS, PAIR_SLOTS, type Tag } from '../base/tagTypes';
import { tellSignalNews } from '../room/roomNews';

type State = Parameters<typeof clientApi.util.selectCachedArgsForQuery>[0] &
  Parameters<typeof calendarApi.util.selectCachedArgsForQuery>[0] &
  Parameters<typeof interpreterApi.util.selectCachedArgsForQuery>[0];
type Dispatch = ThunkDispatch<State, unknown, UnknownAction>;
type GetState = () => State;

const { util } = dragomanApi;

/**
 * Applies live news to the cached reads. A booking that changed is read by itself and put into the lists that
 * show it, however long they are; anything else is read again where somebody looks at it.
 */
export function applyLiveEvent(news: LiveNews) {
  return async (dispatch: Dispatch, getState: GetState): Promise<void> => {
    dispatch(util.invalidateTags(newsTags(news)));
    // A line that stands again may have missed some.
    if (news.type === 'signal') tellSignalNews(news.id);
    if (news.type === 'ready' || news.type === 'resync') tellSignalNews(null);
    if (news.type !== 'booking' || !hasLists(getState())) return;
    const booking = await readBooking(dispatch, news.id);
    if (booking) putIntoLists(dispatch, getState(), booking);
    else dispatch(util.invalidateTags([{ type: 'Booking', id: 'LIST' }]));
  };
}

const listsOf = (state: State) => ({
  clients: clientApi.util.selectCachedArgsForQuery(state, 'getClientRecords'),
  interpreters: interpreterApi.util.selectCachedArgsForQuery(state, 'getInterpreterRecords'),
  weeks: calendarApi.util.selectCachedArgsForQuery(state, 'getWeekBookings'),
});

function hasLists(state: State): boolean {
  return Object.values(listsOf(state)).some(({ length }) => length > 0);
}

/** The booking as it is now; null where it cannot be read. Reads that began before the news may know it as it was. */
async function readBooking(dispatch: Dispatch, id: string): Promise<BookingRecord | null> {
  await dispatch(clientApi.util.getRunningQueryThunk('getBooking', { id }));
  const isList = ({ queryCacheKey }: { queryCacheKey: string }) =>
    /^get(ClientRecords|InterpreterRecords|WeekBookings)/.test(queryCacheKey);
  const lists = dispatch(util.getRunningQueriesThunk()).filter(isList);
  const read = dispatch(
    clientApi.endpoints.getBooking.initiate({ id }, { forceRefetch: true, subscribe: false }),
  );
  const [answer] = await Promise.all([read, ...lists]);
  return answer.data && !answer.isError ? answer.data : null;
}

function putIntoLists(dispatch: Dispatch, state: State, booking: BookingRecord): void {
  const put = (list: BookingRecord[]) => putInto(list, booking);
  const { clients, interpreters, weeks } = listsOf(state);
  for (const arg of clients.filter(({ client_id }) => client_id === booking.client_id)) {
    dispatch(clientApi.util.updateQueryData('getClientRecords', arg, put));
  }
  for (const arg of interpreters.filter(({ interpreter_id }) => interpreter_id === booking.interpreter_id)) {
    dispatch(interpreterApi.util.updateQueryData('getInterpreterRecords', arg, put));
  }
  // Only one's own bookings are ever read, so every week is theirs.
  for (const arg of weeks) {
    dispatch(
      calendarApi.util.updateQueryData('getWeekBookings', arg, (week) => putIntoWeek(week, arg, booking)),
    );
  }
}

/**
 * Lists begin with what was asked for last, and keep their end: older pages go on from it. Of two answers that
 * overtook each other the newer one stays.
 */
function putInto(list: BookingRecord[], booking: BookingRecord): void {
  const at = list.findIndex(({ id }) => id === booking.id);
  const known = list[at];
  if (!known) {
    if (isBehind(list, booking)) return;
    list.unshift(booking);
  } else if (known.version <= booking.version) {
    list[at] = booking;
  }
}

/** It is on an older page, which is read again by itself. */
function isBehind(list: readonly BookingRecord[], { createdAt }: BookingRecord): boolean {
  const last = list[BOOKING_LIST_SIZE - 1];
  return last !== undefined && createdAt < last.createdAt;
}

/** A booking may move into a week, inside it, or out of it. */
function putIntoWeek(
  week: BookingRecord[],
  { from, to }: { from: string; to: string },
  booking: BookingRecord,
): void {
  const at = week.findIndex(({ id }) => id === booking.id);
  if ((week[at]?.version ?? 0) > booking.version) return;
  if (at >= 0) week.splice(at, 1);
  const [start, end] = [Date.parse(booking.startsAt), Date.parse(booking.endsAt)];
  if (start < Date.parse(to) && end > Date.parse(from)) week.push(booking);
}

/** Which cached reads a piece of live news has made again; lists of bookings are patched instead. */
function newsTags(news: LiveNews): Tag[] {
  switch (news.type) {
    case 'booking':
      return [ANY_BOOKING, { type: 'Booking', id: news.id }];
    case 'message':
      return [{ type: 'Message', id: news.thread_id }, ...threadTags(news.thread_id)];
    case 'thread':
      return threadTags(news.thread_id);
    case 'notification':
      return [{ type: 'Notification', id: 'LIST' }];
    case 'credential':
      return [{ type: 'Credential', id: 'OWN' }];
    case 'favourite':
      return [{ type: 'Favourite' }];
    case 'block':
      return [{ type: 'Block' }, { type: 'Interpreter', id: 'LIST' }];
    case 'slots':
      return [{ type: 'Slot', id: news.id ?? PAIR_SLOTS }];
    case 'resync':
      return [
        { type: 'Slot' },
        { type: 'Booking' },
        { type: 'Message' },
        { type: 'Thread' },
        { type: 'Review' },
        { type: 'Notification', id: 'LIST' },
        { type: 'Credential', id: 'OWN' },
        { type: 'Favourite' },
        { type: 'Call' },
        { type: 'Block' },
        { type: 'Room' },
      ];
    case 'call':
      return [{ type: 'Call', id: 'LIST' }, { type: 'Call', id: news.id }, OPEN_OFFERS];
    case 'room':
      return [{ type: 'Room', id: news.id }];
    case 'signal':
    case 'ready':
    case 'beat':
      return [];
  }
}

function threadTags(id: string): Tag[] {
  return [
    { type: 'Thread', id: 'LIST' },
    { type: 'Thread', id: 'UNREAD' },
    { type: 'Thread', id },
  ];
}
