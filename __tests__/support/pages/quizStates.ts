import { getQuiz, submitQuiz } from '../../../src/shared/contract/interpreters/student';
import { paths } from '../../../src/client/paths';
import { aQuizAttempt, aQuizResult } from '../aQuiz';
import type { ScreenState } from './screens';

/** Attempts are few a day: these are made up. */
const CALLS = { [getQuiz.path]: aQuizAttempt(), [submitQuiz.path]: aQuizResult() };

const START: ScreenState['reach'] = async (page, { quiz }) => {
  await page.getByRole('button', { name: quiz.start, exact: true }).click();
  await page.getByRole('radio', { name: 'overdue' }).check();
};

/** The language quiz, step by step. */
export const QUIZ_STATES: readonly ScreenState[] = [
  { name: 'quiz', who: 'interpreter', path: paths.interpreter.quiz },
  {
    name: 'quiz demo',
    who: 'interpreter',
    path: paths.interpreter.quiz,
    reach: async (page, { quiz }) => {
      await page.getByRole('button', { name: quiz.demo.title }).click();
      await page.getByRole('radio').first().waitFor();
    },
  },
  {
    name: 'quiz question',
    who: 'interpreter',
    path: `${paths.interpreter.quiz}?as=quiz-question`,
    answers: CALLS,
    reach: START,
  },
  {
    name: 'quiz with questions left open',
    who: 'interpreter',
    path: `${paths.interpreter.quiz}?as=quiz-left-open`,
    answers: CALLS,
    reach: async (page, words) => {
      await START(page, words);
      await page.getByRole('button', { name: words.quiz.next, exact: true }).click();
      await page.getByRole('button', { name: words.quiz.handIn, exact: true }).click();
      await page.getByRole('button', { name: words.quiz.handInAnyway }).waitFor();
    },
  },
  {
    name: 'quiz result',
    who: 'interpreter',
    path: `${paths.interpreter.quiz}?as=quiz-result`,
    answers: CALLS,
    reach: async (page, words) => {
      await START(page, words);
      await page.getByRole('button', { name: words.quiz.next, exact: true }).click();
      await page.getByRole('button', { name: words.quiz.handIn, exact: true }).click();
      await page.getByRole('button', { name: words.quiz.handInAnyway }).click();
      await page.getByRole('button', { name: words.quiz.again }).waitFor();
    },
  },
];
