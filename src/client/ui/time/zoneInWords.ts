import { zoneName } from '../../../shared/domain/time/zoneName';

/** A zone as it is said beside times: "Berlin (GMT+1)". The instant tells which of its clocks holds. */
export function zoneInWords(zone: string, at: string, language: string): string {
  const city = zone.split('/').pop()?.replaceAll('_', ' ') ?? zone;
  const name = zoneName(zone, at, language);
  return city === name ? city : `${city} (${name})`;
}
