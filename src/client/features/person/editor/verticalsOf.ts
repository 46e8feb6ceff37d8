import type { ProfileForm } from './ProfileForm';

/** The fields of work with the one that is being typed, unless it is there already. */
export function verticalsOf({ verticals, newVertical }: ProfileForm): string[] {
  const name = newVertical.trim();
  const isThere = verticals.some((each) => each.toLowerCase() === name.toLowerCase());
  return name && !isThere ? [...verticals, name] : verticals;
}
