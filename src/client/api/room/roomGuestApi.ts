import type { DataOf, RequestOf } from '../../../shared/contract/base/endpoint';
import * as guests from '../../../shared/contract/bookings/roomGuests';
import { dragomanApi } from '../base/dragomanApi';

type Guests = typeof guests;

/** Calls about a room's guests, by the parties and by guests themselves, whom a token tells. */
export const roomGuestApi = dragomanApi.injectEndpoints({
  endpoints: (build) => ({
    inviteGuest: build.mutation<DataOf<Guests['inviteGuest']>, RequestOf<Guests['inviteGuest']>>({
      query: (request) => ({ endpoint: guests.inviteGuest, request }),
      invalidatesTags: (_link, error) => (error === undefined ? [{ type: 'Room' }] : []),
    }),
    revokeGuestLink: build.mutation<DataOf<Guests['revokeGuestLink']>, RequestOf<Guests['revokeGuestLink']>>({
      query: (request) => ({ endpoint: guests.revokeGuestLink, request }),
    }),
    admitGuest: build.mutation<DataOf<Guests['admitGuest']>, RequestOf<Guests['admitGuest']>>({
      query: (request) => ({ endpoint: guests.admitGuest, request }),
    }),
    removeGuest: build.mutation<DataOf<Guests['removeGuest']>, RequestOf<Guests['removeGuest']>>({
      query: (request) => ({ endpoint: guests.removeGuest, request }),
    }),
    getGuestView: build.query<DataOf<Guests['getGuestView']>, RequestOf<Guests['getGuestView']>>({
      query: (request) => ({ endpoint: guests.getGuestView, request }),
    }),
    enterAsGuest: build.mutation<DataOf<Guests['enterAsGuest']>, RequestOf<Guests['enterAsGuest']>>({
      query: (request) => ({ endpoint: guests.enterAsGuest, request }),
    }),
    leaveAsGuest: build.mutation<DataOf<Guests['leaveAsGuest']>, RequestOf<Guests['leaveAsGuest']>>({
      query: (request) => ({ endpoint: guests.leaveAsGuest, request }),
    }),
    sendGuestSignal: build.mutation<DataOf<Guests['sendGuestSignal']>, RequestOf<Guests['sendGuestSignal']>>({
      query: (request) => ({ endpoint: guests.sendGuestSignal, request }),
    }),
    readGuestSignals: build.mutation<
      DataOf<Guests['readGuestSignals']>,
      RequestOf<Guests['readGuestSignals']>
    >({ query: (request) => ({ endpoint: guests.readGuestSignals, request }) }),
    getGuestIceServers: build.mutation<
      DataOf<Guests['getGuestIceServers']>,
      RequestOf<Guests['getGuestIceServers']>
    >({ query: (request) => ({ endpoint: guests.getGuestIceServers, request }) }),
  }),
});
