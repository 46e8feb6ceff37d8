import type { BookingRecord } from '../../../src/shared/contract/bookings/bookingRecord';
import { doOverlap } from '../../../src/shared/domain/booking/freeAlternatives';
import { isHolding } from '../../../src/shared/domain/booking/bookingLife';
import { getBookingHistory } from '../../../src/server/modules/bookings/service/getBookingHistory';
import { getClientRecords, getInterpreterRecords } from '../../../src/server/modules/bookings/listBookings';
import { getStatement } from '../../../src/server/modules/statements/service/getStatement';
import { callerOf } from '../bookingScene';
import { type BookingModel, type KnownBooking, openProposal, owedCents, statusOf } from './BookingModel';
import type { BookingWorld } from './bookingWorld';

const HOURS = { '30 min': 0.5, '1 hour': 1, '2 hours': 2 };
const stretchOf = ({ startsAt, endsAt }: BookingRecord) => ({
  startsAt: Date.parse(startsAt),
  endsAt: Date.parse(endsAt),
});

/** The sentences, held against what the interpreters are told now. */
export async function expectTruth(model: BookingModel, world: BookingWorld): Promise<BookingRecord[]> {
  const { context, interpreters } = world;
  const told: BookingRecord[] = [];
  for (const [place, each] of interpreters.entries()) {
    const list = await getInterpreterRecords(context, callerOf(each), { interpreter_id: each.id });
    // Each sees only their own, and all of it.
    expect(idsOf(list)).toEqual(idsOf(model.bookings.filter(({ interpreter }) => interpreter === place)));
    told.push(...list);
  }
  for (const record of told) {
    const known = model.bookings.find(({ id }) => id === record.id);
    if (known) expectRecord(model, known, record);
  }
  expectNoOverlap(told);
  return told;
}

/** Clients see their own, all of it, and the same as the interpreters. */
async function expectBothSides(model: BookingModel, world: BookingWorld): Promise<void> {
  const { context, clients } = world;
  const told = await expectTruth(model, world);
  for (const [place, each] of clients.entries()) {
    const list = await getClientRecords(context, callerOf(each), { client_id: each.id });
    expect(idsOf(list)).toEqual(idsOf(model.bookings.filter(({ client }) => client === place)));
    for (const record of list) expect(told.find(({ id }) => id === record.id)).toEqual(record);
  }
}

function expectRecord(model: BookingModel, known: KnownBooking, record: BookingRecord): void {
  const { selectedInterpreter: price, meetingDuration } = record;
  expect(price.totalFee).toBe(price.pricePerHour * HOURS[meetingDuration]);
  expect(record).toMatchObject({
    status: statusOf(model, known),
    startsAt: new Date(known.startsAt).toISOString(),
    endsAt: new Date(known.endsAt).toISOString(),
    version: known.version,
  });
  expect(record.cancellation ? Math.round(record.cancellation.fee * 100) : null).toBe(
    known.cancellationCents,
  );
  const isOpen = statusOf(model, known) === 'confirmed' && model.now < known.startsAt;
  expect(record.proposal?.startsAt ?? null).toBe(
    isOpen && openProposal(model, known) ? new Date(known.proposal?.startsAt ?? 0).toISOString() : null,
  );
  const { problem } = known;
  const told = record.aftermath?.problem;
  expect(told ? (told.outcome ?? 'open') : 'none').toBe(problem);
}

function expectNoOverlap(records: readonly BookingRecord[]): void {
  const holding = records.filter(({ status }) => isHolding(status));
  for (const [place, one] of holding.entries()) {
    const rivals = holding.slice(place + 1).filter((each) => each.interpreter_id === one.interpreter_id);
    expect(rivals.some((each) => doOverlap(stretchOf(one), stretchOf(each)))).toBe(false);
  }
}

/** Every thing that somebody did is a line of the history, in its order; and the sums are those of their parts. */
export async function expectBooks(model: BookingModel, world: BookingWorld): Promise<void> {
  const { context, clients } = world;
  await expectBothSides(model, world);
  for (const known of model.bookings) {
    const lines = await getBookingHistory(context, world.as(known, 'client'), { id: known.id });
    const done = lines
      .filter(({ actor }) => actor !== 'time')
      .map(({ actor, action }) => `${actor} ${action}`);
    expect(done).toEqual(known.told);
  }
  for (const [place, each] of clients.entries()) {
    const owed = model.bookings.filter(({ client }) => client === place).map((b) => owedCents(model, b));
    const { lines, totals } = await getStatement(context, callerOf(each), { month: '2026-01' });
    const cents = lines.map(({ amount }) => Math.round(amount * 100));
    expect(cents.filter((amount) => amount > 0).sort()).toEqual(owed.filter((amount) => amount > 0).sort());
    expect(Math.round(totals.amount * 100)).toBe(owed.reduce((sum, amount) => sum + amount, 0));
    expect(Math.round((totals.platformFee + totals.net) * 100)).toBe(Math.round(totals.amount * 100));
  }
}

const idsOf = (bookings: readonly { id: string }[]) => bookings.map(({ id }) => id).sort();
