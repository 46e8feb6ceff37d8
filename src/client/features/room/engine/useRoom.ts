import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAppStore } from '../../../store/store';
import { keptRoom } from './keptRoom';
import type { Room, RoomEntry } from './Room';

/** The room of an entry, which stays the same one for as long as its page lives. Leaving the page leaves the room, unless it is kept. */
export function useRoom(entry: RoomEntry): Room {
  const store = useAppStore();
  const [session] = useState(() => keptRoom.open(store, entry));
  useEffect(() => keptRoom.hold(session), [session]);
  return useSyncExternalStore(session.subscribe, session.read);
}

/** The room that the person is in while they look at another page; null where there is none. */
export function useKeptRoom(): { room: Room; entry: RoomEntry } | null {
  return useSyncExternalStore(keptRoom.subscribe, keptRoom.read);
}
