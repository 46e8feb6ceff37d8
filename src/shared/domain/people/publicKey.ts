/** The end of a public profile's address, which alone says whose it is; the database makes it. */
const KEY = /^[2-9ghjkmnpq]{8}$/;
/** Begins the address of who is called by letters that are not told in Latin ones. */
export const NAMELESS = 'interpreter';

/** The key at the end of a slug; null where it can be nobody's. */
export function keyOfSlug(slug: string): string | null {
  const key = slug.slice(slug.lastIndexOf('-') + 1);
  return KEY.test(key) ? key : null;
}

/** A slug that tells the key alone; the profile's page leads on to the one with the name. */
export function namelessSlug(key: string): string {
  return `${NAMELESS}-${key}`;
}
