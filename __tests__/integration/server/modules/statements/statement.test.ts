import { sql } from 'kysely';
import { acceptBooking } from '../../../../../src/server/modules/bookings/answerRequest';
import { reportProblem } from '../../../../../src/server/modules/problems/reportProblem';
import { cancelBooking } from '../../../../../src/server/modules/bookings/cancelBooking';
import { endSession } from '../../../../../src/server/modules/meetings/endSession';
import { joinSession } from '../../../../../src/server/modules/meetings/joinSession';
import { getInvoice } from '../../../../../src/server/modules/statements/getInvoice';
import { getMonthlyTotals } from '../../../../../src/server/modules/statements/getMonthlyTotals';
import {
  getStatement,
  readStatement,
} from '../../../../../src/server/modules/statements/service/getStatement';
import { bookingScenes, callerOf, refusalOf, type BookingScene } from '../../../../support/bookingScene';
import { addPerson } from '../../../../support/testPeople';

const sceneOfTest = bookingScenes();
let scene: BookingScene;
beforeEach(() => {
  scene = sceneOfTest();
});

type By = 'client' | 'interpreter';
const as = (by: By) => callerOf(scene[by]);
const statement = (by: By, month = '2026-02') => getStatement(scene.context, as(by), { month });
const until = (instant: string) =>
  scene.clock.advance({ seconds: (Date.parse(instant) - scene.clock.now().getTime()) / 1000 });
const setUser = (by: By, change: { tier?: 'professional'; time_zone?: string }) =>
  scene.context.db.queries.updateTable('users').set(change).where('id', '=', scene[by].id).execute();
async function agreed(changes: Parameters<BookingScene['book']>[0] = {}) {
  const booking = await scene.book(changes);
  return acceptBooking(scene.context, as('interpreter'), { id: booking.id });
}

describe('a statement', () => {
  it('tells both what is owed for sessions and late cancellations, and its sums are those of its lines', async () => {
    await agreed();
    await setUser('interpreter', { tier: 'professional' });
    const second = await agreed({ meetingDate: '2026-02-20', meetingDuration: '1 hour' });
    const off = await agreed({ meetingDate: '2026-02-25' });
    await scene.book({ meetingDate: '2026-02-26' });
    until('2026-02-24T20:00:00.000Z');
    await cancelBooking(scene.context, as('client'), { id: off.id, feeSeen: 80 });
    until('2026-02-28T00:00:00.000Z');
    const client = await statement('client');
    expect(
      client.lines.map(({ kind, percent, amount, platformFee, net, other }) => [
        kind,
        percent,
        amount,
        platformFee,
        net,
        other,
      ]),
    ).toEqual([
      ['session', 5, 80, 4, 76, 'Ines Ruiz'],
      ['session', 3, 80, 2.4, 77.6, 'Ines Ruiz'],
      ['cancellation', 3, 80, 2.4, 77.6, 'Ines Ruiz'],
    ]);
    expect(client.totals).toEqual({ amount: 240, platformFee: 8.8, net: 231.2 });
    const interpreter = await statement('interpreter');
    expect(interpreter.totals).toEqual(client.totals);
    expect(interpreter.lines[0]?.other).toBe('Ada Client');
    expect(client.lines[1]?.booking_id).toBe(second.id);
    expect((await statement('client', '2026-03')).lines).toEqual([]);
  });

  it('takes the share that the interpreter was shown when they accepted, not the one of the request', async () => {
    const { id } = await scene.book();
    await setUser('interpreter', { tier: 'professional' });
    await acceptBooking(scene.context, as('interpreter'), { id });
    until('2026-02-10T11:30:00.000Z');
    expect((await statement('interpreter')).lines).toMatchObject([
      { percent: 3, platformFee: 2.4, net: 77.6 },
    ]);
    expect(await getInvoice(scene.context, as('client'), { id })).toMatchObject({ percent: 3, net: 77.6 });
  });

  it('leaves a session out while a problem with it is not decided, and when it is void', async () => {
    const booking = await agreed();
    until('2026-02-10T11:30:00.000Z');
    expect((await statement('client')).lines).toHaveLength(1);
    await reportProblem(scene.context, as('client'), { id: booking.id, text: 'Nobody came.' });
    expect(await statement('interpreter')).toMatchObject({ lines: [], undecided: 1 });
    expect((await refusalOf(getInvoice(scene.context, as('client'), { id: booking.id }))).code).toBe(
      'WRONG_STATUS',
    );
    const decide = (problem_outcome: 'counts' | 'void') =>
      scene.context.db.queries
        .updateTable('bookings')
        .set({ problem_outcome })
        .where('id', '=', booking.id)
        .execute();
    await decide('void');
    expect(await statement('client')).toMatchObject({ lines: [], undecided: 0 });
    await decide('counts');
    expect(await statement('client')).toMatchObject({ lines: [{ amount: 80 }], undecided: 0 });
  });

  it('says how many lines it leaves out of very many, and its sums are still those of all', async () => {
    const [voided, undecided, partial, , off] = [
      await agreed(),
      await agreed({ meetingDate: '2026-02-11' }),
      await agreed({ meetingDate: '2026-02-12' }),
      await agreed({ meetingDate: '2026-02-13' }),
      await agreed({ meetingDate: '2026-02-20' }),
    ];
    const { queries } = scene.context.db;
    const cents = sql<number>`3310 + extract(day FROM starts_at)::integer * 20`;
    await queries
      .updateTable('bookings')
      .set({ total_fee_cents: cents })
      .where('client_id', '=', scene.client.id)
      .execute();
    for (const { id, endsAt } of [voided, undecided, partial]) {
      until(endsAt);
      await reportProblem(scene.context, as('client'), { id, text: 'Nobody came.' });
    }
    const decide = (id: string, change: object) =>
      queries.updateTable('bookings').set(change).where('id', '=', id).execute();
    await decide(voided.id, { problem_outcome: 'void' });
    await decide(partial.id, {
      problem_outcome: 'partial',
      problem_amount_cents: 1110,
      problem_reason: 'Half.',
    });
    until('2026-02-19T12:00:00.000Z');
    await cancelBooking(scene.context, as('client'), { id: off.id, feeSeen: 37.1 });
    const whole = await statement('interpreter');
    expect(whole).toMatchObject({ leftOut: 0, undecided: 1 });
    expect(whole.lines).toHaveLength(3);
    for (const most of [1, 2, 3, 4]) {
      const cut = await readStatement(scene.context, as('interpreter'), { month: '2026-02' }, most);
      const lines = whole.lines.filter((line) =>
        cut.lines.some((each) => each.booking_id === line.booking_id),
      );
      expect(cut).toEqual({ ...whole, lines, leftOut: 3 - lines.length });
    }
  });

  it('is of months in the reader’s own zone', async () => {
    await agreed({ meetingDate: '2026-02-28', meetingTime: '11:30', meetingAmPm: 'PM' });
    await setUser('interpreter', { time_zone: 'Asia/Tokyo' });
    until('2026-03-02T00:00:00.000Z');
    expect((await statement('client')).lines).toHaveLength(1);
    expect((await statement('interpreter')).lines).toEqual([]);
    expect(await statement('interpreter', '2026-03')).toMatchObject({
      timeZone: 'Asia/Tokyo',
      lines: [{ amount: 80 }],
    });
  });
});

describe('the sums of all months', () => {
  const totals = (by: By) => getMonthlyTotals(scene.context, as(by));

  it('are those of the statements, beside what is still ahead, wherever they lie', async () => {
    await agreed();
    const off = await agreed({ meetingDate: '2026-02-12' });
    const open = await agreed({ meetingDate: '2026-02-11' });
    await agreed({ meetingDate: '2027-11-05' });
    await scene.book({ meetingDate: '2026-06-10' });
    until('2026-02-11T12:00:00.000Z');
    await cancelBooking(scene.context, as('client'), { id: off.id, feeSeen: 80 });
    await reportProblem(scene.context, as('client'), { id: open.id, text: 'Nobody came.' });
    for (const by of ['client', 'interpreter'] as const) {
      const { months } = await totals(by);
      expect(months).toEqual([
        { month: '2026-02', sessions: 80, ahead: 0, cancellations: 80, undecided: 1 },
        { month: '2027-11', sessions: 0, ahead: 80, cancellations: 0, undecided: 0 },
      ]);
      const { totals: sums, undecided } = await statement(by);
      expect([sums.amount, undecided]).toEqual([160, 1]);
    }
  });

  it('are of months in the reader’s own zone, and none for who has no booking', async () => {
    expect((await totals('client')).months).toEqual([]);
    await agreed({ meetingDate: '2026-02-28', meetingTime: '11:30', meetingAmPm: 'PM' });
    await setUser('interpreter', { time_zone: 'Asia/Tokyo' });
    expect((await totals('client')).months.map(({ month }) => month)).toEqual(['2026-02']);
    expect(await totals('interpreter')).toMatchObject({
      timeZone: 'Asia/Tokyo',
      months: [{ month: '2026-03', ahead: 80 }],
    });
    await setUser('interpreter', { time_zone: 'PDT' });
    expect(await totals('interpreter')).toMatchObject({
      timeZone: 'PDT',
      months: [{ month: '2026-02', ahead: 80 }],
    });
  });
});

describe('an invoice', () => {
  it('is there for both parties of a completed booking, and for nobody else', async () => {
    const booking = await agreed();
    const invoice = (by: By) => getInvoice(scene.context, as(by), { id: booking.id });
    expect((await refusalOf(invoice('client'))).code).toBe('WRONG_STATUS');
    until('2026-02-10T11:30:00.000Z');
    const seen = await invoice('client');
    expect(seen).toMatchObject({
      number: `D-2026-${booking.id.slice(0, 13).toUpperCase()}`,
      issuedAt: '2026-02-10T11:00:00.000Z',
      percent: 5,
      amount: 80,
      platformFee: 4,
      net: 76,
    });
    expect(await invoice('interpreter')).toEqual(seen);
    const stranger = await addPerson(scene.context, 100);
    const foreign = getInvoice(scene.context, callerOf(stranger), { id: booking.id });
    expect((await refusalOf(foreign)).code).toBe('NOT_FOUND');
  });

  it('is dated when its interpreter ended the session, where that was before its time', async () => {
    const booking = await agreed();
    until('2026-02-10T10:00:00.000Z');
    await joinSession(scene.context, as('interpreter'), { id: booking.id });
    until('2026-02-10T10:20:00.000Z');
    await endSession(scene.context, as('interpreter'), { id: booking.id });
    const { issuedAt } = await getInvoice(scene.context, as('client'), { id: booking.id });
    expect(issuedAt).toBe('2026-02-10T10:20:00.000Z');
  });

  it('names both as they were called when the session was completed, whatever they are called today', async () => {
    const booking = await agreed();
    const { queries } = scene.context.db;
    const call = (by: By, last_name: string, company: string | null) =>
      queries.updateTable('users').set({ last_name, company }).where('id', '=', scene[by].id).execute();
    await call('client', 'Lovelace', 'Engines Ltd.');
    until('2026-02-10T11:30:00.000Z');
    const named = (invoice: Awaited<ReturnType<typeof getInvoice>>) => [
      ...[invoice.booking.clientName, invoice.clientCompany],
      invoice.booking.selectedInterpreter.name,
    ];
    const issued = ['Ada Lovelace', 'Engines Ltd.', 'Ines Ruiz'];
    const invoice = async (by: By) => named(await getInvoice(scene.context, as(by), { id: booking.id }));
    expect(await invoice('client')).toEqual(issued);
    await call('client', 'King', null);
    await call('interpreter', 'Soto', null);
    expect(await invoice('client')).toEqual(issued);
    expect(await invoice('interpreter')).toEqual(issued);
  });
});
