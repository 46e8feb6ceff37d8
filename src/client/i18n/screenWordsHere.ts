import type { InterfaceLanguage } from '../../shared/domain/text/interfaceLanguages';
import type { I18n } from './createI18n';
import { loadScreenWords } from './loadScreenWords';
import type { WordsPart } from '../../shared/i18n/Catalogue';

type Load = typeof loadScreenWords;

/** Parts that screens have asked for so far, by the store of the words: another language must load them too. */
const wanted = new WeakMap<I18n['store'], Set<WordsPart>>();
/** Parts on their way, or loaded. */
const brought = new WeakMap<I18n['store'], Map<string, Promise<void>>>();

export function wantedParts(i18n: I18n): ReadonlySet<WordsPart> {
  return wanted.get(i18n.store) ?? new Set();
}

/** For who has brought parts in another way. */
export function wantParts(i18n: I18n, parts: readonly WordsPart[]): void {
  wanted.set(i18n.store, new Set([...wantedParts(i18n), ...parts]));
}

export function hasScreenWords(i18n: I18n, parts: readonly WordsPart[]): boolean {
  return parts.every((part) => hasPart(i18n, i18n.language as InterfaceLanguage, part));
}

/** One key stands for all that come with it. */
export function hasPart(i18n: I18n, language: InterfaceLanguage, part: WordsPart): boolean {
  return i18n.getResource(language, 'translation', part === 'inside' ? 'life' : part) !== undefined;
}

/**
 * Brings parts of the catalogue in the language that is spoken. Who asks again gets the same promise, as React wants
 * it, also where it has failed: like a screen's own chunk, its words come then with the page's next load.
 */
export function bringScreenWords(
  i18n: I18n,
  parts: readonly WordsPart[],
  load: Load = loadScreenWords,
): Promise<void> {
  const language = i18n.language as InterfaceLanguage;
  wantParts(i18n, parts);
  const promises = brought.get(i18n.store) ?? new Map<string, Promise<void>>();
  brought.set(i18n.store, promises);
  const key = [language, ...parts].join(' ');
  const known = promises.get(key);
  if (known) return known;
  const bringing = load(language, parts).then(
    (words) => void i18n.addResourceBundle(language, 'translation', words, true, true),
  );
  promises.set(key, bringing);
  return bringing;
}
