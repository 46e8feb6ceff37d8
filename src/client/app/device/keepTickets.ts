import { clientApi } from '../../api/clientApi';
import { interpreterApi } from '../../api/interpreterApi';
import { selectUserId } from '../../store/authSlice';
import type { AppStore, RootState } from '../../store/store';
import { writeTickets } from './tickets';

/** Writes the next bookings to the device whenever a list of them was read or changed by live news. */
export function keepTickets(store: AppStore, now: () => number = Date.now): void {
  let kept: unknown;
  store.subscribe(() => {
    const list = ownList(store.getState());
    if (list === undefined || list === kept) return;
    kept = list;
    writeTickets(store.storage, list, now());
  });
}

function ownList(state: RootState) {
  const id = selectUserId(state);
  if (id === null) return undefined;
  return (
    clientApi.endpoints.getClientRecords.select({ client_id: id })(state).data ??
    interpreterApi.endpoints.getInterpreterRecords.select({ interpreter_id: id })(state).data
  );
}
