import { createActor, fromPromise } from 'xstate';
import type { QuizResult } from '../../../src/shared/contract/interpreters/student';
import { quizMachine, type OpenAttempt } from '../../../src/client/machines/quiz/quizMachine';
import { aQuizAttempt, aQuizResult } from '../../support/aQuiz';
import { quizCase } from '../../support/machines/cases/quizCase';
import { stoodAfter } from '../../support/machines/stoodAfter';
import { lostAnswer } from './bookingFixtures';

const HERE = 'the page of the quiz';
const begun = ['starts', 'openAttempt answers with the questions'];
const both = [...begun, 'answers the question'];
const closed = [...both, 'hands in', 'submitQuiz refuses: closed already'];

it.each<[string, string[], string]>([
  ['an attempt is opened once', ['starts', 'starts'], 'opening'],
  [
    'one that was refused may be started later',
    ['starts', 'openAttempt refuses: too many attempts'],
    'choosingLanguage',
  ],
  ['nothing is handed in before it is open', ['starts', 'hands in', 'the time ends'], 'opening'],
  ['with every question answered it is handed in at once', [...both, 'hands in'], 'submitting'],
  ['with one left open it is asked whether to', [...begun, 'hands in'], 'confirming'],
  ['who does not want to goes on', [...begun, 'hands in', 'goes on answering'], 'answering'],
  ['who does hands it in', [...begun, 'hands in', 'hands in with questions left open'], 'submitting'],
  ['the end of the time hands it in as it is', [...begun, 'the time ends'], 'submitting'],
  ['the end of the time does not wait for an answer', [...begun, 'hands in', 'the time ends'], 'submitting'],
  ['it is handed in once', [...both, 'hands in', 'hands in', 'the time ends'], 'submitting'],
  [
    'a lost answer leaves it to be handed in again',
    [...both, 'hands in', 'submitQuiz refuses: no answer'],
    'answering',
  ],
  ['one that is closed is looked up', closed, 'lookingUp'],
  ['the result that got lost is shown', [...closed, 'getQuizResult answers with the result'], 'finished'],
  [
    'one that never arrived in time is over',
    [...closed, 'getQuizResult refuses: never handed in'],
    'tooLate',
  ],
  [
    'a lookup without an answer may be tried again',
    [...closed, 'getQuizResult refuses: no answer'],
    'answering',
  ],
  [
    'another quiz may follow',
    [...both, 'hands in', 'submitQuiz answers with the result', 'goes back to the start'],
    'choosingLanguage',
  ],
])('%s', (_, happened, state) => {
  expect(stoodAfter(quizCase, HERE, happened).state).toBe(state);
});

const attempt = aQuizAttempt();
const [first, second] = attempt.questions;

function open({
  choices = {},
  submit = Promise.resolve(aQuizResult()),
}: Partial<Pick<OpenAttempt, 'choices'>> & { submit?: Promise<QuizResult> } = {}) {
  const sent: unknown[] = [];
  const actor = createActor(
    quizMachine.provide({
      actors: {
        openAttempt: fromPromise(() => Promise.resolve<OpenAttempt>({ attempt, choices, endsAt: 0 })),
        submitQuiz: fromPromise(({ input }) => (sent.push(input), submit)),
        getQuizResult: fromPromise(() => Promise.resolve(aQuizResult())),
      },
    }),
  ).start();
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
  return { actor, sent, settle, context: () => actor.getSnapshot().context };
}

it('sends the last choice of each question, and forgets everything when left', async () => {
  const { actor, sent, settle, context } = open();
  actor.send({ type: 'quiz.started', language: 'English' });
  await settle();
  for (const choice of [1, 0]) actor.send({ type: 'answer.chosen', questionId: first.id, choice });
  actor.send({ type: 'answer.chosen', questionId: second.id, choice: 1 });
  actor.send({ type: 'answers.submitted' });
  await settle();
  const answers = [
    { question_id: first.id, choice: 0 },
    { question_id: second.id, choice: 1 },
  ];
  expect(sent).toEqual([{ attempt_id: attempt.attempt_id, answers }]);
  expect(context().result).toEqual(aQuizResult());
  actor.send({ type: 'quiz.left' });
  expect(context()).toEqual({ open: null, place: 0, result: null, failure: null });
});

it('leads to the first question that was left open', async () => {
  const { actor, settle, context } = open({ choices: { [first.id]: 1 } });
  actor.send({ type: 'quiz.started', language: 'English' });
  await settle();
  expect(context().place).toBe(0);
  actor.send({ type: 'answers.submitted' });
  expect(actor.getSnapshot().value).toBe('confirming');
  actor.send({ type: 'question.opened', place: 0 });
  expect(context().place).toBe(1);
});

it('says why it was refused, until the next try', async () => {
  const submit = Promise.reject<QuizResult>(Object.assign(new Error(), lostAnswer));
  const { actor, settle, context } = open({ submit });
  actor.send({ type: 'quiz.started', language: 'English' });
  await settle();
  actor.send({ type: 'time.ended' });
  await settle();
  expect(context().failure).toHaveProperty('code', lostAnswer.code);
  actor.send({ type: 'time.ended' });
  expect(context().failure).toBeNull();
});
