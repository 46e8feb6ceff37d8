import type { Insertable } from 'kysely';
import { durationMinutes } from '../../shared/domain/booking/bookingChoices';
import { cancellationFeeCents, cancellationTerms } from '../../shared/domain/booking/cancellationFee';
import { respondBy } from '../../shared/domain/booking/bookingLife';
import { DEFAULT_HOURLY_PRICE_CENTS, totalFeeCents } from '../../shared/domain/money/money';
import { wallTimeAt } from '../../shared/domain/time/wallClock';
import type { BookingEventsTable, BookingsTable } from '../db/tables/bookingTables';
import { demoId } from '../platform/demo/demoAccounts';
import { historyOf, type PlannedEvent, type BookingPlan } from './historyOf';
import { SCENES } from './scenes';

export interface BookingRows {
  booking: Insertable<BookingsTable>;
  events: Insertable<BookingEventsTable>[];
}

/** Rows of a planned booking and its history. */
export function bookingRows(plan: BookingPlan, now: Date): BookingRows {
  const { interpreter, client, startsAt, duration } = plan;
  const minutes = durationMinutes(duration);
  const endsAt = new Date(startsAt.getTime() + minutes * 60_000);
  const history = historyOf(plan, endsAt, now);
  const requestedAt = history[0]?.at ?? now;
  const scene = SCENES[plan.scene % SCENES.length] ?? SCENES[0];
  if (!scene) throw new Error('There is no scene to play.');
  const id = demoId(`${interpreter.id} ${client.id} ${startsAt.toISOString()}`);
  const hourly = interpreter.rates[0] === null ? DEFAULT_HOURLY_PRICE_CENTS : interpreter.rates[0] * 100;
  const wall = wallTimeAt(startsAt, client.zone);
  return {
    booking: {
      id,
      interpreter_id: interpreter.id,
      client_id: client.id,
      status: plan.status,
      host_platform: plan.platform ?? scene.platform,
      title: scene.title,
      subject: scene.subject,
      description: scene.description,
      meeting_date: wall.meetingDate,
      meeting_time: wall.meetingTime,
      meeting_half: wall.meetingAmPm,
      meeting_zone: client.zone,
      meeting_utc_offset: null,
      duration,
      language_from: interpreter.languages.includes('English') ? 'English' : interpreter.languages[1],
      language_to:
        interpreter.languages[0] === 'English' ? interpreter.languages[1] : interpreter.languages[0],
      starts_at: startsAt,
      ends_at: endsAt,
      respond_by: new Date(respondBy(requestedAt.getTime(), startsAt.getTime())),
      hourly_price_cents: hourly,
      total_fee_cents: totalFeeCents(hourly, minutes),
      created_at: requestedAt,
      updated_at: history.at(-1)?.at ?? requestedAt,
      ...cancellationOf(history.at(-1), startsAt, totalFeeCents(hourly, minutes)),
    },
    events: history.map(({ at, actor, action, to }, place) => ({
      interpreter_id: interpreter.id,
      booking_id: id,
      at,
      actor,
      actor_id: actor === 'time' ? null : actor === 'client' ? client.id : interpreter.id,
      action,
      from_status: history[place - 1]?.to ?? null,
      to_status: to,
      details: null,
    })),
  };
}

/** The demo's cancelled bookings were confirmed before; what they cost follows from when that was. */
function cancellationOf(last: PlannedEvent | undefined, startsAt: Date, feeCents: number) {
  if (last?.action !== 'cancel' || last.actor === 'time') return {};
  const terms = cancellationTerms(last.actor, 'confirmed', last.at.getTime(), {
    startsAt: startsAt.getTime(),
    least: null,
  });
  return {
    cancelled_by: last.actor,
    cancelled_at: last.at,
    cancellation_fee_cents: cancellationFeeCents(terms, feeCents),
  };
}
