import type { BookingDetails } from '../../../machines/bookingWizard/bookingDetails';
import type { PickerCriteria } from '../../../machines/interpreterPicker/interpreterPickerMachine';
import { meetingMoment } from './meetingMoment';

/** The form's time, as a search for who is free then says it; nothing as long as it is not one sensible instant. */
export function freeAtOf(details: BookingDetails): NonNullable<PickerCriteria['freeAt']> | undefined {
  const startsAt = meetingMoment(details)?.startsAt;
  const year = startsAt?.getUTCFullYear() ?? 0;
  if (!startsAt || year < 2000 || year >= 2200) return undefined;
  return { startsAt: startsAt.toISOString(), duration: details.meetingDuration };
}
