import type { DayWords } from '../../features/landing/dayWords';
import { sampleDate } from '../../features/landing/sampleDate';

/** The written page's made-up booking lies ahead of whoever reads it, however old the build is. */
export function showSampleDay(page: Document, now: Date): void {
  const sample = page.querySelector<HTMLElement>('[data-sample]');
  if (!sample) return;
  const { weekdays, months, dates } = JSON.parse(sample.dataset.sample ?? '') as DayWords;
  const day = new Date(sampleDate(now));
  const [number, year] = [String(day.getUTCDate()), String(day.getUTCFullYear())];
  const show = (selector: string, text: string | undefined) => {
    const place = sample.querySelector(selector);
    if (place && text && place.textContent !== text) place.textContent = text;
  };
  show('.dr-dateBlock-weekday', weekdays[day.getUTCDay()]);
  show('.dr-dateBlock-day', number);
  show('.dr-dateBlock-month', months[day.getUTCMonth()]);
  show('time', dates[day.getUTCMonth()]?.replace('$day', number).replace('$year', year));
}
