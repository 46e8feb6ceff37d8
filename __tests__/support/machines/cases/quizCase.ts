import { quizMachine, type QuizContext } from '../../../../src/client/machines/quiz/quizMachine';
import { lostAnswer, refusal } from '../../../unit/machines/bookingFixtures';
import { aQuizAttempt, aQuizResult } from '../../aQuiz';
import { act, answers, passesBy, refuses, type MachineCase } from '../CaseEvent';

const attempt = aQuizAttempt();
const [first] = attempt.questions;
const tooMany = refusal('TOO_MANY_REQUESTS', { status: 429, retryAfter: 42 });

/** The first question was answered before a reload, so that one choice makes the attempt whole. */
const open = { attempt, choices: { [attempt.questions[1].id]: 0 }, endsAt: 0 };

export const quizCase: MachineCase = {
  machine: quizMachine,
  starts: { 'the page of the quiz': undefined },
  happenings: [
    act('starts', { type: 'quiz.started', language: 'English' }),
    act('answers the question', { type: 'answer.chosen', questionId: first.id, choice: 1 }),
    act('goes on answering', { type: 'question.opened', place: 0 }),
    act('hands in', { type: 'answers.submitted' }),
    act('hands in with questions left open', { type: 'answers.confirmed' }),
    act('goes back to the start', { type: 'quiz.left' }),
    passesBy('the time ends', { type: 'time.ended' }),
    answers('openAttempt', 'with the questions', open),
    refuses('openAttempt', 'too many attempts', tooMany),
    refuses('openAttempt', 'no answer', lostAnswer),
    answers('submitQuiz', 'with the result', aQuizResult()),
    refuses('submitQuiz', 'closed already', refusal('ATTEMPT_CLOSED')),
    refuses('submitQuiz', 'no answer', lostAnswer),
    answers('getQuizResult', 'with the result', aQuizResult()),
    refuses('getQuizResult', 'never handed in', refusal('NOT_FOUND')),
    refuses('getQuizResult', 'no answer', lostAnswer),
  ],
  decides: ({ open }: QuizContext) => open?.choices[first.id] !== undefined,
};
