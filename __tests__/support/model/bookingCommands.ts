import fc from 'fast-check';
import type { BookingStatus } from '../../../src/shared/domain/booking/bookingLife';
import { acceptBooking, declineBooking } from '../../../src/server/modules/bookings/answerRequest';
import { addBooking } from '../../../src/server/modules/bookings/addBooking';
import { cancelBooking } from '../../../src/server/modules/bookings/cancelBooking';
import { updateBooking } from '../../../src/server/modules/bookings/updateBooking';
import { bookingRequest } from '../bookingRequest';
import { callerOf } from '../bookingScene';
import {
  type BookingModel,
  cancellationCents,
  isTaken,
  type KnownBooking,
  type Party,
  respondBy,
  statusOf,
} from './BookingModel';
import { goTo } from './goTo';
import { type BookingWorld, outcomeOf } from './bookingWorld';
import { expectTruth } from './expectTruth';
import { anySlot, endOf, hoursOf, type Slot, startOf, wallOf } from './slots';

export type BookingCommand = fc.AsyncCommand<BookingModel, BookingWorld>;

/**
 * A step that anybody may try at any time; whatever it did, the rules are looked at again. `run` answers what it was
 * refused with: a refusal that changed something after all is seen at the next look.
 */
export function command(
  name: string,
  run: (model: BookingModel, world: BookingWorld) => Promise<string | null | undefined>,
): BookingCommand {
  return {
    check: () => true,
    run: async (model, world) => {
      if ((await run(model, world)) === null) await expectTruth(model, world);
    },
    toString: () => name,
  };
}

/** One of the bookings that there are, mostly one that is in such a status; none where there is none. */
export function bookingAt(
  model: BookingModel,
  which: number,
  ...wanted: BookingStatus[]
): KnownBooking | undefined {
  const fitting = model.bookings.filter((each) => wanted.includes(statusOf(model, each)));
  const among = which % 5 === 0 || fitting.length === 0 ? model.bookings : fitting;
  return among[which % Math.max(1, among.length)];
}

/** An action raises the version and stands in the history. */
export function note(booking: KnownBooking, line: string): void {
  booking.version += 1;
  booking.told.push(line);
}

function requestOf(world: BookingWorld, client: number, interpreter: number, slot: Slot) {
  const hours = hoursOf(slot.duration);
  const seen = { name: 'Pat', pricePerHour: 80, durationInHours: hours, totalFee: 80 * hours };
  const parties = {
    clientId: world.clients[client]?.id ?? '',
    interpreterId: world.interpreters[interpreter]?.id ?? '',
  };
  const changes = { ...wallOf(slot), meetingDuration: slot.duration, selectedInterpreter: seen };
  return bookingRequest(parties, changes);
}

const two = fc.integer({ min: 0, max: 1 });
const which = fc.nat({ max: 30 });

const book = fc
  .record({ client: two, interpreter: two, slot: anySlot })
  .map(({ client, interpreter, slot }) =>
    command(`book ${client}>${interpreter} ${JSON.stringify(slot)}`, async (model, world) => {
      const request = requestOf(world, client, interpreter, slot);
      const by = callerOf(world.clients[client] ?? (world.clients[0] as (typeof world.clients)[0]));
      const { value, code } = await outcomeOf(addBooking(world.context, by, request));
      const [startsAt, endsAt] = [startOf(slot), endOf(slot)];
      const isLate = startsAt <= model.now;
      const isHeld = isTaken(model, interpreter, [startsAt, endsAt]);
      expect(code).toBe(isLate ? 'INVALID' : isHeld ? 'SLOT_TAKEN' : null);
      if (value) {
        model.bookings.push({
          ...{ id: value.id, client, interpreter, written: 'pending', startsAt, endsAt, version: 1 },
          ...{ createdAt: model.now, respondBy: respondBy(model.now, startsAt) },
          ...{ feeCents: 8000 * hoursOf(slot.duration), cancellationCents: null, proposal: null },
          ...{ leastShare: 0, clientAskedAt: null, held: new Set(), problem: 'none', report: null },
          ...{ isReviewed: false, told: ['client request'] },
        });
      }
    }),
  );

const change = fc.record({ which, slot: anySlot }).map(({ which: place, slot }) =>
  command(`change ${place} ${JSON.stringify(slot)}`, async (model, world) => {
    const known = bookingAt(model, place, 'pending');
    if (!known) return undefined;
    const request = { ...requestOf(world, known.client, known.interpreter, slot), id: known.id };
    const { code } = await outcomeOf(updateBooking(world.context, world.as(known, 'client'), request));
    const [startsAt, endsAt] = [startOf(slot), endOf(slot)];
    const isSame = startsAt === known.startsAt && endsAt === known.endsAt;
    const isHeld = isTaken(model, known.interpreter, [startsAt, endsAt], known);
    const isPending = statusOf(model, known) === 'pending';
    expect(code).toBe(
      !isPending
        ? 'WRONG_STATUS'
        : startsAt <= model.now
          ? 'INVALID'
          : isHeld && !isSame
            ? 'SLOT_TAKEN'
            : null,
    );
    if (code !== null || isSame) return code;
    Object.assign(known, { startsAt, endsAt, feeCents: 8000 * hoursOf(slot.duration) });
    known.respondBy = respondBy(known.createdAt, startsAt);
    note(known, 'client change');
    return null;
  }),
);

const answerOf = ({ which: place, accepts, isOwn }: { which: number; accepts: boolean; isOwn: boolean }) =>
  command(`${accepts ? 'accept' : 'decline'} ${place}${isOwn ? '' : ' of another'}`, async (model, world) => {
    const known = bookingAt(model, place, 'pending');
    if (!known) return undefined;
    const by = isOwn ? known : { ...known, interpreter: 1 - known.interpreter };
    const service = accepts ? acceptBooking : declineBooking;
    const { code } = await outcomeOf(service(world.context, world.as(by, 'interpreter'), { id: known.id }));
    const isPending = statusOf(model, known) === 'pending';
    expect(code).toBe(!isOwn ? 'NOT_FOUND' : isPending ? null : 'WRONG_STATUS');
    if (code !== null) return code;
    known.written = accepts ? 'confirmed' : 'declined';
    note(known, `interpreter ${accepts ? 'accept' : 'decline'}`);
  });

const accept = fc.record({ which }).map((choice) => answerOf({ ...choice, accepts: true, isOwn: true }));
const answer = fc
  .record({ which, accepts: fc.boolean(), isOwn: fc.constantFrom(true, true, true, false) })
  .map(answerOf);

/** How long before the start one comes to cancel: now, or at an edge of the policy's tiers and a minute to either side. */
const anEdge = fc.constantFrom(...[48, 24].flatMap((hours) => [-1, 0, 1].map((more) => hours * 60 + more)));

const cancelOf = ({ by, edge, hasSeen, which: place }: Cancelling) =>
  command(
    `${by} cancels ${place}${edge === null ? '' : `, ${edge} minutes before`}${hasSeen ? '' : ' for another amount'}`,
    async (model, world) => {
      const known = bookingAt(
        model,
        place,
        ...(edge === null ? (['pending', 'confirmed'] as const) : (['confirmed'] as const)),
      );
      if (!known) return undefined;
      if (edge !== null && statusOf(model, known) === 'confirmed')
        goTo(model, world, known.startsAt - edge * 60_000);
      const cents = cancellationCents(model, known, by);
      const feeSeen = hasSeen ? cents / 100 : cents / 100 + 1;
      const { code } = await outcomeOf(
        cancelBooking(world.context, world.as(known, by), { id: known.id, feeSeen }),
      );
      const status = statusOf(model, known);
      const mayCancel =
        (status === 'pending' && by === 'client') || (status === 'confirmed' && model.now < known.startsAt);
      expect(code).toBe(!mayCancel ? 'WRONG_STATUS' : hasSeen ? null : 'FEE_CHANGED');
      if (code !== null) return code;
      Object.assign(known, { written: 'cancelled', cancellationCents: cents });
      note(known, `${by} cancel`);
      return null;
    },
  );

interface Cancelling {
  which: number;
  by: Party;
  /** minutes before the start; null for whenever it is */
  edge: number | null;
  /** the caller was shown what it costs */
  hasSeen: boolean;
}

const cancel = fc
  .record({
    which,
    by: fc.constantFrom<Party>('client', 'interpreter'),
    edge: fc.constant(null),
    hasSeen: fc.constantFrom(true, true, false),
  })
  .map(cancelOf);

/** At an edge mostly clients cancel, for nobody else pays. */
const cancelAtEdge = fc
  .record({
    which: which.map((place) => place * 5 + 1),
    by: fc.constantFrom<Party>('client', 'client', 'client', 'interpreter'),
    edge: anEdge,
    hasSeen: fc.constant(true),
  })
  .map(cancelOf);

const wait = fc.constantFrom(1, 15, 30, 90, 600, 1440).map((minutes) =>
  command(`${minutes} minutes pass`, (model, world) => {
    model.now += minutes * 60_000;
    world.clock.advance({ minutes });
    return Promise.resolve(null);
  }),
);

/** From the request to the answer, and the end of it. */
export const REQUEST_COMMANDS = [
  ...[book, book, change, answer, answer],
  ...[cancel, cancelAtEdge, cancelAtEdge, wait],
];

/** How a walk begins: with something to go on from. */
export const OPENING = fc.tuple(book, accept, book, accept, book, book);
