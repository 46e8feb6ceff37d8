import { FIXED_ZONES, isFixedZone } from './timeZones';

/** The zones to choose from: the reader's own first, the specification's three, then all that the runtime knows. */
export function meetingZones(ownZone: string, known: readonly string[]): string[] {
  return [...new Set([ownZone, ...FIXED_ZONES, 'UTC', ...known])];
}

/** A zone as people read it: "America / New York". */
export function zoneLabel(zone: string): string {
  return isFixedZone(zone) ? zone : zone.replaceAll('/', ' / ').replaceAll('_', ' ');
}
