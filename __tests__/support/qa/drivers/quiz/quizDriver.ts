import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { getQuiz, getQuizResult, submitQuiz } from '../../../../../src/shared/contract/interpreters/student';
import { INTERPRETER_GROUP } from '../../../../../src/shared/domain/people/groups';
import { QUIZ_MINUTES, QUIZ_QUESTIONS } from '../../../../../src/shared/domain/people/quizRules';
import type { quizMachine } from '../../../../../src/client/machines/quiz/quizMachine';
import { paths } from '../../../../../src/client/paths';
import { quizCase } from '../../../machines/cases/quizCase';
import { button } from '../../../pages/accountForms';
import { signIn } from '../../../pages/signIn';
import { failureOf } from '../../failureOf';
import type { MachineDriver } from '../../MachineDriver';
import type { Scene } from '../../Scene';
import { ownAccount, type OwnAccount } from '../account/ownAccount';

/** Attempts are few a day, so each walk is a new interpreter's. */
type QuizWalk = OwnAccount;

/** The page hands in ten seconds before the server closes the attempt; this much before that, time has passed. */
const ALMOST_MS = QUIZ_MINUTES * 60_000 - 9_000;

const opening = ({ gate }: Scene) => gate(getQuiz.path);
const handingIn = ({ gate }: Scene) => gate(submitQuiz.path);
const lookup = ({ gate }: Scene) => gate(getQuizResult.path);
const heading = ({ page }: Scene, name: string | RegExp) => page.getByRole('heading', { name }).first();
const question = ({ page }: Scene) => page.getByText(/^Question \d+ of 10$/);
const busy = ({ page }: Scene) => page.locator('.ant-btn-loading').first();
const contextOf = (snapshot: AnyMachineSnapshot) => (snapshot as SnapshotFrom<typeof quizMachine>).context;

/** The first choice of every question but the last, which a walk answers itself. */
async function answerAll({ page }: Scene): Promise<void> {
  for (let place = 1; place <= QUIZ_QUESTIONS; place += 1) {
    await page.getByText(`Question ${place} of ${QUIZ_QUESTIONS}`).waitFor();
    await page.getByRole('main').getByRole('radio').first().check();
    if (place < QUIZ_QUESTIONS) await button(page, 'Next question').click();
  }
}

async function toLast({ page }: Scene): Promise<void> {
  const next = button(page, 'Next question');
  while (await next.isVisible()) await next.click();
}

/** Shut before whatever leads there, so that what comes next waits. */
async function shut(scene: Scene): Promise<void> {
  (await handingIn(scene)).shut();
  (await lookup(scene)).shut();
}

/** The quiz of English, as a new interpreter takes it. */
export const quizDriver: MachineDriver<QuizWalk> = {
  flow: quizCase,
  begins: {
    'the page of the quiz': {
      who: 'visitor',
      opens: async (scene, { email, password }) => {
        await signIn(scene.page, email, password);
        await scene.page.goto(paths.interpreter.quiz);
      },
    },
  },
  deeds: {
    starts: {
      happens: async (scene) => {
        (await opening(scene)).shut();
        await button(scene.page, 'Start the quiz').click();
      },
    },
    'answers the question': { happens: answerAll },
    'goes on answering': {
      happens: async ({ page }, _, before) => {
        if (before.matches('confirming')) return button(page, 'Go on answering').click();
        if (await button(page, 'Previous question').isDisabled()) await button(page, 'Next question').click();
        while (await button(page, 'Previous question').isEnabled())
          await button(page, 'Previous question').click();
      },
    },
    'hands in': {
      happens: async (scene) => {
        await shut(scene);
        await toLast(scene);
        await button(scene.page, 'Hand in').click();
      },
    },
    'hands in with questions left open': {
      happens: async (scene) => {
        await shut(scene);
        await button(scene.page, 'Hand in anyway').click();
      },
    },
    'goes back to the start': {
      happens: async (scene) => {
        await (await lookup(scene)).open();
        await button(scene.page, 'Back to the quizzes').click();
      },
    },
    'the time ends': {
      isPossible: (before) => contextOf(before).failure === null,
      happens: async (scene) => {
        await shut(scene);
        await scene.world.passes(ALMOST_MS);
      },
    },
    'openAttempt answers with the questions': {
      happens: async (scene) => (await opening(scene)).pass(),
    },
    'openAttempt refuses: too many attempts': {
      happens: async (scene) =>
        (await opening(scene)).answer(429, { code: 'TOO_MANY_REQUESTS' }, { 'retry-after': '42' }),
    },
    'openAttempt refuses: no answer': {
      happens: async (scene) => (await opening(scene)).fail(failureOf(scene)),
    },
    'submitQuiz answers with the result': {
      happens: async (scene) => {
        await (await lookup(scene)).open();
        await (await handingIn(scene)).pass();
      },
    },
    'submitQuiz refuses: closed already': {
      happens: async (scene) => {
        const gate = await handingIn(scene);
        // it was handed in before, and the answer got lost
        if (scene.ahead[0] === 'getQuizResult answers with the result') await (await gate.held()).fetch();
        await gate.answer(409, { code: 'ATTEMPT_CLOSED' });
      },
    },
    'submitQuiz refuses: no answer': {
      happens: async (scene) => (await handingIn(scene)).fail(failureOf(scene, { isTraceless: true })),
    },
    'getQuizResult answers with the result': { happens: async (scene) => (await lookup(scene)).pass() },
    'getQuizResult refuses: never handed in': { happens: async (scene) => (await lookup(scene)).pass() },
    'getQuizResult refuses: no answer': {
      happens: async (scene) => (await lookup(scene)).failAll(failureOf(scene, { isTraceless: true })),
    },
  },
  looks: {
    choosingLanguage: async (scene, _, snapshot) => {
      await button(scene.page, 'Start the quiz').waitFor();
      await busy(scene).waitFor({ state: 'hidden' });
      if (contextOf(snapshot).failure) await scene.page.getByText('Error!').first().waitFor();
    },
    opening: async (scene) => {
      await busy(scene).waitFor();
      await (await opening(scene)).held();
    },
    answering: async (scene, _, snapshot) => {
      await question(scene).waitFor();
      await busy(scene).waitFor({ state: 'hidden' });
      if (contextOf(snapshot).failure) await scene.page.getByText('Error!').first().waitFor();
    },
    confirming: (scene) => button(scene.page, 'Hand in anyway').waitFor(),
    submitting: async (scene) => (await handingIn(scene)).held(),
    lookingUp: async (scene) => (await lookup(scene)).held(),
    finished: (scene) => heading(scene, /^\d+ of 10 right$/).waitFor(),
    tooLate: (scene) => heading(scene, 'The time is over').waitFor(),
  },
  prepare: (scene) => ownAccount(scene, { group: INTERPRETER_GROUP }),
  reasons: {},
  limits: {},
};
