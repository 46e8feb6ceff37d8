import type { ZoneNames } from '../../../shared/domain/time/meetingZones';
import { zoneName } from '../../../shared/domain/time/zoneName';

/**
 * A zone as it is said beside times: "Berlin (GMT+1)". The instant tells which of its clocks holds; `names` are those of
 * `useZoneNames`, for a city in the reader's language.
 */
export function zoneInWords(zone: string, at: string, language: string, names?: ZoneNames): string {
  const part = zone.split('/').pop() ?? zone;
  const city = names?.get(part) ?? part.replaceAll('_', ' ');
  const name = zoneName(zone, at, language);
  return city === name ? city : `${city} (${name})`;
}
