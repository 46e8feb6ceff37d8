/** Stands where a booking's record does not say when; no meeting was ever then. */
export const UNKNOWN_INSTANT = new Date(0).toISOString();

export function isUnknownInstant(iso: string): boolean {
  return Date.parse(iso) === 0;
}
