/** The help pages in reading order. What is not listed here does not exist, whatever somebody asks for. */
export const HELP_SLUGS = [
  'getting-started',
  'booking',
  'accepting',
  'payments',
  'time-zones',
  'privacy',
] as const;
export type HelpSlug = (typeof HELP_SLUGS)[number];

/** The Markdown of every page in one language. */
export type HelpTexts = Readonly<Record<HelpSlug, string>>;
