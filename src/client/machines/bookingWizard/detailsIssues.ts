import type { IssueCode } from '../../../shared/contract/base/errors';
import { startIssue } from '../../../shared/domain/booking/startIssue';
import {
  BOOKING_FIELD_NAMES,
  missingBookingFields,
  overlongBookingFields,
} from '../../../shared/domain/booking/bookingFields';
import { meetingInstant } from '../../../shared/domain/time/meetingInstant';
import { readTypedTime } from '../../../shared/domain/time/meetingTime';
import { isBookableZone } from '../../../shared/domain/time/timeZones';
import { isRealDate } from '../../../shared/domain/time/wallClock';
import type { BookingDetails, DetailsField } from './bookingDetails';
import { offersPair, type ChosenInterpreter } from './chosenInterpreter';

export interface DetailsIssue {
  field: DetailsField;
  code: IssueCode;
}

/** Problems that keep the first step from being saved, one a field, in the form's order. `now` is epoch milliseconds. */
export function detailsIssues(
  details: BookingDetails,
  interpreter: ChosenInterpreter | null,
  now: number,
): DetailsIssue[] {
  const found = [
    ...missingBookingFields({ ...details, interpreter_id: interpreter?.id ?? null }).map((field) =>
      required(field),
    ),
    ...overlongBookingFields(details).map((field) => ({ field, code: 'too_long' as const })),
    ...whenIssues(details, now),
    ...pairIssues(details, interpreter),
  ];
  return inFormOrder(found);
}

export function inFormOrder(issues: readonly DetailsIssue[]): DetailsIssue[] {
  return BOOKING_FIELD_NAMES.flatMap((field) => issues.find((issue) => issue.field === field) ?? []);
}

const required = (field: DetailsField): DetailsIssue => ({ field, code: 'required' });

function whenIssues(details: BookingDetails, now: number): DetailsIssue[] {
  const time = readTypedTime(details.meetingTime, details.meetingAmPm);
  const issues: DetailsIssue[] = [];
  if (!isRealDate(details.meetingDate)) issues.push({ field: 'meetingDate', code: 'not_a_date' });
  if (!time) issues.push({ field: 'meetingTime', code: 'not_a_time' });
  if (!isBookableZone(details.meetingTimezone))
    issues.push({ field: 'meetingTimezone', code: 'unknown_zone' });
  if (!time || issues.length > 0) return issues;
  const instant = meetingInstant({
    ...details,
    ...time,
    meetingUtcOffset: details.meetingUtcOffset ?? undefined,
  });
  if (instant.kind === 'missing') return [{ field: 'meetingTime', code: 'time_missing' }];
  if (instant.kind === 'doubled') return [{ field: 'meetingUtcOffset', code: 'time_doubled' }];
  const issue = startIssue(details, instant.at.getTime(), now);
  return issue ? [issue] : [];
}

function pairIssues(details: BookingDetails, interpreter: ChosenInterpreter | null): DetailsIssue[] {
  const { interpreterBookingFrom: from, interpreterBookingTo: to } = details;
  if (from !== '' && from === to) return [{ field: 'interpreterBookingTo', code: 'same_languages' }];
  const isOffered = !interpreter || offersPair(interpreter, from, to);
  return isOffered ? [] : [{ field: 'interpreter_id', code: 'pair_not_offered' }];
}
