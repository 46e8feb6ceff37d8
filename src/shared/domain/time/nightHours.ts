import type { WeeklyHours } from './weeklyHours';

const MIDNIGHT = '24:00';

/** A stretch that ends before it begins on the clock ends on the next day. */
export function endsNextDay({ opens, closes }: WeeklyHours): boolean {
  return opens !== '' && closes !== '' && closes < opens;
}

/** As they are kept, each within its day: a night is two stretches that meet at midnight. `place` is that of its original. */
export function splitNights(hours: readonly WeeklyHours[]): { place: number; hours: WeeklyHours }[] {
  return hours.flatMap((each, place) => {
    if (!endsNextDay(each)) return [{ place, hours: each }];
    const morning = { weekday: dayAfter(each.weekday), opens: '00:00', closes: each.closes };
    return [
      { place, hours: { ...each, closes: MIDNIGHT } },
      { place, hours: morning },
    ];
  });
}

/** As people say them: what goes on after midnight, and ends before the hour at which it began, is one stretch. */
export function joinNights(hours: readonly WeeklyHours[]): WeeklyHours[] {
  const mornings = new Set<WeeklyHours>();
  const joined = hours.map((evening) => {
    const morning = hours.find((each) => isMorningOf(evening, each));
    if (!morning) return evening;
    mornings.add(morning);
    return { ...evening, closes: morning.closes };
  });
  return joined.filter((_, place) => !mornings.has(hours[place] as WeeklyHours));
}

/** The hours that take place where nobody works on the evenings of a weekday: its night's morning is no work either. */
export function withoutNightOf(weekday: number, hours: readonly WeeklyHours[]): WeeklyHours[] {
  const evenings = hours.filter((each) => each.weekday === weekday);
  return hours.filter((each) => !evenings.some((evening) => isMorningOf(evening, each)));
}

function isMorningOf(evening: WeeklyHours, { weekday, opens, closes }: WeeklyHours): boolean {
  return (
    evening.closes === MIDNIGHT &&
    weekday === dayAfter(evening.weekday) &&
    opens === '00:00' &&
    closes < evening.opens
  );
}

function dayAfter(weekday: number): number {
  return (weekday % 7) + 1;
}

/** Sessions that begin between 10 PM and 6 AM are rarely meant; `hh:mm` on a clock of 24 hours. */
export const NIGHT = { from: '22:00', to: '06:00' } as const;

export function isNightClock(time: string): boolean {
  return time >= NIGHT.from || time < NIGHT.to;
}
