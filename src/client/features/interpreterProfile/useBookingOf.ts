import { useNavigate } from 'react-router-dom';
import type { FilledProfile } from '../../../shared/domain/people/filledProfile';
import { bookingStartWith } from '../../machines/bookingWizard/bookingStart';
import { paths } from '../../paths';

/** Opens the booking with the interpreter chosen, and at a free start (epoch milliseconds) where one was picked. */
export function useBookingOf(profile: FilledProfile, id: string): (startsAt?: number) => void {
  const navigate = useNavigate();
  const { name, imageUrl, pricePerHour, languages, atOnce } = profile;
  return (startsAt) => {
    const state = {
      ...bookingStartWith({ id, name: name ?? '', imageUrl, pricePerHour, languages, atOnce }),
      ...(startsAt !== undefined && {
        asked: { standing: 'free', from: '', to: '', startsAt, others: [], title: '' },
      }),
    };
    void navigate(paths.client.mettingsConfig, { state });
  };
}
