import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { getQuizDemo, getQuizLeaders } from '../../../../src/shared/contract/base/open';
import { getQuiz, getQuizResult, submitQuiz } from '../../../../src/shared/contract/interpreters/student';
import { QuizScreen } from '../../../../src/client/features/quiz/QuizScreen';
import { aQuizAttempt, aQuizResult } from '../../../support/aQuiz';
import { refuses, succeeds } from '../../../support/answers';
import { chooseOption } from '../../../support/chooseOption';
import { interpreterPerson } from '../../../support/people';
import { renderScreen } from '../../../support/renderScreen';

const attempt = aQuizAttempt();
const [first, second] = attempt.questions;
const leader = {
  name: 'Kenji S.',
  language: 'English' as const,
  score: 2,
  total: 2,
  submitted_at: '2030-01-04T10:00:00.000Z',
};
const sent: unknown[] = [];
const server = setupServer();
const says = (path: string, answer: () => ReturnType<typeof succeeds>) =>
  http.post(`*${path}`, async ({ request }) => {
    sent.push(await request.json());
    return answer();
  });
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  sent.length = 0;
  sessionStorage.clear();
  server.use(
    http.post(`*${getQuizResult.path}`, async ({ request }) =>
      'attempt_id' in ((await request.json()) as object)
        ? refuses('NOT_FOUND', 'Not there.')
        : succeeds(null),
    ),
    http.post(`*${getQuizLeaders.path}`, () => succeeds([leader])),
    says(getQuiz.path, () => succeeds(attempt)),
    says(submitQuiz.path, () => succeeds(aQuizResult())),
  );
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const show = () => renderScreen(<QuizScreen />, { person: interpreterPerson });
const press = (user: ReturnType<typeof show>['user'], name: string) =>
  user.click(screen.getByRole('button', { name }));

async function begin() {
  const shown = show();
  await press(shown.user, 'Start the quiz');
  await screen.findByRole('heading', { name: first.text });
  return shown;
}

test('tells the rules, who leads in the chosen language, and that nothing was handed in yet', async () => {
  const asked: unknown[] = [];
  server.use(
    http.post(`*${getQuizLeaders.path}`, async ({ request }) => {
      const body = (await request.json()) as { language: string };
      asked.push(body.language);
      return succeeds(body.language === 'English' ? [leader] : []);
    }),
  );
  const { user } = show();
  expect(screen.getByText(/10 questions about a language in 15 minutes/)).toBeVisible();
  const leaders = within(await screen.findByRole('list', { name: 'Best results' }));
  expect(leaders.getByRole('listitem')).toHaveTextContent('Kenji S.2 of 2Jan 4, 2030');
  expect(await screen.findByText('You have not handed in a quiz yet.')).toBeVisible();
  await chooseOption(user, 'Language of the quiz', 'Japanese');
  expect(await screen.findByText(/There is no name here yet/)).toBeVisible();
  expect(asked).toEqual(['English', 'Japanese']);
});

test('questions are answered one by one, and the result shows what was right', async () => {
  const { user } = await begin();
  expect(screen.getByText('Question 1 of 2')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'overdue' }));
  expect(screen.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute(
    'aria-valuetext',
    '1 of 2 answered',
  );
  await press(user, 'Next question');
  expect(screen.getByRole('heading', { name: second.text })).toHaveFocus();
  await user.click(screen.getByRole('radio', { name: 'a lease' }));
  await press(user, 'Hand in');
  expect(await screen.findByRole('heading', { name: '1 of 2 right' })).toHaveFocus();
  const answers = [
    { question_id: first.id, choice: 1 },
    { question_id: second.id, choice: 1 },
  ];
  expect(sent).toEqual([{ language: 'English' }, { attempt_id: attempt.attempt_id, answers }]);
  const lines = screen.getAllByRole('listitem');
  expect(lines[0]).toHaveTextContent('Right Your answer: overdue');
  expect(lines[1]).toHaveTextContent('Not answered Right answer: to lease');
  await press(user, 'Back to the quizzes');
  expect(screen.getByRole('button', { name: 'Start the quiz' })).toBeVisible();
});

test('it is asked before questions that are left open are handed in', async () => {
  const { user } = await begin();
  await press(user, 'Next question');
  await press(user, 'Hand in');
  expect(screen.getByRole('alert')).toHaveTextContent('2 questions are not answered');
  await press(user, 'Go on answering');
  expect(screen.getByRole('heading', { name: first.text })).toBeVisible();
  await press(user, 'Next question');
  await press(user, 'Hand in');
  await press(user, 'Hand in anyway');
  expect(await screen.findByRole('heading', { name: '1 of 2 right' })).toBeVisible();
});

test('what was chosen outlives a reload', async () => {
  const { user, unmount } = await begin();
  await user.click(screen.getByRole('radio', { name: 'overdue' }));
  unmount();
  await begin();
  expect(screen.getByRole('radio', { name: 'overdue' })).toBeChecked();
});

test('when the time ends, what is answered is handed in', async () => {
  const ahead = 10_000 + 1500;
  const now = new Date(Date.parse(attempt.closes_at) - ahead).toISOString();
  server.use(says(getQuiz.path, () => succeeds({ ...attempt, now })));
  const { user } = await begin();
  expect(screen.getByText(/Less than a minute is left/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'overdue' }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(await screen.findByRole('heading', { name: '1 of 2 right' }, { timeout: 5000 })).toBeVisible();
  expect(sent[1]).toMatchObject({ answers: [{ question_id: first.id, choice: 1 }] });
});

test('answers that came too late have no result, and say so', async () => {
  server.use(http.post(`*${submitQuiz.path}`, () => refuses('ATTEMPT_CLOSED', 'Closed.')));
  const { user } = await begin();
  await press(user, 'Next question');
  await press(user, 'Hand in');
  await press(user, 'Hand in anyway');
  expect(await screen.findByRole('heading', { name: 'The time is over' })).toHaveFocus();
});

test('a refused start and a failed hand-in say why, and lose nothing', async () => {
  server.use(http.post(`*${getQuiz.path}`, () => refuses('TOO_MANY_REQUESTS', 'Three a day.')));
  const { user } = show();
  await press(user, 'Start the quiz');
  expect(await screen.findByText('Three a day.')).toBeVisible();
  server.use(
    says(getQuiz.path, () => succeeds(attempt)),
    http.post(`*${submitQuiz.path}`, () => refuses('INTERNAL', 'Oops.')),
  );
  await press(user, 'Start the quiz');
  await screen.findByRole('heading', { name: first.text });
  await user.click(screen.getByRole('radio', { name: 'overdue' }));
  await press(user, 'Next question');
  await user.click(screen.getByRole('radio', { name: 'to lease' }));
  await press(user, 'Hand in');
  await screen.findByText('Oops.');
  expect(screen.getByRole('radio', { name: 'to lease' })).toBeChecked();
  server.use(says(submitQuiz.path, () => succeeds(aQuizResult())));
  await press(user, 'Retry');
  expect(await screen.findByRole('heading', { name: '1 of 2 right' })).toBeVisible();
});

test('the latest result can be read again, and three questions tried for nothing', async () => {
  server.use(
    http.post(`*${getQuizResult.path}`, () => succeeds(aQuizResult())),
    http.post(`*${getQuizDemo.path}`, async ({ request }) => {
      const { answers } = (await request.json()) as { answers?: unknown[] };
      return succeeds({ title: 'English', questions: attempt.questions, score: answers ? 2 : null });
    }),
  );
  const { user } = show();
  expect(await screen.findByText('English: 1 of 2 right, Jan 5, 2030')).toBeVisible();
  await press(user, 'Questions and answers');
  expect(await screen.findByText('Right answer: to lease')).toBeVisible();
  await press(user, 'Try three questions first');
  await user.click(await screen.findByRole('radio', { name: 'overdue' }));
  expect(screen.getByRole('button', { name: 'Check my answers' })).toBeDisabled();
  await user.click(screen.getByRole('radio', { name: 'to lease' }));
  await press(user, 'Check my answers');
  await waitFor(() => expect(screen.getAllByText('2 of 2 right')).toHaveLength(1));
  expect(sent).toEqual([]);
});
