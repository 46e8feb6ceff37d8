import { useTranslation } from '../../../i18n/useTranslation';
import { FocusAlert } from '../../../ui/form/FocusAlert';
import { ProblemList } from '../../../ui/form/ProblemList';
import { issueText } from './issueText';
import { ChangedRequestNotice } from './ChangedRequestNotice';
import { PriceChangedNotice } from './PriceChangedNotice';
import { RequestEndedNotice } from './RequestEndedNotice';
import { SlotTakenNotice } from './SlotTakenNotice';
import type { BookingWizard } from '../useBookingWizard';
import { detailsFieldId } from './useDetailsForm';

/** The notice above the first step: its problems, or why saving failed and how to go on. */
export function DetailsNotice({ wizard, attempt }: { wizard: BookingWizard; attempt: number }) {
  const { t } = useTranslation();
  const { state } = wizard;
  const { issues, refusal, attempt: saving } = state.context;
  if (state.matches({ editingDetails: 'correcting' }) && issues.length > 0) {
    const problems = issues.map((issue) => ({ id: detailsFieldId(issue.field), text: issueText(issue, t) }));
    return (
      <FocusAlert type="error" title={t('login.problems')} attempt={attempt}>
        <ProblemList problems={problems} />
      </FocusAlert>
    );
  }
  if (state.matches({ editingDetails: 'choosingAnotherTime' })) {
    return <SlotTakenNotice wizard={wizard} attempt={attempt} />;
  }
  if (state.matches({ editingDetails: 'reviewingPrice' })) {
    return <PriceChangedNotice context={state.context} attempt={attempt} />;
  }
  if (state.matches({ editingDetails: 'replacingRequest' })) {
    return <RequestEndedNotice wizard={wizard} attempt={attempt} />;
  }
  if (state.matches({ editingDetails: 'reviewingChange' })) {
    return <ChangedRequestNotice wizard={wizard} attempt={attempt} />;
  }
  if (!state.matches({ editingDetails: 'awaitingRetry' })) return null;
  const isUnanswered = saving?.outcome === 'unknown';
  return (
    <FocusAlert
      type="warning"
      title={t(isUnanswered ? 'booking.refused.unanswered' : 'booking.refused.failed')}
      attempt={attempt}
    >
      {isUnanswered
        ? t('booking.refused.unansweredText')
        : t('booking.refused.failedText', { reason: refusal?.message ?? '' })}
    </FocusAlert>
  );
}
