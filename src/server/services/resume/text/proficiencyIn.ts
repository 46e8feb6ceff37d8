import type { Proficiency } from '../../../../shared/contract/interpreters/resumeDraft';
import { fold } from './fold';

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
export function proficiencyIn(text: string): Proficiency | null {
  const words = fold(text);
  return PATTERNS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}
