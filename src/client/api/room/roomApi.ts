import type { DataOf, RequestOf } from '../../../shared/contract/base/endpoint';
import * as room from '../../../shared/contract/bookings/room';
import { dragomanApi } from '../base/dragomanApi';
import { afterSuccess, type Tag } from '../base/tagTypes';

type Room = typeof room;

const bookingAndLists = ({ booking_id: id }: { booking_id: string }): Tag[] => [
  { type: 'Booking', id: 'LIST' },
  { type: 'Booking', id },
];

/** A party's calls about a meeting's room. Signals are read and forgotten, so they are writes and kept nowhere. */
export const roomApi = dragomanApi.injectEndpoints({
  endpoints: (build) => ({
    getMeetingRoom: build.query<DataOf<Room['getMeetingRoom']>, RequestOf<Room['getMeetingRoom']>>({
      query: (request) => ({ endpoint: room.getMeetingRoom, request }),
      providesTags: roomTags,
    }),
    enterRoom: build.mutation<DataOf<Room['enterRoom']>, RequestOf<Room['enterRoom']>>({
      query: (request) => ({ endpoint: room.enterRoom, request }),
      // Entering checks in.
      invalidatesTags: afterSuccess(bookingAndLists),
    }),
    leaveRoom: build.mutation<DataOf<Room['leaveRoom']>, RequestOf<Room['leaveRoom']>>({
      query: (request) => ({ endpoint: room.leaveRoom, request }),
    }),
    sendSignal: build.mutation<DataOf<Room['sendSignal']>, RequestOf<Room['sendSignal']>>({
      query: (request) => ({ endpoint: room.sendSignal, request }),
    }),
    readSignals: build.mutation<DataOf<Room['readSignals']>, RequestOf<Room['readSignals']>>({
      query: (request) => ({ endpoint: room.readSignals, request }),
    }),
    getIceServers: build.mutation<DataOf<Room['getIceServers']>, RequestOf<Room['getIceServers']>>({
      query: (request) => ({ endpoint: room.getIceServers, request }),
    }),
    setRoomMode: build.mutation<DataOf<Room['setRoomMode']>, RequestOf<Room['setRoomMode']>>({
      query: (request) => ({ endpoint: room.setRoomMode, request }),
    }),
    endRoom: build.mutation<DataOf<Room['endRoom']>, RequestOf<Room['endRoom']>>({
      query: (request) => ({ endpoint: room.endRoom, request }),
      invalidatesTags: afterSuccess(bookingAndLists),
    }),
  }),
});

function roomTags(read: room.MeetingRoom | undefined): Tag[] {
  return read ? [{ type: 'Room', id: read.meeting_id }] : [{ type: 'Room' }];
}
