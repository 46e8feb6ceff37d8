import { fromPromise } from 'xstate';
import { z } from 'zod';
import { studentApi } from '../../api/studentApi';
import type { RequestOf } from '../../../shared/contract/base/endpoint';
import type { submitQuiz } from '../../../shared/contract/interpreters/student';
import type { QuizLanguage } from '../../../shared/domain/people/quizRules';
import type { OpenAttempt } from '../../machines/quiz/quizMachine';
import type { AppDispatch } from '../../store/store';
import { tabMemory } from '../../ui/buttons/tabMemory';

/** An attempt is handed in this much before the server closes it, so that the answers arrive in time. */
const AHEAD_MS = 10_000;

/** An attempt's chosen answers outlive a reload. */
export const choicesPlace = (attemptId: string) => `quiz.${attemptId}`;
const Choices = z.record(z.string(), z.number().int());

/** The machine's calls. Failures are `ApiError`s. */
export function quizActors(dispatch: AppDispatch) {
  const { endpoints } = studentApi;
  return {
    openAttempt: fromPromise(
      async ({ input }: { input: { language: QuizLanguage } }): Promise<OpenAttempt> => {
        const attempt = await dispatch(endpoints.getQuiz.initiate(input)).unwrap();
        const kept = Choices.safeParse(tabMemory.read(choicesPlace(attempt.attempt_id)));
        // the device's own clock may be wrong, but goes as fast as the server's
        const left = Date.parse(attempt.closes_at) - Date.parse(attempt.now);
        return { attempt, choices: kept.data ?? {}, endsAt: Date.now() + left - AHEAD_MS };
      },
    ),
    submitQuiz: fromPromise(({ input }: { input: RequestOf<typeof submitQuiz> }) =>
      dispatch(endpoints.submitQuiz.initiate(input)).unwrap(),
    ),
    getQuizResult: fromPromise(async ({ input }: { input: { attempt_id: string } }) => {
      const asked = endpoints.getQuizResult.initiate(input, { forceRefetch: true, subscribe: false });
      const result = await dispatch(asked).unwrap();
      if (!result) throw new Error('there is no result of an attempt that was named');
      return result;
    }),
  };
}
