import { selectIsAuthenticated, selectUser } from '../../../store/authSlice';
import type { AppStore } from '../../../store/store';
import { createRoomSession, type RoomSession } from './createRoomSession';
import type { Room, RoomEntry } from './Room';

/** A room that ended for its person while they looked at another page. */
export interface Parting {
  /** as it was then */
  room: Room;
  entry: RoomEntry;
  /** whom it is to be said to */
  personId: string | undefined;
}

interface Kept {
  session: RoomSession;
  entry: RoomEntry;
  store: AppStore;
  holders: number;
  wasInside: boolean;
  forget: () => void;
}

let kept: Kept | null = null;
let shown: { room: Room; entry: RoomEntry } | null = null;
let parting: Parting | null = null;
const listeners = new Set<() => void>();

/** A page that is drawn twice (React's strict mode), or left for the next, lets go for a moment. */
const LETS_GO_MS = 50;

const tell = () => {
  const room = kept?.session.read();
  const isShown = kept !== null && kept.session.isInside();
  if (room === shown?.room && isShown === (shown !== null)) return;
  shown = room && kept && isShown ? { room, entry: kept.entry } : null;
  // No page is there to say so.
  const isEndedAway = kept !== null && !isShown && kept.holders === 0 && kept.wasInside;
  if (isEndedAway && kept && room) {
    parting = { room, entry: kept.entry, personId: selectUser(kept.store.getState())?.id };
  }
  for (const each of listeners) each();
  if (isEndedAway) close();
  else if (kept) kept.wasInside ||= isShown;
};
const close = () => {
  const closing = kept;
  kept = null;
  closing?.forget();
  closing?.session.close();
  tell();
};

/**
 * The one room that this page's person is about. Whoever is in it stays in it while they look at another page of the app; a room
 * that nobody is in yet, or any more, ends with its page.
 */
export const keptRoom = {
  open: (store: AppStore, entry: RoomEntry, create = createRoomSession): RoomSession => {
    parting = null;
    if (kept && isSame(kept.entry, entry)) return kept.session;
    close();
    const session = create(store, entry);
    const forget = [
      session.subscribe(tell),
      // Signing out leaves the room.
      store.subscribe(() => {
        if (entry.kind === 'party' && !selectIsAuthenticated(store.getState())) close();
      }),
    ];
    kept = {
      ...{ session, entry, store, holders: 0, wasInside: false },
      forget: () => forget.forEach((each) => each()),
    };
    return session;
  },
  /** Until the answer is called. */
  hold: (session: RoomSession): (() => void) => {
    const held = kept?.session === session ? kept : null;
    if (held) held.holders += 1;
    session.start();
    return () => {
      if (held) held.holders -= 1;
      setTimeout(() => {
        if (held && kept === held && held.holders === 0 && !session.isInside()) close();
      }, LETS_GO_MS);
    };
  },
  /** Leaves it for good, from wherever one is. */
  close,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => shown,
  /** until it was read, or another room is opened */
  parting: () => parting,
  forgetParting: () => {
    parting = null;
    for (const each of listeners) each();
  },
};

function isSame(one: RoomEntry, other: RoomEntry): boolean {
  if (one.kind === 'party') return other.kind === 'party' && one.bookingId === other.bookingId;
  return other.kind === 'guest' && one.token === other.token;
}
