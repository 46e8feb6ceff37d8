import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  useGetMessagesInfiniteQuery,
  useOpenThreadMutation,
  useSendMessageMutation,
} from '../../../api/messageApi';
import { useReading } from '../../../entities/thread/useReading';
import { failureText } from '../../../i18n/failureText';
import { useTranslation } from '../../../i18n/useTranslation';
import type { Room } from '../engine/Room';
import type { RoomFacts } from '../page/RoomHeading';

/** One thing that was written. */
export interface ChatEntry {
  id: string;
  name: string;
  isGuest: boolean;
  isOwn: boolean;
  text: string;
  /** epoch milliseconds by the server's clock */
  at: number;
  /** its place among lines of the same moment; everybody has the same */
  place: string;
}

const NO_THREAD = { thread_id: '' };

/**
 * The thread of the two parties, and among its messages what guests wrote, which goes from browser to browser. A party writes
 * into the thread and, where guests are there, to them as well.
 */
export function useChat(room: Room, facts: RoomFacts | null) {
  const { t } = useTranslation();
  const [open, thread] = useOpenThreadMutation();
  const [sendMessage] = useSendMessageMutation();
  const threadId = thread.data?.id;
  const attempt = useRef<{ id: string; text: string } | null>(null);
  const request = threadId === undefined ? NO_THREAD : { thread_id: threadId };
  const pages = useGetMessagesInfiniteQuery(request, { skip: threadId === undefined });
  const messages = pages.data?.pages.toReversed().flatMap((page) => page.messages) ?? [];
  const openIt = () => {
    if (facts) void open({ booking_id: facts.session.booking.id });
  };
  const openAtOnce = useEffectEvent(openIt);
  useEffect(() => openAtOnce(), []);
  // How many are unread is the thread's own screen's to ask.
  useReading({ threadId, isUnread: true, lastSeq: messages.at(-1)?.seq ?? 0 });
  const hasGuests = room.people.some(({ role }) => role === 'guest');
  const ownId = facts && facts.session.booking[`${facts.viewer}_id`];
  const startsAt = Date.parse(facts?.session.booking.startsAt ?? '') - OF_TODAY_MS;
  const written = messages
    .filter(({ file, sent_at }) => file === null && Date.parse(sent_at) >= startsAt)
    .map(({ id, author_id, text, sent_at }) => ({
      ...{ id, place: id, text, isGuest: false, isOwn: author_id === ownId, at: Date.parse(sent_at) },
      name: facts?.otherName ?? '',
    }));
  // A party's words come by the thread, which keeps them: by any other way they would be gone afterwards.
  const passing = room.chat
    .filter(({ role }) => !facts || role === 'guest')
    .map(({ id, visitId, name, role, isOwn, text, at }) => ({
      // Its writer drew the id, and may have drawn somebody else's.
      ...{ id: `${visitId} ${id}`, place: id, name, isOwn, text, at },
      isGuest: role === 'guest',
    }));

  const send = async (text: string): Promise<string | null> => {
    if (!facts) {
      room.actions.sendChat(text);
      return null;
    }
    if (threadId === undefined) return t('room.chat.notYet');
    // A message without an answer is sent again under its id, so that it stands there once.
    const id = attempt.current?.text === text ? attempt.current.id : crypto.randomUUID();
    attempt.current = { id, text };
    const { data: stored, error } = await sendMessage({ thread_id: threadId, id, text });
    if (error) return failureText(error, t);
    attempt.current = null;
    // Guests see it under the time and the id that it has in the thread, so that it stands in the same place for all.
    if (hasGuests) room.actions.sendChat(text, { id, at: Date.parse(stored.sent_at) });
    return null;
  };
  const entries = [...written, ...passing].toSorted(byTime);
  return {
    entries,
    late: useLateLines(entries, facts !== null && !pages.data),
    error: thread.error ?? pages.error,
    retry: () => {
      if (threadId === undefined) openIt();
      else void pages.refetch();
    },
    hasGuests,
    send,
  };
}

/**
 * Lines that came after others which were written later: they stand above what was read already, and would be missed there. None
 * while the first ones are still read.
 */
function useLateLines(entries: readonly ChatEntry[], isLoading: boolean): ReadonlySet<string> {
  const [seen, setSeen] = useState<Record<'all' | 'late', ReadonlySet<string>> | null>(null);
  const isNew = ({ id }: ChatEntry) => !seen?.all.has(id);
  if (!isLoading && (seen === null || entries.some(isNew))) {
    const last = entries.findLastIndex((each) => !isNew(each));
    const late = entries.slice(0, Math.max(0, last)).filter((each) => isNew(each) && !each.isOwn);
    setSeen({
      all: new Set(entries.map(({ id }) => id)),
      late: new Set([...(seen?.late ?? []), ...(seen ? late.map(({ id }) => id) : [])]),
    });
  }
  return seen?.late ?? NONE;
}

const NONE: ReadonlySet<string> = new Set();

/** By their writers' time, so that they stand in the same order for everybody, whatever came first. */
function byTime(one: ChatEntry, other: ChatEntry): number {
  return one.at - other.at || (one.place < other.place ? -1 : Number(one.place > other.place));
}

/** Older messages stand in the thread's own screen. */
const OF_TODAY_MS = 12 * 3_600_000;
