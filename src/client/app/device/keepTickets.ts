import { clientApi } from '../../api/clientApi';
import { interpreterApi } from '../../api/interpreterApi';
import { selectUserId } from '../../store/authSlice';
import type { AppStore, RootState } from '../../store/store';
import { writeTickets } from './tickets';

/** Writes the next bookings to the device whenever a list of them was read or changed by live news. */
export function keepTickets(store: AppStore, now: () => number = Date.now): void {
  let reader: string | null = null;
  let ownList: ReturnType<typeof listOf> = () => undefined;
  let kept: unknown;
  store.subscribe(() => {
    const state = store.getState();
    const id = selectUserId(state);
    if (id === null) return;
    // it remembers what it answered, so each person has but one
    if (id !== reader) ownList = listOf(id);
    reader = id;
    const list = ownList(state);
    if (list === undefined || list === kept) return;
    kept = list;
    writeTickets(store.storage, list, now());
  });
}

function listOf(id: string) {
  const ofClient = clientApi.endpoints.getClientRecords.select({ client_id: id });
  const ofInterpreter = interpreterApi.endpoints.getInterpreterRecords.select({ interpreter_id: id });
  return (state: RootState) => ofClient(state).data ?? ofInterpreter(state).data;
}
