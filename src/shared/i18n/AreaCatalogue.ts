import type { areaCatalogue } from './en-US/areaCatalogue';
import type { Translation } from './Translation';

/** What is said all over the signed-in area and on the sign-in screens, in one language. */
export type AreaCatalogue = Translation<typeof areaCatalogue>;
