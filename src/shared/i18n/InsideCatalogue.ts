import type { insideCatalogue } from './en-US/insideCatalogue';
import type { Translation } from './Translation';

/** What is said behind the sign-in by more than a few screens, in one language. */
export type InsideCatalogue = Translation<typeof insideCatalogue>;
