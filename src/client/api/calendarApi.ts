import * as calendar from '../../shared/contract/bookings/calendar';
import type { DataOf, RequestOf } from '../../shared/contract/base/endpoint';
import { bookingList } from './bookingList';
import { dragomanApi } from './base/dragomanApi';
import { afterSuccess, BOOKING_LIST } from './base/tagTypes';

type Calendar = typeof calendar;

/** A week of bookings, and the address under which other calendars read them. */
export const calendarApi = dragomanApi.injectEndpoints({
  endpoints: (build) => ({
    getWeekBookings: build.query<DataOf<Calendar['getWeekBookings']>, RequestOf<Calendar['getWeekBookings']>>(
      {
        query: (request) => ({ endpoint: { ...calendar.getWeekBookings, data: bookingList }, request }),
        providesTags: [BOOKING_LIST],
      },
    ),
    getCalendarFeed: build.query<DataOf<Calendar['getCalendarFeed']>, void>({
      query: () => ({ endpoint: calendar.getCalendarFeed, request: {} }),
      providesTags: [{ type: 'CalendarFeed' }],
    }),
    createCalendarFeed: build.mutation<
      DataOf<Calendar['createCalendarFeed']>,
      RequestOf<Calendar['createCalendarFeed']>
    >({
      query: (request) => ({ endpoint: calendar.createCalendarFeed, request }),
      invalidatesTags: afterSuccess(() => [{ type: 'CalendarFeed' }]),
    }),
    revokeCalendarFeed: build.mutation<DataOf<Calendar['revokeCalendarFeed']>, void>({
      query: () => ({ endpoint: calendar.revokeCalendarFeed, request: {} }),
      invalidatesTags: afterSuccess(() => [{ type: 'CalendarFeed' }]),
    }),
  }),
});

export const {
  useGetWeekBookingsQuery,
  useGetCalendarFeedQuery,
  useCreateCalendarFeedMutation,
  useRevokeCalendarFeedMutation,
} = calendarApi;
