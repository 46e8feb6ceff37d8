import type { BookingDetails, DetailsField } from '../../machines/bookingDetails';

/** What each group of the first step's fields is given. */
export interface DetailsForm {
  details: BookingDetails;
  change: (changes: Partial<BookingDetails>) => void;
  /** id, label and error of a field */
  field: (name: Exclude<DetailsField, 'meetingUtcOffset' | 'interpreter_id'>) => {
    id: string;
    label: string;
    error: string | undefined;
  };
  /** what is wrong with it, in words */
  errorOf: (name: DetailsField) => string | undefined;
}
