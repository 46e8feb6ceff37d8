/**
 * Fields of work that the gallery can be narrowed to. Interpreters may name others; the first three are the
 * specification's, which have icons of their own in a profile.
 */
export const VERTICALS = [
  'Software & App',
  'Tourism & Living',
  'Technical & Engineering',
  'Legal & Court',
  'Medical & Health',
  'Business & Trade',
] as const;
export type Vertical = (typeof VERTICALS)[number];

/** The fields of work that an empty profile opens with (specification, section 2). */
export const DEFAULT_VERTICAL: Vertical = 'Software & App';

export function isVertical(name: string): name is Vertical {
  return VERTICALS.some((each) => each === name);
}
