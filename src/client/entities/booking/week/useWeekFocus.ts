import { type KeyboardEvent, useState } from 'react';
import { arrowTarget, type WeekPlace } from './arrowTarget';
import type { WeekDay } from './weekGrid';

/** Which booking, and in which day: one that goes over midnight is in two. */
export const blockKey = (day: string, bookingId: string) => `${day} ${bookingId}`;

/**
 * The week is one stop for the Tab key, and arrows lead from booking to booking in it. The stop is where the reader was
 * last, or the booking that they looked at, or the first from today on.
 */
export function useWeekFocus(days: readonly WeekDay[], today: string, viewedId: string | undefined) {
  const [last, setLast] = useState('');
  const places = days.flatMap(({ day, blocks }, dayPlace) =>
    blocks.map(({ booking }, block) => ({ day, id: booking.id, place: { day: dayPlace, block } })),
  );
  const stop =
    places.find(({ day, id }) => blockKey(day, id) === last) ??
    places.find(({ id }) => id === viewedId) ??
    places.find(({ day }) => day >= today) ??
    places[0];

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const key = (event.target as HTMLElement).dataset['block'];
    const from = places.find(({ day, id }) => blockKey(day, id) === key)?.place;
    if (!from || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = arrowTarget(days, from, event.key);
    if (!target) return;
    // The page itself must not move under the reader.
    event.preventDefault();
    focusOn(event.currentTarget, keyAt(days, target));
  };

  return { stop: stop && blockKey(stop.day, stop.id), onKeyDown, onFocus: setLast };
}

function keyAt(days: readonly WeekDay[], { day, block }: WeekPlace): string {
  const found = days[day];
  return blockKey(found?.day ?? '', found?.blocks[block]?.booking.id ?? '');
}

function focusOn(week: HTMLElement, key: string): void {
  for (const each of week.querySelectorAll<HTMLElement>('[data-block]')) {
    if (each.dataset['block'] === key) each.focus();
  }
}
