import fc from 'fast-check';
import { PROBLEM_OUTCOMES } from '../../../src/shared/domain/booking/aftermath';
import { reportProblem, confirmHeld } from '../../../src/server/modules/problems/reportProblem';
import { leaveReview } from '../../../src/server/modules/reviews/leaveReview';
import { decideProblem } from '../../../src/server/modules/institute/decideProblem';
import { answerProposal } from '../../../src/server/modules/rescheduling/answerProposal';
import { proposeTime } from '../../../src/server/modules/rescheduling/proposeTime';
import { withdrawProposal } from '../../../src/server/modules/rescheduling/withdrawProposal';
import { endSession } from '../../../src/server/modules/meetings/endSession';
import { joinSession } from '../../../src/server/modules/meetings/joinSession';
import {
  PART_CENTS,
  type BookingModel,
  isTaken,
  type KnownBooking,
  openProposal,
  owedShare,
  type Party,
  statusOf,
} from './BookingModel';
import { bookingAt, command, note } from './bookingCommands';
import { type BookingWorld, outcomeOf } from './bookingWorld';
import { goTo } from './goTo';
import { anySlot, startOf, wallOf } from './slots';

const MINUTE = 60_000;
const DAY = 86_400_000;
const which = fc.nat({ max: 30 });
const party = fc.constantFrom<Party>('client', 'interpreter');
const mayMove = (model: BookingModel, known: KnownBooking) =>
  statusOf(model, known) === 'confirmed' && model.now < known.startsAt;

/** Comes to a booking when it is over, if it was agreed. */
function goPast(model: BookingModel, world: BookingWorld, known: KnownBooking): void {
  const status = statusOf(model, known);
  if (status === 'confirmed' || status === 'in_progress') goTo(model, world, known.endsAt);
}

const propose = fc.record({ which, by: party, slot: anySlot }).map(({ which: place, by, slot }) =>
  command(`${by} proposes ${JSON.stringify(slot)} for ${place}`, async (model, world) => {
    const known = bookingAt(model, place, 'confirmed');
    if (!known) return undefined;
    const wish = { id: known.id, version: known.version, ...wallOf(slot) };
    const { code } = await outcomeOf(proposeTime(world.context, world.as(known, by), wish));
    const startsAt = startOf(slot);
    const length = known.endsAt - known.startsAt;
    const isHeld = isTaken(model, known.interpreter, [startsAt, startsAt + length], known);
    const isNoTime = startsAt <= model.now || startsAt === known.startsAt;
    expect(code).toBe(
      !mayMove(model, known) ? 'WRONG_STATUS' : isNoTime ? 'INVALID' : isHeld ? 'SLOT_TAKEN' : null,
    );
    if (code !== null) return code;
    const expiresAt = Math.min(model.now + DAY, known.startsAt, startsAt);
    if (by === 'client') known.clientAskedAt = model.now;
    const answered = openProposal(model, known)?.wishedAt ?? null;
    const isRecent = known.clientAskedAt !== null && known.clientAskedAt > model.now - DAY;
    const wishedAt = by === 'client' ? model.now : (answered ?? (isRecent ? known.clientAskedAt : null));
    known.proposal = { by, wishedAt, startsAt, expiresAt };
    note(known, `${by} propose`);
    return null;
  }),
);

const answer = fc.record({ which, by: party, agrees: fc.boolean() }).map(({ which: place, by, agrees }) =>
  command(`${by} ${agrees ? 'agrees' : 'refuses'} at ${place}`, async (model, world) => {
    const known = bookingAt(model, place, 'confirmed');
    if (!known) return undefined;
    const wish = { id: known.id, version: known.version, agrees };
    const { code } = await outcomeOf(answerProposal(world.context, world.as(known, by), wish));
    const proposal = openProposal(model, known);
    const length = known.endsAt - known.startsAt;
    const wanted = proposal && ([proposal.startsAt, proposal.startsAt + length] as const);
    const isHeld = wanted && isTaken(model, known.interpreter, wanted, known);
    expect(code).toBe(
      !mayMove(model, known)
        ? 'WRONG_STATUS'
        : !proposal || proposal.by === by
          ? 'NO_PROPOSAL'
          : agrees && isHeld
            ? 'SLOT_TAKEN'
            : null,
    );
    if (code !== null || !wanted) return code;
    if (agrees && proposal) {
      if (proposal.wishedAt !== null) known.leastShare = owedShare(known, proposal.wishedAt);
      known.clientAskedAt = null;
      [known.startsAt, known.endsAt] = wanted;
      known.respondBy = Math.min(known.respondBy, known.startsAt);
    }
    known.proposal = null;
    note(known, `${by} ${agrees ? 'agree' : 'refuse'}`);
    return null;
  }),
);

const withdraw = fc.record({ which, by: party }).map(({ which: place, by }) =>
  command(`${by} takes the proposal of ${place} back`, async (model, world) => {
    const known = bookingAt(model, place, 'confirmed');
    if (!known) return undefined;
    const wish = { id: known.id, version: known.version };
    const { code } = await outcomeOf(withdrawProposal(world.context, world.as(known, by), wish));
    const isOwn = openProposal(model, known)?.by === by;
    expect(code).toBe(!mayMove(model, known) ? 'WRONG_STATUS' : isOwn ? null : 'NO_PROPOSAL');
    if (code !== null) return code;
    known.proposal = null;
    note(known, `${by} withdraw`);
    return null;
  }),
);

const hasCome = ({ told }: KnownBooking, by: Party) =>
  told.some((line) => line === `${by} join` || line === `${by} enter`);

const join = fc
  .record({ which, by: party, isAtTheDoor: fc.boolean() })
  .map(({ which: place, by, isAtTheDoor }) =>
    command(`${by} joins ${place}`, async (model, world) => {
      const known = bookingAt(model, place, 'confirmed', 'in_progress');
      if (!known) return undefined;
      const opens = known.startsAt - 15 * MINUTE;
      if (isAtTheDoor && statusOf(model, known) === 'confirmed') goTo(model, world, opens);
      const { code } = await outcomeOf(joinSession(world.context, world.as(known, by), { id: known.id }));
      const status = statusOf(model, known);
      const mayJoin = status === 'in_progress' || (status === 'confirmed' && model.now >= opens);
      expect(code).toBe(mayJoin ? null : 'WRONG_STATUS');
      if (code !== null) return code;
      if (status === 'in_progress') {
        // The second of the two is noted when they first come, and the booking stays as it is.
        if (!hasCome(known, by)) known.told.push(`${by} enter`);
        return code;
      }
      known.written = 'in_progress';
      note(known, `${by} join`);
      return null;
    }),
  );

const end = fc.record({ which }).map(({ which: place }) =>
  command(`the interpreter ends ${place}`, async (model, world) => {
    const known = bookingAt(model, place, 'in_progress');
    if (!known) return undefined;
    if (statusOf(model, known) === 'in_progress') goTo(model, world, known.startsAt);
    const { code } = await outcomeOf(
      endSession(world.context, world.as(known, 'interpreter'), { id: known.id }),
    );
    const isOn = statusOf(model, known) === 'in_progress' && model.now >= known.startsAt;
    const came = hasCome(known, 'interpreter');
    expect(code).toBe(!isOn ? 'WRONG_STATUS' : came ? null : 'NOT_CHECKED_IN');
    if (code !== null) return code;
    known.written = 'completed';
    note(known, 'interpreter end');
    return null;
  }),
);

const report = fc.record({ which, by: party }).map(({ which: place, by }) =>
  command(`${by} reports a problem with ${place}`, async (model, world) => {
    const known = bookingAt(model, place, 'completed');
    if (!known) return undefined;
    goPast(model, world, known);
    const wish = { id: known.id, text: 'Nobody came.' };
    const { code } = await outcomeOf(reportProblem(world.context, world.as(known, by), wish));
    const isOver = statusOf(model, known) === 'completed';
    const { report: first } = known;
    const isFirst = isOver && first === null && model.now < known.endsAt + 2 * DAY;
    const isAnswer =
      isOver &&
      known.problem === 'open' &&
      first !== null &&
      first.by !== by &&
      !first.isAnswered &&
      model.now < first.at + 2 * DAY;
    expect(code).toBe(isFirst || isAnswer ? null : 'WRONG_STATUS');
    if (code !== null) return code;
    if (first) first.isAnswered = true;
    else Object.assign(known, { problem: 'open', report: { by, at: model.now, isAnswered: false } });
    note(known, `${by} ${first ? 'answer_problem' : 'problem'}`);
    return null;
  }),
);

const decide = fc
  .record({ which, outcome: fc.constantFrom(...PROBLEM_OUTCOMES), waits: fc.boolean() })
  .map(({ which: place, outcome, waits }) =>
    command(`an admin decides ${place}: ${outcome}`, async (model, world) => {
      const known = bookingAt(model, place, 'completed');
      if (!known) return undefined;
      const { report: first } = known;
      if (waits && first) goTo(model, world, first.at + 2 * DAY);
      const part = outcome === 'partial' ? { amount: PART_CENTS / 100 } : {};
      const wish = { booking_id: known.id, outcome, ...part, reason: 'The room says so.' };
      const { code } = await outcomeOf(decideProblem(world.context, world.admin, wish));
      const isHeard = first !== null && (first.isAnswered || model.now >= first.at + 2 * DAY);
      expect(code).toBe(known.problem !== 'open' ? 'NOT_FOUND' : isHeard ? null : 'DECISION_TOO_EARLY');
      if (code !== null) return code;
      known.problem = outcome;
      note(known, 'admin decide');
      return null;
    }),
  );

const say = fc.record({ which, by: party, isReview: fc.boolean() }).map(({ which: place, by, isReview }) =>
  command(`${isReview ? 'the client reviews' : `${by} confirms`} ${place}`, async (model, world) => {
    const known = bookingAt(model, place, 'completed');
    if (!known) return undefined;
    goPast(model, world, known);
    const isOver = statusOf(model, known) === 'completed';
    if (isReview) {
      const marks = { interpretation: 3, punctuality: 3, preparation: 3, manner: 3 } as const;
      const wish = { id: known.id, marks, text: '' };
      const { code } = await outcomeOf(leaveReview(world.context, world.as(known, 'client'), wish));
      // Nobody speaks well or ill of a session that did not take place.
      expect(code).toBe(reviewRefusal(known, statusOf(model, known), model.now));
      if (code !== null) return code;
      known.isReviewed = true;
      // It is no change of the booking: by its version the interpreter would know of it.
      known.told.push('client review');
      return null;
    }
    const { code } = await outcomeOf(confirmHeld(world.context, world.as(known, by), { id: known.id }));
    expect(code).toBe(isOver ? null : 'WRONG_STATUS');
    if (code !== null || known.held.has(by)) return code;
    known.held.add(by);
    note(known, `${by} confirmed_held`);
    return null;
  }),
);

const ENDED_OTHERWISE: readonly string[] = ['cancelled', 'declined', 'expired'];

function reviewRefusal(known: KnownBooking, status: string, now: number): string | null {
  if (known.isReviewed) return 'ALREADY_REVIEWED';
  if (ENDED_OTHERWISE.includes(status)) return 'REVIEW_NOT_HELD';
  if (status !== 'completed') return 'REVIEW_TOO_EARLY';
  if (known.problem === 'void') return 'REVIEW_NOT_HELD';
  return now < known.endsAt + 14 * 24 * 3_600_000 ? null : 'REVIEW_TOO_LATE';
}

/** The fate of an agreed booking. */
export const AGREED_COMMANDS = [
  propose,
  answer,
  answer,
  withdraw,
  join,
  join,
  end,
  report,
  report,
  decide,
  say,
];
