import { apiHost } from '../../../api/base/apiHost';
import { roomApi } from '../../../api/room/roomApi';
import { roomGuestApi } from '../../../api/room/roomGuestApi';
import { onSignalNews } from '../../../api/room/roomNews';
import type { GuestView } from '../../../../shared/contract/bookings/roomGuests';
import type { MeetingRoom } from '../../../../shared/contract/bookings/room';
import type { AppStore } from '../../../store/store';
import { setServerNow } from '../../../ui/time/serverClock';
import { refreshNow } from '../../../ui/time/useNow';
import { openGuestLine } from './openGuestLine';
import type { RoomEntry } from './Room';

export interface RoomRead {
  meeting: MeetingRoom | null;
  guest: GuestView | null;
  error: unknown;
}

export interface RoomQueries {
  /** Reads, and goes on until it is closed. */
  open: () => void;
  read: () => RoomRead;
  again: () => void;
  /** A call answered with the room as it is now. */
  put: (meeting: MeetingRoom) => void;
  close: () => void;
}

/** News bring changes at once; the time itself brings none. */
const PARTY_ASKS_EVERY_MS = 20_000;
const GUEST_ASKS_EVERY_MS = 10_000;

/** Follows a room for as long as a page is about it: read, told by the live line, and read again now and then. */
export function roomQueries(
  store: AppStore,
  entry: RoomEntry,
  { onChange, onSignal }: { onChange: () => void; onSignal: () => void },
): RoomQueries {
  return entry.kind === 'party'
    ? partyQueries(store, entry.bookingId, onChange, onSignal)
    : guestQueries(store, entry.token, onChange, onSignal);
}

function partyQueries(
  store: AppStore,
  booking_id: string,
  onChange: () => void,
  onSignal: () => void,
): RoomQueries {
  const { getMeetingRoom } = roomApi.endpoints;
  const select = getMeetingRoom.select({ booking_id });
  const ends: (() => void)[] = [];
  const again = () =>
    void store.dispatch(getMeetingRoom.initiate({ booking_id }, { forceRefetch: true, subscribe: false }));
  return {
    open: () => {
      const subscriptionOptions = { pollingInterval: PARTY_ASKS_EVERY_MS };
      const query = store.dispatch(
        getMeetingRoom.initiate({ booking_id }, { forceRefetch: true, subscriptionOptions }),
      );
      ends.push(() => query.unsubscribe(), store.subscribe(onChange), onSignalNews(onSignal));
    },
    read: () => {
      const { data = null, error } = select(store.getState());
      return { meeting: data, guest: null, error };
    },
    again,
    put: (meeting) =>
      void store.dispatch(roomApi.util.upsertQueryData('getMeetingRoom', { booking_id }, meeting)),
    close: () => ends.splice(0).forEach((end) => end()),
  };
}

/** Members hear it by their own line. */
function setClock(now: number): void {
  setServerNow(now);
  refreshNow();
}

function guestQueries(
  store: AppStore,
  token: string,
  onChange: () => void,
  onSignal: () => void,
): RoomQueries {
  const { getGuestView } = roomGuestApi.endpoints;
  const select = getGuestView.select({ token });
  const ends: (() => void)[] = [];
  const again = () =>
    void store.dispatch(getGuestView.initiate({ token }, { forceRefetch: true, subscribe: false }));
  return {
    open: () => {
      const subscriptionOptions = { pollingInterval: GUEST_ASKS_EVERY_MS };
      const query = store.dispatch(
        getGuestView.initiate({ token }, { forceRefetch: true, subscriptionOptions }),
      );
      const news = { onSignal, onRoom: again, onClock: setClock };
      const line = openGuestLine({ host: apiHost(), token, page: window, ...news });
      ends.push(() => query.unsubscribe(), store.subscribe(onChange), line);
    },
    read: () => {
      const { data = null, error } = select(store.getState());
      return { meeting: data?.room ?? null, guest: data, error };
    },
    again,
    // Entering answers the room; where a guest stands is read.
    put: again,
    close: () => ends.splice(0).forEach((end) => end()),
  };
}
