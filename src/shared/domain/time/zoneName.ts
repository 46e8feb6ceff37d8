import { dateTimeFormat } from '../text/intlFormats';
import { isFixedZone } from './timeZones';

/** A booked zone, short and exact: PDT, EST and GMT as they are, "GMT+9" or "JST" for Asia/Tokyo on that day. */
export function zoneName(zone: string, at: string, locale: string): string {
  if (!zone || isFixedZone(zone)) return zone;
  try {
    const parts = dateTimeFormat(locale, {
      timeZone: zone,
      timeZoneName: 'short',
    }).formatToParts(new Date(at));
    const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
    // Spanish and Japanese name London's winter so.
    return /^(GMT|UTC)[+-]0$/.test(name) ? 'GMT' : name;
  } catch {
    return zone;
  }
}
