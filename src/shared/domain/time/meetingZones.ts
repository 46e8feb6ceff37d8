import { foldText } from '../text/foldText';
import { FIXED_ZONES, isFixedZone } from './timeZones';

export interface MeetingZones {
  /** the reader's own, the one that is chosen, the specification's three, and UTC; each once */
  first: string[];
  /** all that the runtime knows, by the first part of their names ("America"), in the order of the names shown */
  regions: [region: string, zones: string[]][];
}

export interface ZoneChoices {
  ownZone: string;
  /** '' where none is */
  chosenZone: string;
  known: readonly string[];
  names: ZoneNames;
  /** whose order the shown names are in */
  language: string;
}

/** The zones to choose from, in the order in which they are offered. */
export function meetingZones({ ownZone, chosenZone, known, names, language }: ZoneChoices): MeetingZones {
  const first = [...new Set([ownZone, ...FIXED_ZONES, 'UTC', chosenZone])].filter((zone) => zone !== '');
  const { compare } = new Intl.Collator(language);
  const regions = new Map<string, string[]>();
  const others = known.filter((zone) => !first.includes(zone)).map((zone) => [zoneLabel(zone, names), zone]);
  for (const [, zone = ''] of others.sort(([one = ''], [other = '']) => compare(one, other))) {
    const region = zone.split('/')[0] ?? zone;
    regions.set(region, [...(regions.get(region) ?? []), zone]);
  }
  return { first, regions: [...regions] };
}

/** The name of a part of a zone ("New_York") in a language; a part that is missing keeps its own name. */
export type ZoneNames = ReadonlyMap<string, string>;

/**
 * A zone as people read it: "America / New York", or 南北アメリカ / ニューヨーク. Never half in other letters: where a part has
 * no name beside one that is not written in Latin letters, the zone keeps its own name.
 */
export function zoneLabel(zone: string, names: ZoneNames): string {
  if (isFixedZone(zone)) return zone;
  const parts = zone.split('/');
  const said = parts.map((part) => names.get(part) ?? part.replaceAll('_', ' '));
  const isMixed = parts.some((part) => !names.has(part)) && said.some((part) => OTHER_LETTERS.test(part));
  return isMixed ? zone : said.join(' / ');
}

const OTHER_LETTERS = /[^\P{L}\p{Script=Latin}]/u;

/**
 * "new york", "america/new", "york" and 「ニューヨーク」 all find America/New_York. Cities that begin so come first,
 * then those with a word that does, then all others.
 */
export function zonesNamed(typed: string, known: readonly string[], names: ZoneNames): string[] {
  const wanted = plain(typed);
  if (wanted === '') return [];
  const found = known.flatMap((zone) => {
    const called = [zone, zoneLabel(zone, names)];
    if (!called.some((name) => plain(name).includes(wanted))) return [];
    const cities = called.map((name) => plain(name.split('/').at(-1) ?? name));
    if (cities.some((city) => city.startsWith(wanted))) return [{ zone, place: 0 }];
    return [{ zone, place: cities.some((city) => city.includes(` ${wanted}`)) ? 1 : 2 }];
  });
  return found.sort((one, other) => one.place - other.place).map(({ zone }) => zone);
}

const plain = (text: string) =>
  foldText(text)
    .replaceAll(/[\s/_]+/g, ' ')
    .trim();
