import { type ChangeEvent, useRef } from 'react';
import type { MeetingTime } from '../../../../shared/domain/time/meetingTime';
import type { BookingDetails } from '../../../machines/bookingWizard/bookingDetails';

/**
 * AM or PM as long as nobody chose: business hours decide anew for each time that is typed here. What was chosen, picked from
 * the free times or brought along stays.
 */
export function useDayHalf(details: BookingDetails, change: (changes: Partial<BookingDetails>) => void) {
  const isChosen = useRef(false);
  const typed = useRef('');
  return {
    onChosen: () => void (isChosen.current = true),
    onTyped: ({ target }: ChangeEvent<HTMLInputElement>) => {
      if (details.meetingTime !== typed.current) isChosen.current = true;
      typed.current = target.value;
      if (!isChosen.current && details.meetingAmPm !== '') change({ meetingAmPm: '' });
    },
    /** a typed time, once the field is left */
    take: (time: MeetingTime) => {
      if (details.meetingTime === typed.current) typed.current = time.meetingTime;
      change(time);
    },
  };
}
