import { judgeFit, type FitFacts } from '../../../src/shared/domain/booking/callFit';

const nobody: FitFacts = {
  ...{ isFavourite: false, wasBooked: false, isSworn: false, isVerified: false, fields: [], rating: null },
  ...{ reviews: 0, asked: 0, answered: 0, answerMinutes: null, totalFeeCents: 8000 },
};
const judge = (facts: Partial<FitFacts>, subject: Parameters<typeof judgeFit>[1] = 'Legal') =>
  judgeFit({ ...nobody, ...facts }, subject, 8000);

it('claims nothing about somebody of whom nothing is known', () => {
  expect(judge({})).toEqual({ score: 0, reasons: [] });
});

it('names what speaks for somebody, the strongest first', () => {
  const facts = { isSworn: true, fields: ['legal & court'], asked: 5, answered: 5, answerMinutes: 17 };
  expect(judge(facts).reasons).toEqual([
    { kind: 'sworn' },
    { kind: 'your_field' },
    { kind: 'answers_within', minutes: 20 },
  ]);
});

it.each<[string, Partial<FitFacts>]>([
  ['a field of another subject', { fields: ['Medical & Health'] }],
  ['two answers', { asked: 2, answered: 2, answerMinutes: 5 }],
  ['answers to fewer than four of five', { asked: 10, answered: 7, answerMinutes: 5 }],
  ['a middling rating', { rating: 3.4, reviews: 9 }],
])('gives no reason for %s', (_what, facts) => {
  expect(judge(facts).reasons).toEqual([]);
});

it.each([
  [3, 5],
  [17, 20],
  [44.2, 45],
  [46, 60],
  [200, 240],
])('says an answer after %d minutes to come within %d', (answerMinutes, minutes) => {
  expect(judge({ asked: 3, answered: 3, answerMinutes }).reasons).toEqual([
    { kind: 'answers_within', minutes },
  ]);
});

it('says of who answers slowly but always how many they answer', () => {
  expect(judge({ asked: 10, answered: 9, answerMinutes: 400 }).reasons).toEqual([
    { kind: 'answer_rate', percent: 90, asked: 10 },
  ]);
});

it.each<[string, Partial<FitFacts>, Partial<FitFacts>]>([
  ['a favourite before who was booked', { isFavourite: true }, { wasBooked: true }],
  ['who was booked before a stranger', { wasBooked: true }, {}],
  ['the sworn before the verified', { isSworn: true, isVerified: true }, { isVerified: true }],
  ['the cheaper of two alike', { totalFeeCents: 6000 }, {}],
  ['a stranger before who leaves most unanswered', {}, { asked: 10, answered: 2, answerMinutes: 5 }],
])('ranks %s', (_what, better, worse) => {
  expect(judge(better).score).toBeGreaterThan(judge(worse).score);
});
