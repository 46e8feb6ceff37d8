import type { CardField } from '../../domain/paymentRules';
import type { DetailsField } from '../../machines/bookingDetails';

/** The id of a field's control, for its label, its error and the links of the summary. */
export function fieldId(field: DetailsField | CardField): string {
  return `booking-${field}`;
}
