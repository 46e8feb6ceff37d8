import type { screenWords } from './en-US/screenWords';
import type { Translation } from './Translation';

/** A part of the catalogue that is fetched when it is wanted; but for `inside`, one key at the catalogue's top. */
export type WordsPart = keyof typeof screenWords;

/** How a language's parts are fetched, each under its keys at the catalogue's top. */
export type ScreenWords = {
  readonly [Part in WordsPart]: () => Promise<Translation<Awaited<ReturnType<(typeof screenWords)[Part]>>>>;
};
