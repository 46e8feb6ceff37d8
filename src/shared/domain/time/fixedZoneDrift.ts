import { FIXED_OFFSETS, FIXED_ZONE_HOMES, isFixedZone, type FixedZone } from './timeZones';

export interface FixedZoneDrift {
  zone: FixedZone;
  /** e.g. `-07:00` */
  zoneOffset: string;
  /** IANA name of the place whose people say the zone's name */
  home: string;
  homeOffset: string;
}

/**
 * Where a fixed name is not what the clocks of its home show at that instant ("PDT" in winter, "EST" in summer,
 * "GMT" for a Londoner in summer); null where the two agree or the zone is no fixed name.
 */
export function fixedZoneDrift(zone: string, at: Date): FixedZoneDrift | null {
  if (!isFixedZone(zone)) return null;
  const home = FIXED_ZONE_HOMES[zone];
  const homeOffset = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(home).offset;
  const zoneOffset = FIXED_OFFSETS[zone];
  return homeOffset === zoneOffset ? null : { zone, zoneOffset, home, homeOffset };
}
