import { decideProblem as endpoint } from '../../../../../src/shared/contract/bookings/aftermath';
import { PROBLEM_OUTCOMES } from '../../../../../src/shared/domain/booking/aftermath';
import { owedFor, statementAmounts } from '../../../../../src/shared/domain/booking/statement';
import { acceptBooking } from '../../../../../src/server/modules/bookings/answerRequest';
import { getBooking } from '../../../../../src/server/modules/bookings/service/getBooking';
import { getBookingHistory } from '../../../../../src/server/modules/bookings/service/getBookingHistory';
import { reportProblem } from '../../../../../src/server/modules/problems/reportProblem';
import { decideProblem } from '../../../../../src/server/modules/institute/decideProblem';
import { getAuditLog } from '../../../../../src/server/modules/institute/getAuditLog';
import { getProblems } from '../../../../../src/server/modules/institute/getProblems';
import { ownBookings } from '../../../../../src/server/modules/privacy/ownBookings';
import { getInvoice } from '../../../../../src/server/modules/statements/getInvoice';
import { getMonthlyTotals } from '../../../../../src/server/modules/statements/getMonthlyTotals';
import { getStatement } from '../../../../../src/server/modules/statements/service/getStatement';
import type { User } from '../../../../../src/server/modules/account/service/users';
import { bookingScenes, callerOf, refusalOf, type BookingScene } from '../../../../support/bookingScene';
import { openPost } from '../../../../support/openPost';
import { addPerson } from '../../../../support/testPeople';

const sceneOfTest = bookingScenes();
let scene: BookingScene;
let admin: User;
beforeEach(async () => {
  scene = sceneOfTest();
  admin = await addPerson(scene.context, 200, { roles: ['institute_admin'] });
});

type By = 'client' | 'interpreter';
const BOTH = ['client', 'interpreter'] as const;
const as = (by: By) => callerOf(scene[by]);

/** An hour at 80 euros that is over and disputed, and both have said their side. */
async function disputed(meetingDate = '2026-02-10') {
  const { id, endsAt } = await scene.book({ meetingDate });
  await acceptBooking(scene.context, as('interpreter'), { id });
  scene.clock.advance({ seconds: (Date.parse(endsAt) - scene.clock.now().getTime()) / 1000 + 60 });
  await reportProblem(scene.context, as('client'), { id, text: 'Half of it only.' });
  await reportProblem(scene.context, as('interpreter'), { id, text: 'Most of it.' });
  return id;
}
const part = (id: string, amount: number, reason = 'The line broke after half an hour.') =>
  decideProblem(scene.context, callerOf(admin), { booking_id: id, outcome: 'partial', amount, reason });

describe('a part of the fee', () => {
  it('is owed in statement, totals and invoice of both, once, and its parts make the whole', async () => {
    const id = await disputed();
    scene.clock.advance({ minutes: 24 * 60 });
    const correctedAt = scene.clock.now().toISOString();
    expect(await part(id, 33.33)).toMatchObject({ outcome: 'partial', amount: 33.33, fee: 80 });
    for (const by of BOTH) {
      const statement = await getStatement(scene.context, as(by), { month: '2026-02' });
      const owed = { amount: 33.33, platformFee: 1.67, net: 31.66 };
      expect(statement).toMatchObject({ lines: [{ ...owed, agreed: 80 }], undecided: 0, totals: owed });
      const { months } = await getMonthlyTotals(scene.context, as(by));
      expect(months).toEqual([
        { month: '2026-02', sessions: 33.33, ahead: 0, cancellations: 0, undecided: 0 },
      ]);
      expect(await getInvoice(scene.context, as(by), { id })).toMatchObject({ ...owed, correctedAt });
      expect((await getBooking(scene.context, as(by), { id })).aftermath?.problem).toMatchObject({
        outcome: 'partial',
        amount: 33.33,
        reason: 'The line broke after half an hour.',
      });
      const lines = await getBookingHistory(scene.context, as(by), { id });
      expect(lines.at(-1)).toMatchObject({ actor: 'admin', action: 'decide', fee: 33.33 });
    }
  });

  it.each([0, 80, 80.01, 1000])(
    'refuses %s of 80 euros, which is no part, and changes nothing',
    async (amount) => {
      const id = await disputed();
      const refusal = await refusalOf(part(id, amount));
      expect(refusal).toMatchObject({
        code: 'INVALID',
        options: { issues: [{ path: 'amount', code: 'not_a_part' }] },
      });
      expect((await getBooking(scene.context, as('client'), { id })).aftermath?.problem?.outcome).toBeNull();
    },
  );

  it('needs an amount to the cent and a reason, and no other outcome takes an amount', () => {
    const id = '7c1d0f4e-3f0a-4a52-8f7e-000000000001';
    const issues = (wish: object) =>
      endpoint.request
        .safeParse({ booking_id: id, outcome: 'partial', amount: 10, reason: 'x', ...wish })
        .error?.issues.map(({ path }) => path.join('.')) ?? [];
    expect(issues({})).toEqual([]);
    expect(issues({ amount: undefined })).toEqual(['amount']);
    expect(issues({ amount: 10.001 })).toEqual(['amount']);
    expect(issues({ amount: -1 })).toEqual(['amount']);
    expect(issues({ reason: undefined })).toEqual(['reason']);
    expect(issues({ reason: ' \u200B ' })).toEqual(['reason']);
    expect(issues({ reason: 'x'.repeat(501) })).toEqual(['reason']);
    expect(issues({ outcome: 'counts' })).toEqual(['amount']);
    expect(issues({ outcome: 'void', amount: undefined })).toEqual([]);
    expect(issues({ outcome: 'void', amount: undefined, reason: undefined })).toEqual(['reason']);
  });

  it('is decided once, in the log with amount and reason, and told to both by mail', async () => {
    await scene.context.db.queries.deleteFrom('outbox').execute();
    const post = await openPost(scene.context);
    const id = await disputed();
    await post.collect();
    await part(id, 40);
    const mails = await post.collect();
    const texts = mails.map(({ text }) => (text ?? '').replaceAll('\n', ' '));
    expect(texts.some((text) => text.includes('You owe €40.00.'))).toBe(true);
    expect(texts.some((text) => text.includes('The client owes €40.00.'))).toBe(true);
    expect(texts.every((text) => text.includes('The line broke after half an hour.'))).toBe(true);
    expect((await refusalOf(part(id, 50))).code).toBe('NOT_FOUND');
    const { rows } = await getAuditLog(scene.context, callerOf(admin), {
      page: 1,
      pageSize: 5,
      order: 'descending',
    });
    expect(rows[0]).toMatchObject({
      action: 'problem.partial',
      before: null,
      after: { outcome: 'partial', amount: 40, reason: 'The line broke after half an hour.' },
    });
    const problems = await getProblems(scene.context, callerOf(admin));
    expect(problems.find(({ booking_id }) => booking_id === id)).toMatchObject({ amount: 40 });
    await post.close();
  });

  it('stands in both people’s own data', async () => {
    const id = await disputed();
    await part(id, 40);
    for (const by of BOTH) {
      const told = JSON.stringify(
        await ownBookings(scene.context.db.queries, { party: by, userId: scene[by].id }, scene.clock.now()),
      );
      expect(told).toContain('"amount":40');
      expect(told).toContain('The line broke after half an hour.');
    }
  });
});

test('whatever is decided, what the client owes is the platform’s part and the interpreter’s, never more than the fee', () => {
  for (const outcome of PROBLEM_OUTCOMES) {
    for (let partialCents = 1; partialCents < 8000; partialCents += 37) {
      const owed = owedFor({
        status: 'completed',
        totalFeeCents: 8000,
        cancellationFeeCents: null,
        problem: { outcome, partialCents: outcome === 'partial' ? partialCents : null },
      });
      const expected = { counts: 8000, partial: partialCents, void: 0 }[outcome];
      const { amountCents, platformCents, netCents } = statementAmounts(owed?.amountCents ?? 0, 5);
      expect([amountCents, platformCents + netCents]).toEqual([expected, expected]);
      expect([platformCents, netCents].every((cents) => Number.isInteger(cents) && cents >= 0)).toBe(true);
    }
  }
});
