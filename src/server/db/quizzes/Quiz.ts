import type { InterpretationLanguage } from '../../../shared/domain/text/interpretationLanguages';

export interface QuizQuestionText {
  text: string;
  right: string;
  wrong: readonly [string, string, string];
}

/** The content of a quiz. The first three questions are the demo's and never part of an attempt. */
export interface Quiz {
  language: InterpretationLanguage;
  title: string;
  questions: readonly QuizQuestionText[];
}

export function question(text: string, right: string, ...wrong: [string, string, string]): QuizQuestionText {
  return { text, right, wrong };
}
