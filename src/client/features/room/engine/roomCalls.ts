import type { IceServers, MeetingRoom, Signals } from '../../../../shared/contract/bookings/room';
import { isApiError } from '../../../../shared/contract/base/apiError';
import { NETWORK_FAILURE } from '../../../api/base/callEndpoint';
import { roomApi } from '../../../api/room/roomApi';
import { roomGuestApi } from '../../../api/room/roomGuestApi';
import type { AppDispatch } from '../../../store/store';
import type { RoomEntry } from './Room';

interface Signal {
  to: string;
  number: number;
  body: string;
}

/** The server's part of being in a room, the same for parties and guests. Each rejects with an `ApiError`. */
export interface RoomCalls {
  enter: (visitId: string) => Promise<MeetingRoom>;
  leave: (visitId: string) => Promise<unknown>;
  send: (visitId: string, signal: Signal) => Promise<unknown>;
  read: (visitId: string, after: number) => Promise<Signals>;
  ice: (visitId: string) => Promise<IceServers>;
}

/** They are kept nowhere: nobody shows them a second time. */
const UNKEPT = { track: false } as const;

export function roomCalls(dispatch: AppDispatch, entry: RoomEntry): RoomCalls {
  const calls =
    entry.kind === 'party' ? partyCalls(dispatch, entry.bookingId) : guestCalls(dispatch, entry.token);
  return {
    enter: (visitId) => calls.enter(visitId).catch(refuse),
    leave: (visitId) => calls.leave(visitId).catch(refuse),
    send: (visitId, signal) => calls.send(visitId, signal).catch(refuse),
    read: (visitId, after) => calls.read(visitId, after).catch(refuse),
    ice: (visitId) => calls.ice(visitId).catch(refuse),
  };
}

/** A call that the page itself gave up, as it does with all of them when somebody signs out, is one without an answer. */
function refuse(error: unknown): never {
  const told = isApiError(error) ? error : NETWORK_FAILURE;
  throw Object.assign(new Error(told.code, { cause: error }), told);
}

function partyCalls(dispatch: AppDispatch, booking_id: string): RoomCalls {
  const { enterRoom, leaveRoom, sendSignal, readSignals, getIceServers } = roomApi.endpoints;
  return {
    enter: (visit_id) => dispatch(enterRoom.initiate({ booking_id, visit_id }, UNKEPT)).unwrap(),
    leave: (visit_id) => dispatch(leaveRoom.initiate({ visit_id }, UNKEPT)).unwrap(),
    send: (visit_id, signal) => dispatch(sendSignal.initiate({ visit_id, ...signal }, UNKEPT)).unwrap(),
    read: (visit_id, after) => dispatch(readSignals.initiate({ visit_id, after }, UNKEPT)).unwrap(),
    ice: (visit_id) => dispatch(getIceServers.initiate({ visit_id }, UNKEPT)).unwrap(),
  };
}

function guestCalls(dispatch: AppDispatch, token: string): RoomCalls {
  const { enterAsGuest, leaveAsGuest, sendGuestSignal, readGuestSignals, getGuestIceServers } =
    roomGuestApi.endpoints;
  return {
    enter: (visit_id) => dispatch(enterAsGuest.initiate({ token, visit_id }, UNKEPT)).unwrap(),
    leave: () => dispatch(leaveAsGuest.initiate({ token }, UNKEPT)).unwrap(),
    send: (visit_id, signal) =>
      dispatch(sendGuestSignal.initiate({ token, visit_id, ...signal }, UNKEPT)).unwrap(),
    read: (visit_id, after) =>
      dispatch(readGuestSignals.initiate({ token, visit_id, after }, UNKEPT)).unwrap(),
    ice: (visit_id) => dispatch(getGuestIceServers.initiate({ token, visit_id }, UNKEPT)).unwrap(),
  };
}
