import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { wallClock } from '../../../shared/domain/time/wallClock';
import { nearbyTime } from './nearbyTime';
import type { SlotWeek } from './useSlotWeek';

/** The element that gets the focus once it is drawn: the open day, its first or last time, or one time. */
type Wanted = 'day' | 'first' | 'last' | number;

const DAY_STEPS: Record<string, (place: number, last: number) => number> = {
  ArrowLeft: (place) => place - 1,
  ArrowRight: (place) => place + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * The grid by keyboard. On the days: arrows, Home and End; on the times: arrows (on to the next day at either end), Home and
 * End; Page Up and Page Down turn the weeks. Where the time that has the focus is taken by somebody else, the focus goes to
 * the one after it.
 */
export function useSlotFocus(box: RefObject<HTMLElement | null>, week: SlotWeek) {
  const { days, open, zone, isLoading, show, turn } = week;
  const wanted = useRef<Wanted | null>(null);
  const [active, setActive] = useState<number | null>(null);
  const [gone, setGone] = useState<number | null>(null);
  const focused = useRef<number | null>(null);
  useEffect(() => {
    const aim = wanted.current;
    if (aim === null || isLoading) return;
    wanted.current = null;
    const all = timesIn(box.current);
    const day = openDayIn(box.current);
    const time =
      aim === 'day'
        ? undefined
        : aim === 'last'
          ? all.at(-1)
          : aim === 'first'
            ? all[0]
            : all.find(({ dataset }) => dataset['slot'] === String(aim));
    (time ?? day)?.focus();
  });

  // Somebody took what had the focus: nobody is thrown out of the grid.
  const starts = open.slots.map(({ startsAt }) => startsAt).join();
  useEffect(() => {
    const before = focused.current;
    if (before === null || isLoading || starts.split(',').includes(String(before))) return;
    focused.current = null;
    if (document.activeElement !== document.body) return;
    setGone(before);
    const all = timesIn(box.current);
    const next = all.find(({ dataset }) => Number(dataset['slot']) > before) ?? all.at(-1);
    (next ?? openDayIn(box.current))?.focus();
  }, [box, starts, isLoading]);

  const turnTo = (event: KeyboardEvent, aim: Wanted): boolean => {
    if (event.key !== 'PageDown' && event.key !== 'PageUp') return false;
    event.preventDefault();
    const isForward = event.key === 'PageDown';
    if (isForward ? week.isLast : week.isFirst) return true;
    wanted.current = aim;
    turn(isForward ? 1 : -1);
    return true;
  };

  const onDayKey = (event: KeyboardEvent<HTMLElement>) => {
    if (turnTo(event, 'day')) return;
    const step = DAY_STEPS[event.key];
    const place = days.findIndex(({ date }) => date === open.date);
    const next = step && days[step(place, days.length - 1)];
    if (!step) return;
    event.preventDefault();
    if (!next) return;
    wanted.current = 'day';
    show(next.date);
  };

  const toNeighbour = (step: 1 | -1) => {
    const place = days.findIndex(({ date }) => date === open.date);
    const others = step === 1 ? days.slice(place + 1) : days.slice(0, place).reverse();
    const next = others.find(({ slots }) => slots.length > 0);
    if (!next) return;
    wanted.current = step === 1 ? 'first' : 'last';
    show(next.date);
  };

  const onTimeKey = (event: KeyboardEvent<HTMLElement>) => {
    if (turnTo(event, 'first')) return;
    const all = timesIn(box.current);
    const next = nearbyTime(event.key, event.currentTarget, all);
    if (next === undefined) return;
    event.preventDefault();
    if (next === 'after') toNeighbour(1);
    else if (next === 'before') toNeighbour(-1);
    else next.focus();
  };

  return {
    active,
    setActive: (startsAt: number) => {
      focused.current = startsAt;
      setActive(startsAt);
      if (gone !== null && startsAt !== active) setGone(null);
    },
    gone,
    goTo: (startsAt: number) => {
      wanted.current = startsAt;
      show(wallClock(startsAt, zone).date);
    },
    onDayKey,
    onTimeKey,
  };
}

const timesIn = (box: HTMLElement | null) => [...(box?.querySelectorAll<HTMLElement>('[data-slot]') ?? [])];

const openDayIn = (box: HTMLElement | null) =>
  box?.querySelector<HTMLElement>('[data-day][aria-pressed="true"]');
