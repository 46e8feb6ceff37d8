import { FIXED_ZONES, isFixedZone } from './timeZones';

export interface MeetingZones {
  /** the reader's own, the one that is chosen, the specification's three, and UTC; each once */
  first: string[];
  /** all that the runtime knows, by the first part of their names ("America") */
  regions: [region: string, zones: string[]][];
}

/** The zones to choose from, in the order in which they are offered. */
export function meetingZones(ownZone: string, chosenZone: string, known: readonly string[]): MeetingZones {
  const first = [...new Set([ownZone, ...FIXED_ZONES, 'UTC', chosenZone])];
  const regions = new Map<string, string[]>();
  for (const zone of known) {
    const region = zone.split('/')[0] ?? zone;
    if (!first.includes(zone)) regions.set(region, [...(regions.get(region) ?? []), zone]);
  }
  return { first, regions: [...regions] };
}

/** A zone as people read it: "America / New York". */
export function zoneLabel(zone: string): string {
  return isFixedZone(zone) ? zone : zone.replaceAll('/', ' / ').replaceAll('_', ' ');
}

/** "new york", "america/new" and "york" all find America/New_York. */
export function zonesNamed(typed: string, known: readonly string[]): string[] {
  const wanted = plain(typed);
  return wanted === '' ? [] : known.filter((zone) => plain(zone).includes(wanted));
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[\s/_]+/g, ' ')
    .trim();
