import type { Proficiency, ResumeDraft } from '../../../../shared/contract/interpreters/resumeDraft';
import { languageCalled } from './languageCalled';
import { listItemsOf } from './listItemsOf';
import type { ResumeLine } from '../PageText';
import { fold } from './lineText';

type ReadLanguage = ResumeDraft['languages'][number];

/** "Spanish (Native)", "Spanish: native", "Spanish – native", "スペイン語：ネイティブ", or the level in another column. */
const NAME_AND_LEVEL = /^(.+?)\s*(?:[(（]([^)）]*)[)）]?|[:：\-–—]\s*(.*)|\s[-–—]\s(.*))?$/u;

/** The languages of a section. What is neither a language that is known nor has a level is not one. */
export function readLanguages(lines: readonly ResumeLine[]): ReadLanguage[] {
  const found: ReadLanguage[] = [];
  for (const item of listItemsOf(lines, /[,;|•●▪、，；]/u)) {
    const entry = readItem(item);
    const last = found.at(-1);
    if (entry) found.push(entry);
    else if (last?.proficiency === null) last.proficiency = proficiencyIn(item);
  }
  return found.filter(({ name }, index) => found.findIndex((each) => each.name === name) === index);
}

function readItem(item: string): ReadLanguage | null {
  const whole = languageCalled(item);
  if (whole && !proficiencyIn(item)) return { name: item, language: whole, proficiency: null };
  const [, name = '', ...levels] = NAME_AND_LEVEL.exec(item) ?? [];
  const level = levels.find((each) => each !== undefined) ?? '';
  const language = languageCalled(name);
  const proficiency = proficiencyIn(level || item);
  if (language) return { name, language, proficiency };
  const spaced = firstWords(item);
  if (spaced) return { ...spaced, proficiency };
  const isLabelled = proficiency !== null && level !== '' && name.length <= 40;
  return isLabelled ? { name, language: null, proficiency } : null;
}

/** "Native Spanish" and "Spanish native speaker": the name among its level's words. */
function firstWords(item: string): Omit<ReadLanguage, 'proficiency'> | null {
  const words = item.split(/[\s:：]+/);
  for (const size of [2, 1]) {
    for (let start = 0; start + size <= words.length && start < 6; start += 1) {
      const name = words.slice(start, start + size).join(' ');
      const language = languageCalled(name);
      if (language) return { name, language };
    }
  }
  return null;
}

/** From the surest words to the vaguest: the first pattern that fits decides. CEFR levels are mapped as usual. */
const PATTERNS: readonly [Proficiency, RegExp][] = [
  [
    'native',
    /native|bilingual|mother tongue|first language|nativ[oa]|materna|bilingue|母語|母国語|ネイティブ|バイリンガル/,
  ],
  ['limited', /limited|limitada|限定/],
  ['elementary', /elementary|elemental|basic|beginner|principiante|\ba[12]\b|初級|基礎|入門/],
  [
    'full_professional',
    /full professional|profesional completa|\bc[12]\b|fluent|fluid[oa]|advanced|avanzad[oa]|流暢|上級|フルプロフェッショナル/,
  ],
  ['limited', /lower intermediate|\bb1\b|conversational|conversacional|日常会話/],
  [
    'professional',
    /professional|profesional|proficient|working|\bb2\b|upper intermediate|intermedi[ao] alto|ビジネス|中上級|実務/,
  ],
  ['elementary', /competencia basica|basic[oa]/],
  ['limited', /intermediate|intermedi[ao]|中級/],
];

/** How well a language is spoken by what stands beside its name, or null where nothing says it. */
function proficiencyIn(text: string): Proficiency | null {
  const words = fold(text);
  return PATTERNS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}
