import { getQuizDemo, getQuizLeaders } from '../../../../../src/shared/contract/base/open';
import * as student from '../../../../../src/shared/contract/interpreters/student';
import { QUIZ_LANGUAGES } from '../../../../../src/shared/domain/people/quizRules';
import { quizzes } from '../../../../../src/server/db/quizzes/quizzes';
import { startTestServer, type TestServer } from '../../../../support/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Language = 'English' | 'Spanish' | 'Japanese' | 'French';

async function someone(name: [string, string] = ['Pat', 'Poe']) {
  const { id, email } = await server.addInterpreter({ firstName: name[0], lastName: name[1] });
  let { token } = await server.signIn(email);
  const signInAgain = async () => void ({ token } = await server.signIn(email));
  const get = (language: Language = 'French') => server.call(student.getQuiz, { language }, { token });
  const submit = (
    attempt_id: string,
    answers: { question_id: string; choice: number }[] = [],
    words?: string,
  ) => server.call(student.submitQuiz, { attempt_id, answers }, { token, ...(words && { language: words }) });
  const result = (attempt_id?: string) =>
    server.call(student.getQuizResult, { ...(attempt_id && { attempt_id }) }, { token });
  return { id, get, submit, result, signInAgain };
}

/** An attempt's questions as the server keeps them. */
async function rightOnes(attemptId: string) {
  const { queries } = server.context.db;
  const stored = queries.selectFrom('quiz_attempts').select('asked').where('id', '=', attemptId);
  const { asked } = await stored.executeTakeFirstOrThrow();
  return asked.map(({ id, right }) => ({ question_id: id, choice: right }));
}

/** Of `count` questions the right answers, of the others wrong ones. */
async function answersWith(attemptId: string, count: number) {
  const right = await rightOnes(attemptId);
  return right.map(({ question_id, choice }, place) => {
    return { question_id, choice: place < count ? choice : (choice + 1) % 4 };
  });
}

it('has a quiz for each language that is offered, and no other', () => {
  expect(quizzes.map(({ language }) => language).sort()).toEqual([...QUIZ_LANGUAGES].sort());
});

describe('an attempt', () => {
  test('tells the present by the server’s clock, so that a wrong one counts down right', async () => {
    const pat = await someone();
    const { started_at } = (await pat.get()).data();
    server.clock.advance({ minutes: 1 });
    await pat.signInAgain();
    const { now } = (await pat.get()).data();
    expect(Date.parse(now) - Date.parse(started_at)).toBe(60_000);
  });

  test('asks ten different questions with four choices each, for a quarter of an hour', async () => {
    const attempt = (await (await someone()).get()).data();
    expect(new Set(attempt.questions.map(({ id }) => id)).size).toBe(10);
    for (const { choices } of attempt.questions) expect(new Set(choices).size).toBe(4);
    const minutes = (Date.parse(attempt.closes_at) - Date.parse(attempt.started_at)) / 60_000;
    expect(minutes).toBe(15);
  });

  test('goes on where it was left, however many times at once it is asked for', async () => {
    const pat = await someone();
    const answers = await Promise.all(Array.from({ length: 5 }, () => pat.get()));
    const ids = answers.map((answer) => answer.data().attempt_id);
    expect(new Set(ids).size).toBe(1);
    expect((await pat.get()).data()).toEqual(answers[0]?.data());
  });

  test('tells no answer before it was handed in, in any answer of any call', async () => {
    const pat = await someone();
    const bodies = [await pat.get(), await pat.get(), await pat.result()].map(({ body }) => body);
    const { attempt_id } = (await pat.get()).data();
    bodies.push((await pat.result(attempt_id)).body, (await server.call(getQuizDemo, {})).body);
    expect(JSON.stringify(bodies)).not.toMatch(/"(right|right_choice|is_demo|chosen)"/);
    const rights = await rightOnes(attempt_id);
    expect(new Set(rights.map(({ choice }) => choice)).size).toBeGreaterThan(1);
  });

  test.each([
    [8, true],
    [7, false],
  ])('with %i right answers is passed: %s, and shows what was right', async (count, passed) => {
    const pat = await someone();
    const { attempt_id } = (await pat.get()).data();
    const answers = await answersWith(attempt_id, count);
    const result = (await pat.submit(attempt_id, answers)).data();
    expect(result).toMatchObject({ attempt_id, score: count, total: 10, passed });
    expect(result.answers.map(({ chosen }) => chosen)).toEqual(answers.map(({ choice }) => choice));
    expect(result.answers.map(({ right }) => right)).toEqual(
      (await rightOnes(attempt_id)).map((r) => r.choice),
    );
    expect((await pat.result(attempt_id)).data()).toEqual(result);
    expect((await pat.result()).data()).toEqual(result);
  });

  test('counts what was left open, asked twice or made up as it is', async () => {
    const pat = await someone();
    const { attempt_id } = (await pat.get()).data();
    const [first] = await rightOnes(attempt_id);
    const answers = [
      { question_id: first?.question_id ?? '', choice: 9 },
      { question_id: attempt_id, choice: 0 },
    ];
    const result = (await pat.submit(attempt_id, answers)).data();
    expect(result.score).toBe(0);
    expect(result.answers.every(({ chosen }) => chosen === null)).toBe(true);
  });

  test('is handed in once, though fifty do it at the same moment', async () => {
    const pat = await someone();
    const { attempt_id } = (await pat.get()).data();
    const answers = await Promise.all(Array.from({ length: 50 }, () => pat.submit(attempt_id)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(49);
  });

  test.each([
    ['en-US', 'This attempt was handed in already, or its time is over.'],
    ['es-MX', 'Este intento ya se entregó o se agotó su tiempo.'],
    ['ja-JP', 'この受験はすでに提出済みか、制限時間を過ぎています。'],
  ])('is refused in %s once its time is over, and gives way to the next', async (words, message) => {
    const pat = await someone();
    const { attempt_id } = (await pat.get()).data();
    server.clock.advance({ minutes: 15 });
    await pat.signInAgain();
    const late = (await pat.submit(attempt_id, [], words)).refusal();
    expect(late).toMatchObject({ code: 'ATTEMPT_CLOSED', message });
    expect((await pat.get()).data().attempt_id).not.toBe(attempt_id);
  });

  test('is nobody else’s', async () => {
    const [pat, sam] = [await someone(), await someone()];
    const { attempt_id } = (await pat.get()).data();
    expect((await pat.result(attempt_id)).refusal().code).toBe('NOT_FOUND');
    expect((await pat.result()).data()).toBeNull();
    expect((await sam.submit(attempt_id)).refusal().code).toBe('NOT_FOUND');
    await pat.submit(attempt_id);
    expect((await sam.result(attempt_id)).refusal().code).toBe('NOT_FOUND');
    expect((await sam.result()).data()).toBeNull();
  });

  test('may be made three times a day at each quiz', async () => {
    const pat = await someone();
    for (let time = 0; time < 3; time += 1) await pat.submit((await pat.get()).data().attempt_id);
    const refused = await pat.get();
    expect(refused.refusal().code).toBe('TOO_MANY_REQUESTS');
    expect(refused.headers['retry-after']).toBe(String(24 * 3600));
    expect((await pat.get('Spanish')).status).toBe(200);
    server.clock.advance({ days: 1 });
  });
});

test('a language without a quiz is not found', async () => {
  const { email } = await server.addInterpreter();
  const { token } = await server.signIn(email);
  expect((await server.call(student.getQuiz, { language: 'Thai' }, { token })).status).toBe(404);
  expect((await server.call(getQuizDemo, { language: 'Thai' })).status).toBe(404);
});

test('the leaders are each person once, at their best, by first name and initial', async () => {
  const { queries } = server.context.db;
  await queries.deleteFrom('quiz_attempts').execute();
  const [ana, kim] = [await someone(['Ana', 'Ruiz']), await someone(['Kim', 'lee'])];
  for (const [person, count] of [
    [ana, 4],
    [kim, 9],
    [ana, 10],
  ] as const) {
    const { attempt_id } = (await person.get('Japanese')).data();
    await person.submit(attempt_id, await answersWith(attempt_id, count));
    server.clock.advance({ seconds: 1 });
  }
  const leaders = (await server.call(getQuizLeaders, { language: 'Japanese' })).data();
  expect(leaders).toMatchObject([
    { name: 'Ana R.', score: 10, total: 10, language: 'Japanese' },
    { name: 'Kim L.', score: 9, total: 10, language: 'Japanese' },
  ]);
  expect((await server.call(getQuizLeaders, { language: 'French' })).data()).toEqual([]);
  expect((await server.call(getQuizLeaders)).data()).toEqual(leaders);
});

test.each([
  ['hides their listing', { is_public: false }],
  ['pauses', { listing_state: 'paused' as const }],
  ['waits to be listed', { listing_state: 'in_review' as const }],
  ['never published a profile', { listing_state: 'draft' as const }],
  ['does not interpret', { offers_interpretation: false }],
])('the leaders name nobody who %s, and name them again once everybody may see them', async (_why, away) => {
  const { queries } = server.context.db;
  await queries.deleteFrom('quiz_attempts').execute();
  for (const name of [
    ['Ana', 'Ruiz'],
    ['Kim', 'Lee'],
  ] as [string, string][]) {
    const { id, get, submit } = await someone(name);
    await submit((await get('Japanese')).data().attempt_id);
    if (name[0] === 'Ana')
      await queries.updateTable('interpreters').set(away).where('user_id', '=', id).execute();
  }
  const names = async () =>
    (await server.call(getQuizLeaders, { language: 'Japanese' })).data().map(({ name }) => name);
  expect(await names()).toEqual(['Kim L.']);
  const back = { is_public: true, listing_state: 'listed' as const, offers_interpretation: true };
  await queries.updateTable('interpreters').set(back).execute();
  expect((await names()).sort()).toEqual(['Ana R.', 'Kim L.']);
});

test('the demo is the same three questions for everybody, graded, and never asked in an attempt', async () => {
  const demo = (await server.call(getQuizDemo, { language: 'French' })).data();
  expect(demo.score).toBeNull();
  expect(demo.questions).toHaveLength(3);
  const { queries } = server.context.db;
  const ids = demo.questions.map(({ id }) => id);
  const stored = await queries.selectFrom('quiz_questions').selectAll().where('id', 'in', ids).execute();
  const right = stored.map(({ id, right_choice }) => ({ question_id: id, choice: right_choice }));
  const graded = (await server.call(getQuizDemo, { language: 'French', answers: right })).data();
  expect(graded).toEqual({ ...demo, score: 3 });
  const wrong = right.map(({ question_id, choice }) => ({ question_id, choice: (choice + 1) % 4 }));
  expect((await server.call(getQuizDemo, { language: 'French', answers: wrong })).data().score).toBe(0);
  const asked = (await (await someone()).get()).data().questions.map(({ id }) => id);
  expect(asked.filter((id) => ids.includes(id))).toEqual([]);
});

test('every quiz has at least fifteen questions, each with one place for its right answer', async () => {
  const { queries } = server.context.db;
  const quizzes = await queries.selectFrom('quizzes').select(['id', 'language']).execute();
  expect(quizzes.map(({ language }) => language).sort()).toEqual([
    'English',
    'French',
    'Japanese',
    'Spanish',
  ]);
  for (const { id } of quizzes) {
    const questions = await queries
      .selectFrom('quiz_questions')
      .selectAll()
      .where('quiz_id', '=', id)
      .execute();
    expect(questions.length).toBeGreaterThanOrEqual(15);
    for (const { choices, right_choice } of questions) {
      expect(new Set(choices).size).toBe(4);
      expect(choices[right_choice]).toBeDefined();
    }
    expect(new Set(questions.map(({ right_choice }) => right_choice)).size).toBe(4);
  }
});
