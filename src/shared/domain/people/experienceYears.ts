/** How the wire says years of work: '1 year', '12+ years'. */
const PATTERN = /^(\d+)(\+?) years?$/;

/** The number in a record's `experience`, so that it can be said in any language; null where it is free text. */
export function experienceYears(experience: string): { years: number; isMore: boolean } | null {
  const [, years, plus] = PATTERN.exec(experience) ?? [];
  return years === undefined ? null : { years: Number(years), isMore: plus === '+' };
}
