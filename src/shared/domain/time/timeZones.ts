/**
 * Time zones that a meeting may be booked in: the specification's three names, which are fixed offsets, and
 * any zone of the IANA database that this runtime knows.
 */
export const FIXED_OFFSETS = { PDT: '-07:00', EST: '-05:00', GMT: '+00:00' } as const;
export type FixedZone = keyof typeof FIXED_OFFSETS;
export const FIXED_ZONES = Object.keys(FIXED_OFFSETS) as [FixedZone, ...FixedZone[]];

/** Where people live who say the fixed name, and so what they may have meant. */
export const FIXED_ZONE_HOMES = {
  PDT: 'America/Los_Angeles',
  EST: 'America/New_York',
  GMT: 'Europe/London',
} as const satisfies Record<FixedZone, string>;

export function isFixedZone(zone: string): zone is FixedZone {
  return Object.hasOwn(FIXED_OFFSETS, zone);
}

/**
 * True for PDT, EST, GMT and every IANA name in its own capitals; offsets and POSIX-like strings are refused. In other
 * capitals each name would be thousands of zones to whoever keeps or counts something by zone.
 */
export function isBookableZone(zone: string): boolean {
  if (isFixedZone(zone)) return true;
  if (zone !== 'UTC' && !/^[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+){1,2}$/.test(zone)) return false;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions();
    // Of another name for a zone Temporal knows the capitals; screens that come before it leave that to the server.
    if (timeZone === zone || !('Temporal' in globalThis)) return true;
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone).timeZoneId === zone;
  } catch {
    return false;
  }
}

/** The name that Intl and Temporal understand: an offset for a fixed zone, otherwise the IANA name. */
export function runtimeZone(zone: string): string {
  return isFixedZone(zone) ? FIXED_OFFSETS[zone] : zone;
}

const ETC_ZONES: Record<FixedZone, string> = { PDT: 'Etc/GMT+7', EST: 'Etc/GMT+5', GMT: 'UTC' };

/** The same for a runtime whose Intl knows no offsets (Node 20); the signs of Etc zones are the other way round. */
export function intlZone(zone: string): string {
  return isFixedZone(zone) ? ETC_ZONES[zone] : zone;
}
