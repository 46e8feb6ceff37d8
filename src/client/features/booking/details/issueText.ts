import type { TFunction } from 'i18next';
import { isRequiredField } from '../../../../shared/domain/booking/bookingFields';
import type { DetailsIssue } from '../../../machines/bookingWizard/detailsIssues';

const KNOWN_CODES = [
  'required',
  'too_long',
  'unknown_choice',
  'not_a_date',
  'not_a_time',
  'unknown_zone',
  'time_missing',
  'time_doubled',
  'in_the_past',
  'too_far_ahead',
  'same_languages',
  'pair_not_offered',
] as const;

/** The words for what is wrong with a field: the specification's own where it has them. */
export function issueText({ field, code }: DetailsIssue, t: TFunction): string {
  if (code === 'required' && isRequiredField(field)) return t(`booking.errors.${field}`);
  const known = KNOWN_CODES.find((each) => each === code);
  return known ? t(`booking.issues.${known}`) : t('booking.issues.other');
}
