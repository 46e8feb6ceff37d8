import {
  CALL_WAVES,
  MOST_ASKED_A_DAY,
  WAVE_SIZES,
  waveLastsMs,
  type CallWave,
} from '../../../shared/domain/booking/calls';
import type { Queries } from '../../db/database';
import { takeLocks } from '../../db/takeLocks';
import { publish } from '../../events/publish';
import { setNotificationsRead } from '../notifications/service/notifications';
import { type Askable, askableOf } from './askableOf';
import { countAskedBy } from './callCounts';
import { endCall, insertOffers, listOffersIn, planNextWave, type CallRow, type OfferRow } from './calls';
import { findFitting, type FittingPerson } from './findFitting';

const DAY_MS = 86_400_000;

/**
 * Asks the next people of a call that still asks: of the next wave in which there is somebody, and of the last one again and
 * again, since somebody may become free or be done with their quiet hours. Where nobody is left who may still say yes, the call
 * lapses. The caller holds the client's lock. Returns how many fit, whether they may be asked now or not.
 */
export async function openWave(queries: Queries, call: CallRow, now: Date): Promise<number> {
  const offers = await listOffersIn(queries, [call.id]);
  const fitting = await findFitting(queries, {
    clientId: call.client_id,
    wish: call.wish,
    startsAt: call.starts_at,
    endsAt: call.ends_at,
    now,
    named: call.named,
    maxTotalCents: call.max_total_cents,
    notYetIn: call.id,
  });
  const isWaiting = offers.some(({ answer }) => answer === 'open');
  if (fitting.length === 0 && !isWaiting && call.waves_done > 0) {
    await lapse(queries, call, offers, now);
    return 0;
  }
  const { people, done } = await chooseFrom(queries, call, fitting, now);
  await insertOffers(
    queries,
    people.map((person, place) => ({
      call_id: call.id,
      interpreter_id: person.id,
      position: offers.length + place,
      reasons: JSON.stringify(person.reasons),
      hourly_price_cents: person.hourlyPriceCents,
      total_fee_cents: person.totalFeeCents,
      offered_at: now,
      is_notified: person.isNotified,
      answered_at: null,
    })),
  );
  await planNextWave(queries, call.id, {
    done,
    at: new Date(now.getTime() + waveLastsMs(call.starts_at.getTime(), now.getTime())),
  });
  const interpreterIds = people.map(({ id }) => id);
  const notifiedIds = people.filter(({ isNotified }) => isNotified).map(({ id }) => id);
  await publish(queries, 'call.offered', { call, interpreterIds, notifiedIds, at: now });
  return fitting.length;
}

/** Whom to ask of those who fit, and how many waves are open then. Whoever is asked is locked until the transaction ends. */
async function chooseFrom(
  queries: Queries,
  call: CallRow,
  fitting: readonly FittingPerson[],
  now: Date,
): Promise<{ people: (FittingPerson & Askable)[]; done: number }> {
  const { named, waves_done, client_id } = call;
  const most = CALL_WAVES.length;
  const left = MOST_ASKED_A_DAY - (await countAskedBy(queries, client_id, new Date(now.getTime() - DAY_MS)));
  if (left <= 0) return { people: [], done: waves_done };
  for (let at = named ? most - 1 : Math.min(waves_done, most - 1); at < most; at += 1) {
    const wave: CallWave = CALL_WAVES[at] ?? 'everyone';
    const pool = wave === 'known' ? fitting.filter(({ isKnown }) => isKnown) : fitting;
    const ids = pool.map(({ id }) => id);
    const first = await askableOf(queries, ids, call, now);
    const chosen = pool.filter(({ id }) => first.has(id)).slice(0, Math.min(left, WAVE_SIZES[wave]));
    if (chosen.length === 0) continue;
    // Another call may ask the same people at this moment: they are counted again once it is this one's turn.
    await takeLocks(
      queries,
      chosen.map(({ id }) => ({ kind: 'interpreter', id })),
    );
    const still = await askableOf(
      queries,
      chosen.map(({ id }) => id),
      call,
      now,
    );
    const people = chosen.flatMap((person) => {
      const askable = still.get(person.id);
      return askable ? [{ ...person, ...askable }] : [];
    });
    if (people.length > 0) return { people, done: at + 1 };
  }
  return { people: [], done: most };
}

/** Nobody took it: its client is told, and whoever was asked is not reminded of it any more. */
export async function lapse(
  queries: Queries,
  call: CallRow,
  offers: readonly OfferRow[],
  now: Date,
): Promise<void> {
  if (!(await endCall(queries, call.id, { state: 'lapsed', at: now }))) return;
  const othersAsked = stillTold(offers);
  await silence(queries, call.id, othersAsked, now);
  await publish(queries, 'call.lapsed', { call, othersAsked, at: now });
}

/** Those who hear how a call ends: for whom it was withdrawn from alone it has ended, and more news would tell them so. */
export function stillTold(offers: readonly OfferRow[]): string[] {
  return offers.filter(({ answer }) => answer !== 'withdrawn').map(({ interpreter_id }) => interpreter_id);
}

/** An offer that is over need not be pushed or mailed any more. */
export async function silence(
  queries: Queries,
  callId: string,
  people: readonly string[],
  now: Date,
): Promise<void> {
  for (const person of people) await setNotificationsRead(queries, person, now, { callId });
}
