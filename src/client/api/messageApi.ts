import type { DataOf, RequestOf } from '../../shared/contract/base/endpoint';
import * as message from '../../shared/contract/bookings/message';
import { dragomanApi } from './base/dragomanApi';
import { afterSuccess, ANY_BOOKING, type Tag, tagList } from './base/tagTypes';
import { z } from 'zod';
import { Thread } from '../../shared/contract/bookings/message';
import { lenientArray } from './base/lenientArray';
import { UNKNOWN_INSTANT } from '../../shared/domain/time/meetingTime';

const ListedThread = Thread.extend({ id: z.string(), client_id: z.string(), interpreter_id: z.string() });

/** One's conversations, each as far as its record can be read. */
const threadList = lenientArray(ListedThread, (_raw, index) => ({
  id: `unknown-${index}`,
  client_id: '',
  interpreter_id: '',
  person: { id: '', name: '', photo_url: null },
  last_message: null,
  last_at: UNKNOWN_INSTANT,
  unread: 0,
  read_by_other: 0,
}));

type Calls = typeof message;
type MessagePage = DataOf<Calls['getMessages']>;

const threadAndLists = ({ thread_id: id }: { thread_id: string }): Tag[] => [
  { type: 'Thread', id: 'LIST' },
  { type: 'Thread', id },
];

function bookingsOf(pages: readonly MessagePage[]): Tag[] {
  const ids = pages.flatMap(({ messages }) => messages.flatMap(({ file }) => file?.booking_id ?? []));
  return [...new Set(ids)].map((id) => ({ type: 'Booking', id }));
}

/** Messages; a thread's pages are read from its end backwards. */
export const messageApi = dragomanApi.injectEndpoints({
  endpoints: (build) => ({
    getThreads: build.query<DataOf<Calls['getThreads']>, void>({
      query: () => ({ endpoint: { ...message.getThreads, data: threadList }, request: {} }),
      providesTags: (threads) => tagList('Thread', threads),
    }),
    getUnreadCount: build.query<DataOf<Calls['getUnreadCount']>, void>({
      query: () => ({ endpoint: message.getUnreadCount, request: {} }),
      providesTags: [{ type: 'Thread', id: 'UNREAD' }],
    }),
    openThread: build.mutation<DataOf<Calls['openThread']>, RequestOf<Calls['openThread']>>({
      // In no list before its first message, so nothing is read again.
      query: (request) => ({ endpoint: message.openThread, request }),
    }),
    getThread: build.query<DataOf<Calls['getThread']>, RequestOf<Calls['getThread']>>({
      query: (request) => ({ endpoint: message.getThread, request }),
      providesTags: (found, _error, { thread_id }) => [
        { type: 'Thread', id: thread_id },
        ...tagList('Booking', found?.bookings),
        ANY_BOOKING,
      ],
    }),
    getMessages: build.infiniteQuery<MessagePage, { thread_id: string }, number | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ messages, has_earlier }) => (has_earlier ? messages[0]?.seq : undefined),
      },
      query: ({ queryArg, pageParam }) => ({
        endpoint: message.getMessages,
        request: { ...queryArg, ...(pageParam !== null && { before: pageParam }) },
      }),
      // A briefing document is open or sealed as its booking stands.
      providesTags: (found, _error, { thread_id }) => [
        { type: 'Message', id: thread_id },
        ...bookingsOf(found?.pages ?? []),
      ],
    }),
    sendMessage: build.mutation<DataOf<Calls['sendMessage']>, RequestOf<Calls['sendMessage']>>({
      query: (request) => ({ endpoint: message.sendMessage, request }),
      // It stands in the thread at once; that it is read again as well brings what others wrote meanwhile.
      onQueryStarted: async ({ thread_id }, { dispatch, queryFulfilled }) => {
        const sent = await queryFulfilled.catch(() => null);
        if (!sent) return;
        const append = messageApi.util.updateQueryData('getMessages', { thread_id }, ({ pages }) => {
          const latest = pages[0]?.messages;
          if (latest?.every(({ id }) => id !== sent.data.id)) latest.push(sent.data);
        });
        dispatch(append);
      },
      invalidatesTags: afterSuccess((sent) => [
        ...threadAndLists(sent),
        { type: 'Message', id: sent.thread_id },
      ]),
    }),
    sendFile: build.mutation<DataOf<Calls['sendFile']>, RequestOf<Calls['sendFile']>>({
      query: (request) => ({ endpoint: message.sendFile, request }),
      invalidatesTags: afterSuccess((sent) => [
        ...threadAndLists(sent),
        { type: 'Message', id: sent.thread_id },
        ...(sent.booking_id ? [{ type: 'Booking' as const, id: sent.booking_id }] : []),
      ]),
    }),
    getFile: build.query<DataOf<Calls['getFile']>, RequestOf<Calls['getFile']>>({
      query: (request) => ({ endpoint: message.getFile, request }),
      // Megabytes, handed to the person at once and never looked at again.
      keepUnusedDataFor: 0,
    }),
    markRead: build.mutation<DataOf<Calls['markRead']>, RequestOf<Calls['markRead']>>({
      query: (request) => ({ endpoint: message.markRead, request }),
      invalidatesTags: afterSuccess((read) => [...threadAndLists(read), { type: 'Thread', id: 'UNREAD' }]),
    }),
  }),
});

export const {
  useGetThreadsQuery,
  useGetUnreadCountQuery,
  useOpenThreadMutation,
  useGetThreadQuery,
  useGetMessagesInfiniteQuery,
  useSendMessageMutation,
  useSendFileMutation,
  useLazyGetFileQuery,
  useMarkReadMutation,
} = messageApi;
