import { useTranslation } from '../../i18n/useTranslation';
import { ErrorSummary } from './ErrorSummary';
import { fieldId } from './fieldId';
import { issueText } from './issueText';
import { Notice } from './Notice';
import { PriceChangedNotice } from './PriceChangedNotice';
import { RequestEndedNotice } from './RequestEndedNotice';
import { SlotTakenNotice } from './SlotTakenNotice';
import type { BookingWizard } from './useBookingWizard';

/** What stands above the first step: what is wrong with it, or why it was not saved and how to go on. */
export function DetailsNotice({ wizard, submissions }: { wizard: BookingWizard; submissions: number }) {
  const { t } = useTranslation();
  const { state } = wizard;
  const { issues, refusal, attempt } = state.context;
  if (state.matches({ editingDetails: 'correcting' }) && issues.length > 0) {
    const problems = issues.map((issue) => ({ fieldId: fieldId(issue.field), text: issueText(issue, t) }));
    return <ErrorSummary problems={problems} submissions={submissions} />;
  }
  if (state.matches({ editingDetails: 'choosingAnotherTime' })) {
    return <SlotTakenNotice wizard={wizard} submissions={submissions} />;
  }
  if (state.matches({ editingDetails: 'reviewingPrice' })) {
    return <PriceChangedNotice context={state.context} submissions={submissions} />;
  }
  if (state.matches({ editingDetails: 'replacingRequest' })) {
    return <RequestEndedNotice wizard={wizard} submissions={submissions} />;
  }
  if (!state.matches({ editingDetails: 'awaitingRetry' })) return null;
  const isUnanswered = attempt?.outcome === 'unknown';
  return (
    <Notice
      title={t(isUnanswered ? 'booking.refused.unanswered' : 'booking.refused.failed')}
      tone="attention"
      submissions={submissions}
    >
      <p>
        {isUnanswered
          ? t('booking.refused.unansweredText')
          : t('booking.refused.failedText', { reason: refusal?.message ?? '' })}
      </p>
    </Notice>
  );
}
