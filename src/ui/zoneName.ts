import { isFixedZone } from '../domain/timeZones';

/** A booked zone in the reader's words: PDT, EST and GMT as they are, "Japan Time" for Asia/Tokyo. */
export function zoneName(zone: string, at: string, locale: string): string {
  if (!zone || isFixedZone(zone)) return zone;
  try {
    const parts = new Intl.DateTimeFormat(locale, {
      timeZone: zone,
      timeZoneName: 'shortGeneric',
    }).formatToParts(new Date(at));
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  } catch {
    return zone;
  }
}
