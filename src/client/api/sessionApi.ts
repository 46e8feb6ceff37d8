import type { DataOf, RequestOf } from '../../shared/contract/base/endpoint';
import * as session from '../../shared/contract/bookings/session';
import { dragomanApi } from './base/dragomanApi';
import { afterSuccess, type Tag } from './base/tagTypes';

type Session = typeof session;

const bookingAndLists = ({ id }: { id: string }): Tag[] => [
  { type: 'Booking', id: 'LIST' },
  { type: 'Booking', id },
];

/** A booking's room: looking in, checking in, ending, and saying where the parties meet. */
export const sessionApi = dragomanApi.injectEndpoints({
  endpoints: (build) => ({
    getSession: build.query<DataOf<Session['getSession']>, RequestOf<Session['getSession']>>({
      query: (request) => ({ endpoint: session.getSession, request }),
      providesTags: (_room, _error, { id }) => [{ type: 'Booking', id }],
    }),
    joinSession: build.mutation<DataOf<Session['joinSession']>, RequestOf<Session['joinSession']>>({
      query: (request) => ({ endpoint: session.joinSession, request }),
      invalidatesTags: afterSuccess(bookingAndLists),
    }),
    endSession: build.mutation<DataOf<Session['endSession']>, RequestOf<Session['endSession']>>({
      query: (request) => ({ endpoint: session.endSession, request }),
      invalidatesTags: afterSuccess(bookingAndLists),
    }),
    setMeetingLink: build.mutation<DataOf<Session['setMeetingLink']>, RequestOf<Session['setMeetingLink']>>({
      query: (request) => ({ endpoint: session.setMeetingLink, request }),
      invalidatesTags: afterSuccess(bookingAndLists),
    }),
    tickChecklist: build.mutation<DataOf<Session['tickChecklist']>, RequestOf<Session['tickChecklist']>>({
      query: (request) => ({ endpoint: session.tickChecklist, request }),
      // The pressed item shows at once; a refusal takes it back, an answer takes the room's place.
      onQueryStarted: async ({ id, item, is_done }, { dispatch, queryFulfilled }) => {
        const { updateQueryData } = sessionApi.util;
        const pressed = dispatch(
          updateQueryData('getSession', { id }, (room) => {
            room.checklist = room.checklist.filter((each) => each !== item);
            if (is_done) room.checklist.push(item);
          }),
        );
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(updateQueryData('getSession', { id }, () => answer.data));
        else pressed.undo();
      },
    }),
  }),
});

export const { useGetSessionQuery, useSetMeetingLinkMutation, useTickChecklistMutation } = sessionApi;
