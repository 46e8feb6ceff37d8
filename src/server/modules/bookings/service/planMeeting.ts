import type { BookingPayload } from '../../../../shared/contract/bookings/bookingRecord';
import { AppError, type IssueCode } from '../../../../shared/contract/base/errors';
import { durationMinutes } from '../../../../shared/domain/booking/bookingChoices';
import { startIssue } from '../../../../shared/domain/booking/startIssue';
import { meetingInstant } from '../../../../shared/domain/time/meetingInstant';
import { runtimeZone } from '../../../../shared/domain/time/timeZones';

/** When a meeting really is. */
export interface PlannedMeeting {
  startsAt: Date;
  endsAt: Date;
  /** the offset that settled an hour which happens twice, otherwise null */
  settledOffset: string | null;
}

/** The parts of a meeting's time. */
export type TimeWish = Pick<
  BookingPayload,
  'meetingDate' | 'meetingTime' | 'meetingAmPm' | 'meetingTimezone' | 'meetingUtcOffset' | 'meetingDuration'
>;

type Issue = { path: string; code: IssueCode };

/**
 * Reads the meeting's time and checks the languages against those on offer. Throws INVALID with every issue; an
 * hour that does not exist or exists twice is said and never guessed (`product.md`, section 6).
 */
export function planMeeting(request: BookingPayload, offered: readonly string[], now: Date): PlannedMeeting {
  return planTime(request, now, languageIssues(request, offered));
}

/** Reads a meeting's time alone. Throws INVALID with every issue, and with those `found` already. */
export function planTime(request: TimeWish, now: Date, found: readonly Issue[] = []): PlannedMeeting {
  const issues = [...found];
  const instant = meetingInstant(request);
  if (instant.kind === 'missing') {
    issues.push({ path: 'meetingTime', code: 'time_missing' });
    throw new AppError('INVALID', { issues, details: { clockMovesTo: instant.clockMovesTo } });
  }
  if (instant.kind === 'doubled') {
    issues.push({ path: 'meetingTime', code: 'time_doubled' });
    throw new AppError('INVALID', { issues, details: { offsets: instant.offsets } });
  }
  if (contradictsZone(request, instant.at)) issues.push({ path: 'meetingUtcOffset', code: 'wrong_offset' });
  const late = startIssue(request, instant.at.getTime(), now.getTime());
  if (late) issues.push({ path: late.field, code: late.code });
  if (issues.length > 0) throw new AppError('INVALID', { issues });
  const isSettled =
    request.meetingUtcOffset !== undefined &&
    meetingInstant({ ...request, meetingUtcOffset: undefined }).kind === 'doubled';
  return {
    ...stretchFrom(instant.at, request),
    settledOffset: isSettled ? (request.meetingUtcOffset ?? null) : null,
  };
}

function contradictsZone({ meetingTimezone, meetingUtcOffset }: TimeWish, at: Date): boolean {
  if (meetingUtcOffset === undefined) return false;
  const zoned = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(
    runtimeZone(meetingTimezone),
  );
  return zoned.offset !== meetingUtcOffset;
}

/** From when to when a meeting would be; null where its time means no one instant. */
export function stretchOf(request: TimeWish): Pick<PlannedMeeting, 'startsAt' | 'endsAt'> | null {
  const instant = meetingInstant(request);
  return instant.kind === 'exact' ? stretchFrom(instant.at, request) : null;
}

function stretchFrom(startsAt: Date, { meetingDuration }: TimeWish) {
  return { startsAt, endsAt: new Date(startsAt.getTime() + durationMinutes(meetingDuration) * 60_000) };
}

function languageIssues(request: BookingPayload, offered: readonly string[]): Issue[] {
  const { interpreterBookingFrom: from, interpreterBookingTo: to } = request;
  const issues: Issue[] = [];
  if (from === to) issues.push({ path: 'interpreterBookingTo', code: 'same_languages' });
  if (!offered.includes(from)) issues.push({ path: 'interpreterBookingFrom', code: 'pair_not_offered' });
  if (from !== to && !offered.includes(to)) {
    issues.push({ path: 'interpreterBookingTo', code: 'pair_not_offered' });
  }
  return issues;
}
