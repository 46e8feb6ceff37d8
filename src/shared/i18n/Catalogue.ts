import type { catalogue } from './en-US/catalogue';
import type { Translation } from './Translation';
import type { areaCatalogue } from './en-US/areaCatalogue';
import type { insideCatalogue } from './en-US/insideCatalogue';
import type { screenWords } from './en-US/screenWords';

/** A part of the catalogue that is fetched when it is wanted; but for `inside`, one key at the catalogue's top. */
export type WordsPart = keyof typeof screenWords;

/** How a language's parts are fetched, each under its keys at the catalogue's top. */
export type ScreenWords = {
  readonly [Part in WordsPart]: () => Promise<Translation<Awaited<ReturnType<(typeof screenWords)[Part]>>>>;
};

/** Words behind the sign-in that more than a few screens use, in one language. */
export type InsideCatalogue = Translation<typeof insideCatalogue>;

/** Words of the whole signed-in area and the sign-in screens, in one language. */
export type AreaCatalogue = Translation<typeof areaCatalogue>;

/** Everything that the signed-in area and the sign-in screens say, in one language. */
export type Catalogue = Translation<typeof catalogue>;
