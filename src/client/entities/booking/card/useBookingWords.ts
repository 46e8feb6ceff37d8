import { useMemo } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import {
  HOST_PLATFORMS,
  MEETING_DURATIONS,
  MEETING_SUBJECTS,
} from '../../../../shared/domain/booking/bookingChoices';

/** The reader's words for the fixed choices of a booking; what is not ours is shown as it came. */
export function useBookingWords() {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      duration: (label: string) => {
        const known = MEETING_DURATIONS.find((each) => each === label);
        return known ? t(`ui.durations.${known}`) : label;
      },
      subject: (label: string) => {
        const known = MEETING_SUBJECTS.find((each) => each === label);
        return known ? t(`ui.subjects.${known}`) : label;
      },
      platform: (label: string) => {
        const known = HOST_PLATFORMS.find((each) => each === label);
        return known ? t(`ui.platforms.${known}`) : label;
      },
    }),
    [t],
  );
}
