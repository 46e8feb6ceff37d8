import antdEnglish from 'antd/locale/en_US';
import antdSpanish from 'antd/locale/es_US';
import antdJapanese from 'antd/locale/ja_JP';
import type { InterfaceLanguage } from '../../../src/shared/domain/text/interfaceLanguages';
import { legal as legalEnglish } from '../../../src/shared/i18n/en-US/legal';
import { legal as legalSpanish } from '../../../src/shared/i18n/es-MX/legal';
import { legal as legalJapanese } from '../../../src/shared/i18n/ja-JP/legal';
import { serverMessages, serverMails } from '../../../src/shared/i18n/serverMessages';
import { WORDS } from '../pages/words';

/** A text as it stands somewhere, or the name that something bears for assistive technology. */
export interface Piece {
  text: string;
  isName: boolean;
}

/** Where a value is put in. */
const GAP = /\{\{.*?\}\}/g;

type Wordings = ReturnType<typeof wordingsOf>;

const ALL: Record<InterfaceLanguage, Wordings> = {
  'en-US': wordingsOf(WORDS['en-US'], legalEnglish, antdEnglish, both('en-US')),
  'es-MX': wordingsOf(WORDS['es-MX'], legalSpanish, antdSpanish, both('es-MX')),
  'ja-JP': wordingsOf(WORDS['ja-JP'], legalJapanese, antdJapanese, both('ja-JP')),
};

const ENGLISH_MONTH =
  /\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|January|February|March|April|June|July|August|September|October|November|December)\.? \d/;
const JAPANESE = /[\u3040-\u30ff\u3400-\u9fff]/;
/** Words in the middle of a sentence; capitals are names, and what holds signs is an address or a code. */
const LATIN_WORDS = /(?<![\w@./:#-])[a-z]{2,}(?![\w@/:-]|\.\w)/g;
const ENGLISH_GLUE = /\b(the|and|with|your|you|this|that|from|have|has|will|was|were|are|is|of|not|for)\b/gi;

/**
 * Finds English in these texts for a reader of another language: wordings that the English catalogues have
 * and that language's have not, sentences that look like English, and dates as Americans write them. People's
 * own texts (`data`) are theirs.
 */
export function englishLeft(
  language: InterfaceLanguage,
  pieces: readonly Piece[],
  data: readonly string[] = [],
): string[] {
  const [english, own] = [ALL['en-US'], ALL[language]];
  const isData = (text: string) => data.some((each) => each.includes(text));
  const isLeft = ({ text, isName }: Piece) => {
    if (own.has(text) || /^https?:\S+$/.test(text)) return false;
    if (english.has(text)) return !(text.includes(' ') && isData(text));
    const looksEnglish =
      ENGLISH_MONTH.test(text) ||
      (language === 'ja-JP'
        ? isForeignToJapanese(text, isName)
        : (text.match(ENGLISH_GLUE)?.length ?? 0) > 1);
    return looksEnglish && !isData(text);
  };
  const tidy = pieces.map((piece) => ({ ...piece, text: piece.text.replace(/\s+/g, ' ').trim() }));
  return [...new Set(tidy.filter(isLeft).map(({ text }) => text))];
}

/** One word may be a brand or a unit; a name of one word is a name that nobody translated. */
function isForeignToJapanese(text: string, isName: boolean): boolean {
  return !JAPANESE.test(text) && (text.match(LATIN_WORDS)?.length ?? 0) > (isName ? 0 : 1);
}

function both(language: InterfaceLanguage): object {
  return [serverMessages[language], serverMails[language]];
}

/** All texts of some catalogues: whether a text is one of them, with any values in its gaps. */
function wordingsOf(...catalogues: object[]) {
  const texts = catalogues.flatMap(textsOf).filter((text) => /[a-z]{3}/i.test(text.replace(GAP, '')));
  const plain = new Set(texts.filter((text) => !text.includes('{')));
  const templates = texts.filter((text) => /\{\{/.test(text)).map(patternOf);
  return { has: (text: string) => plain.has(text) || templates.some((pattern) => pattern.test(text)) };
}

function patternOf(template: string): RegExp {
  const escaped = template.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/\{\{count\}\}/g, '\\d[\\d.,]*').replace(GAP, '.+')}$`);
}

function textsOf(branch: unknown): string[] {
  if (typeof branch === 'string') return [branch.replace(/\s+/g, ' ').trim()];
  return typeof branch === 'object' && branch !== null ? Object.values(branch).flatMap(textsOf) : [];
}
