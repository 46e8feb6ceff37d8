import type { InterpretationLanguage } from '../text/interpretationLanguages';

/** The languages that have a quiz. */
export const QUIZ_LANGUAGES = [
  'English',
  'French',
  'Japanese',
  'Spanish',
] as const satisfies readonly InterpretationLanguage[];
export type QuizLanguage = (typeof QUIZ_LANGUAGES)[number];

/** The rules of every quiz. */
export const QUIZ_QUESTIONS = 10;
export const QUIZ_MINUTES = 15;
export const QUIZ_ATTEMPTS_A_DAY = 3;

/** At least 80 %. */
export function isPassed(score: number, total: number): boolean {
  return score * 5 >= total * 4;
}

/** The items in random order, each order as likely as any other (Fisher and Yates). */
export function shuffled<Item>(items: readonly Item[], randomBelow: (limit: number) => number): Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(randomBelow(left.length), 1));
}

/** A person as the public list of leaders names them: first name and the initial of the last. */
export function leaderName(firstName: string, lastName: string): string {
  const [initial] = lastName.trim();
  return initial === undefined ? firstName : `${firstName} ${initial.toUpperCase()}.`;
}
