import { sampleDate } from '../../features/landing/sampleDate';
import { dateBlockParts } from '../../ui/dateBlockParts';
import { formatMeetingDate } from '../../ui/formatMeetingDate';

/** The written page's made-up booking lies ahead of whoever reads it, however old the build is. */
export function showSampleDay(page: Document, now: Date): void {
  const sample = page.querySelector('[data-sample]');
  const locale = page.documentElement.lang;
  const date = sampleDate(now);
  const parts = dateBlockParts(date, locale);
  const show = (selector: string, text: string | null | undefined) => {
    const place = sample?.querySelector(selector);
    if (place && text && place.textContent !== text) place.textContent = text;
  };
  show('.dr-dateBlock-weekday', parts?.weekday);
  show('.dr-dateBlock-day', parts?.day);
  show('.dr-dateBlock-month', parts?.month);
  show('time', formatMeetingDate(date, locale));
}
