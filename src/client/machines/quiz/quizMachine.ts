import { assertEvent, assign, setup } from 'xstate';
import type { ApiError } from '../../../shared/contract/base/apiError';
import type { RequestOf } from '../../../shared/contract/base/endpoint';
import type { QuizAttempt, QuizResult, submitQuiz } from '../../../shared/contract/interpreters/student';
import type { QuizLanguage } from '../../../shared/domain/people/quizRules';
import { apiErrorOf } from '../base/apiErrorOf';
import { actorNotProvided } from '../base/notProvided';

/** The index of the choice made, by the question's id. */
export type QuizChoices = Readonly<Record<string, number>>;

/** An attempt as it begins or goes on. */
export interface OpenAttempt {
  attempt: QuizAttempt;
  /** what had been chosen before a reload */
  choices: QuizChoices;
  /** when it has to be handed in, epoch milliseconds of this device's clock */
  endsAt: number;
}

export interface QuizContext {
  open: OpenAttempt | null;
  /** the question that is shown, from 0 */
  place: number;
  result: QuizResult | null;
  /** what became of the last call, where it was refused */
  failure: ApiError | null;
}

export type QuizEvent =
  | { type: 'quiz.started'; language: QuizLanguage }
  | { type: 'question.opened'; place: number }
  | { type: 'answer.chosen'; questionId: string; choice: number }
  | { type: 'answers.submitted' }
  | { type: 'answers.confirmed' }
  /** whoever counts the seconds says so: a timer of the machine would stand still while a laptop sleeps */
  | { type: 'time.ended' }
  | { type: 'quiz.left' };

const noteFailure = {
  type: 'noteFailure',
  params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
} as const;

const refusedAs = (code: ApiError['code']) =>
  ({
    type: 'isRefusedAs',
    params: ({ event }: { event: { error: unknown } }) => ({ error: event.error, code }),
  }) as const;

const showResult = {
  type: 'showResult',
  params: ({ event }: { event: { output: QuizResult } }) => ({ result: event.output }),
} as const;

/** An interpreter takes the quiz of a language: ten questions against the clock, handed in once. */
export const quizMachine = setup({
  types: {
    context: {} as QuizContext,
    events: {} as QuizEvent,
    tags: {} as 'busy' | 'asking',
  },
  actors: {
    openAttempt: actorNotProvided<OpenAttempt, { language: QuizLanguage }>('openAttempt'),
    submitQuiz: actorNotProvided<QuizResult, RequestOf<typeof submitQuiz>>('submitQuiz'),
    getQuizResult: actorNotProvided<QuizResult, { attempt_id: string }>('getQuizResult'),
  },
  actions: {
    open: assign((_, { open }: { open: OpenAttempt }) => ({ open, place: 0, result: null, failure: null })),
    show: assign((_, { place }: { place: number }) => ({ place })),
    choose: assign(
      ({ context: { open } }, { questionId, choice }: { questionId: string; choice: number }) => ({
        open: open && { ...open, choices: { ...open.choices, [questionId]: choice } },
      }),
    ),
    showFirstLeftOpen: assign(({ context }) => ({ place: Math.max(0, firstLeftOpen(context)) })),
    showResult: assign((_, { result }: { result: QuizResult }) => ({ result, failure: null })),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: apiErrorOf(error) })),
    forgetFailure: assign({ failure: null }),
    forgetAll: assign({ open: null, place: 0, result: null, failure: null }),
  },
  guards: {
    isWhole: ({ context }) => firstLeftOpen(context) < 0,
    isRefusedAs: (_, { error, code }: { error: unknown; code: ApiError['code'] }) =>
      apiErrorOf(error).code === code,
  },
}).createMachine({
  id: 'quiz',
  description: 'An interpreter takes the quiz of a language: questions against the clock, handed in once.',
  context: { open: null, place: 0, result: null, failure: null },
  initial: 'choosingLanguage',
  states: {
    choosingLanguage: {
      description: 'The person reads what the quiz is, and chooses a language.',
      on: { 'quiz.started': { target: 'opening', actions: 'forgetFailure' } },
    },
    opening: {
      description: 'An attempt is being opened, or the one that is open already is fetched.',
      tags: 'busy',
      invoke: {
        src: 'openAttempt',
        id: 'openAttempt',
        input: ({ event }) => {
          assertEvent(event, 'quiz.started');
          return { language: event.language };
        },
        onDone: {
          target: 'answering',
          actions: { type: 'open', params: ({ event }) => ({ open: event.output }) },
        },
        onError: { target: 'choosingLanguage', actions: noteFailure },
      },
    },
    answering: {
      description: 'The questions are answered, in any order.',
      tags: 'asking',
      on: {
        'question.opened': { actions: { type: 'show', params: ({ event }) => event } },
        'answer.chosen': { actions: { type: 'choose', params: ({ event }) => event } },
        'answers.submitted': [{ guard: 'isWhole', target: 'submitting' }, { target: 'confirming' }],
        'time.ended': 'submitting',
      },
    },
    confirming: {
      description: 'Questions are left open, and would count as wrong: it is asked whether to hand in so.',
      tags: 'asking',
      on: {
        'question.opened': { target: 'answering', actions: 'showFirstLeftOpen' },
        'answers.confirmed': 'submitting',
        'time.ended': 'submitting',
      },
    },
    submitting: {
      description: 'The answers are being handed in, once however often it is pressed.',
      tags: ['busy', 'asking'],
      entry: 'forgetFailure',
      invoke: {
        src: 'submitQuiz',
        id: 'submitQuiz',
        input: ({ context: { open } }) => ({
          attempt_id: open?.attempt.attempt_id ?? '',
          answers: Object.entries(open?.choices ?? {}).map(([question_id, choice]) => ({
            question_id,
            choice,
          })),
        }),
        onDone: { target: 'finished', actions: showResult },
        onError: [
          { guard: refusedAs('ATTEMPT_CLOSED'), target: 'lookingUp' },
          { target: 'answering', actions: noteFailure },
        ],
      },
    },
    lookingUp: {
      description:
        'The attempt is closed already: it was handed in and the answer got lost, or its time is over.',
      tags: ['busy', 'asking'],
      invoke: {
        src: 'getQuizResult',
        id: 'getQuizResult',
        input: ({ context: { open } }) => ({ attempt_id: open?.attempt.attempt_id ?? '' }),
        onDone: { target: 'finished', actions: showResult },
        onError: [
          { guard: refusedAs('NOT_FOUND'), target: 'tooLate' },
          { target: 'answering', actions: noteFailure },
        ],
      },
    },
    finished: {
      description: 'The result is shown, with every right answer.',
      on: { 'quiz.left': { target: 'choosingLanguage', actions: 'forgetAll' } },
    },
    tooLate: {
      description: 'The time was over before the answers arrived; the attempt counts for nothing.',
      on: { 'quiz.left': { target: 'choosingLanguage', actions: 'forgetAll' } },
    },
  },
});

/** The first question without an answer; −1 where every one has its own. */
function firstLeftOpen({ open }: QuizContext): number {
  return open?.attempt.questions.findIndex(({ id }) => open.choices[id] === undefined) ?? -1;
}
