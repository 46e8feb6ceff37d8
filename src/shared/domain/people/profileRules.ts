/** How much an interpreter may write into the published profile: lengths in UTF-16 units, counts of entries. */
export const PROFILE_LENGTHS = {
  alias: 100,
  /** a language or a vertical by name */
  label: 60,
  location: 120,
  description: 5000,
  translationTools: 1000,
  educationText: 2000,
  /** a title, a company, a certificate's name or its issuer */
  line: 200,
} as const;

export const PROFILE_COUNTS = {
  verticals: 20,
  /** languages with prices per word, such as 'HINDI (IN)' */
  pricedLanguages: 40,
  certifications: 50,
  experience: 50,
} as const;

/** An interpreter joins two languages, so a profile with fewer could never be booked. */
export const MIN_PROFILE_LANGUAGES = 2;
export const MAX_YEARS_EXPERIENCE = 80;

/** Highest prices in euros; beyond them it was a slip of the finger. */
export const MAX_PRICE_PER_HOUR = 10_000;
export const MAX_PRICE_PER_WORD = 100;

/** Days of a working life, YYYY-MM-DD. */
export const EARLIEST_PROFILE_DAY = '1900-01-01';
export const LATEST_PROFILE_DAY = '2100-12-31';
