import { foldText } from './foldText';
import { INTERFACE_LANGUAGES } from './interfaceLanguages';
import {
  INTERPRETATION_LANGUAGES,
  languageNameIn,
  languageOwnName,
  type InterpretationLanguage,
} from './interpretationLanguages';
import { LANGUAGE_ALIASES } from './languageAliases';

export interface FoundLanguage {
  language: InterpretationLanguage;
  /** it was not one of its names, but much like one: the reader should be told */
  isGuess: boolean;
}

/** Nothing that is longer is a language's name. */
const LONGEST = 40;

/**
 * The language that somebody typed: by its English name, its own, that of any language of the interface or of a large one
 * of Europe ("Arabisch"), another common one, or one with a slip or two ("Germn", "Tigrigna"). Null where it is none, or could
 * as well be another one.
 */
export function findLanguage(typed: string): FoundLanguage | null {
  const wanted = plain(typed);
  if (wanted === '' || wanted.length > LONGEST) return null;
  const known = names().get(wanted) ?? exonyms().get(wanted);
  return known ? { language: known, isGuess: false } : (guess(wanted, names()) ?? guess(wanted, exonyms()));
}

/**
 * Whether somebody who types into a list may mean this language: one of its names begins so, or, where none of any does, it is
 * the one that `findLanguage` guesses.
 */
export function isLanguageMeant(language: InterpretationLanguage, typed: string): boolean {
  if (lastMeant.typed !== typed) lastMeant = { typed, languages: languagesMeant(typed) };
  return lastMeant.languages.has(language);
}

/** A list asks for each of its languages at every key. */
let lastMeant: { typed: string; languages: ReadonlySet<InterpretationLanguage> } = {
  typed: '',
  languages: new Set(),
};

function languagesMeant(typed: string): ReadonlySet<InterpretationLanguage> {
  const wanted = plain(typed);
  if (wanted === '') return new Set();
  const begunIn = (named: Names) =>
    [...named].filter(([name]) => name.startsWith(wanted)).map(([, language]) => language);
  const begun = [names, exonyms].map((named) => begunIn(named())).find(({ length }) => length > 0);
  const guessed = begun ? undefined : findLanguage(typed)?.language;
  return new Set(begun ?? (guessed ? [guessed] : []));
}

function guess(wanted: string, named: Names): FoundLanguage | null {
  const allowed = slipsAllowed(wanted);
  let best = allowed + 1;
  let found = new Set<InterpretationLanguage>();
  for (const [name, language] of named) {
    if (Math.abs(name.length - wanted.length) > allowed) continue;
    const slips = slipsBetween(wanted, name, Math.min(best, slipsAllowed(name)));
    if (slips > slipsAllowed(name)) continue;
    if (slips < best) [best, found] = [slips, new Set()];
    if (slips === best) found.add(language);
  }
  const [language, ...others] = found;
  return language && others.length === 0 && best <= allowed ? { language, isGuess: true } : null;
}

/** Short names are too close to each other: one slip makes Lao of Tao, two would make anything of anything. */
function slipsAllowed(text: string): number {
  const { length } = [...text];
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
}

/** Names as they are compared. */
type Names = ReadonlyMap<string, InterpretationLanguage>;

let known: Names | undefined;
let foreign: Names | undefined;

/** Every name that a language goes by for readers of ours and its speakers; made when the first search comes. */
function names(): Names {
  known ??= new Map(
    INTERPRETATION_LANGUAGES.flatMap((language) =>
      [
        ...(LANGUAGE_ALIASES[language] ?? []),
        ...INTERFACE_LANGUAGES.map((reader) => languageNameIn(language, reader)),
        languageOwnName(language),
        language,
      ].map((name) => [plain(name), language] as const),
    ),
  );
  return known;
}

/** Large languages of Europe that Dragoman does not speak itself. */
const NAMED_IN = ['de', 'fr', 'it', 'pt', 'nl', 'pl', 'ro', 'ru', 'uk', 'tr', 'sv', 'da', 'cs', 'hu', 'el'];

/** Each language's name in their words. */
function exonyms(): Names {
  foreign ??= new Map(
    NAMED_IN.flatMap((reader) =>
      INTERPRETATION_LANGUAGES.map(
        (language) => [plain(languageNameIn(language, reader)), language] as const,
      ),
    ),
  );
  return foreign;
}

function plain(text: string): string {
  return foldText(text)
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * How many letters are wrong, missing, too many or swapped with their neighbour (Damerau and Levenshtein's distance in its
 * restricted form); more than `most` is not counted on.
 */
function slipsBetween(one: string, other: string, most: number): number {
  const width = other.length + 1;
  let before = [] as number[];
  let last = Array.from({ length: width }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at < width; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      next[at] = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[at - 2] ?? 0) + 1 : Infinity,
      );
    }
    if (Math.min(...next) > most) return most + 1;
    [before, last] = [last, next];
  }
  return last[width - 1] ?? 0;
}
