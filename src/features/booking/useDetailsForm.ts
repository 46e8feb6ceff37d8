import { useTranslation } from '../../i18n/useTranslation';
import type { DetailsForm } from './DetailsForm';
import { fieldId } from './fieldId';
import { issueText } from './issueText';
import type { BookingWizard } from './useBookingWizard';

/** The first step's fields as the machine has them. */
export function useDetailsForm({ state, send }: BookingWizard): DetailsForm {
  const { t } = useTranslation();
  const { details, issues } = state.context;
  const errorOf: DetailsForm['errorOf'] = (name) => {
    const issue = issues.find(({ field }) => field === name);
    return issue && issueText(issue, t);
  };
  return {
    details,
    errorOf,
    change: (changes) => send({ type: 'details.changed', changes }),
    field: (name) => ({ id: fieldId(name), label: t(`booking.labels.${name}`), error: errorOf(name) }),
  };
}
