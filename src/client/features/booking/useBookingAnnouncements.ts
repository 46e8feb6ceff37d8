import { useMemo } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { useNavigate } from 'react-router-dom';
import { SlotTakenDetails } from '../../../shared/contract/base/refusalDetails';
import type { DetailsIssue } from '../../machines/bookingWizard/detailsIssues';
import type { SaveRefusal } from '../../machines/bookingWizard/saveRefusal';
import { paths } from '../../paths';
import { useToast } from '../../ui/popups/useToast';
import { issueText } from './details/issueText';

/** The wizard's toasts, and its last redirect. Durations are the specification's. */
export function useBookingAnnouncements() {
  const { t } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  return useMemo(
    () => ({
      announceInvalidDetails: (_: unknown, issues: readonly DetailsIssue[]) => {
        const [fault] = issues;
        const isFilledIn = fault && issues.every(({ code }) => code !== 'required');
        // the specification's words would send whoever left nothing out to look for what is missing
        const title = isFilledIn
          ? t('booking.toasts.wrongDetails', { fault: issueText(fault, t) })
          : t('booking.toasts.invalidDetails');
        toast.error({ title, seconds: 5 });
      },
      announceSaved: () => toast.success({ title: t('booking.toasts.saved'), seconds: 3 }),
      announceSaveFailed: (_: unknown, { code, status, message, data }: SaveRefusal) => {
        // a success that brought no data
        const isEmpty = status >= 200 && status < 300;
        const words = t(isEmpty ? 'booking.toasts.noData' : 'booking.toasts.saveFailed');
        const isOwn = SlotTakenDetails.safeParse(data).data?.ownBookingId !== undefined;
        const own = isOwn
          ? t('booking.refused.alreadyAsked')
          : // the server's words are for who answers a request
            code === 'BOOKING_CHANGED' && t('booking.refused.changed');
        toast.error({ title: own || message || words, seconds: 3 });
      },
      announceInvalidPayment: () => toast.error({ title: t('booking.toasts.invalidPayment'), seconds: 5 }),
      announcePaymentFailed: () => toast.error({ title: t('booking.toasts.confirmFailed'), seconds: 5 }),
      announceConfirmed: () =>
        toast.success({
          title: t('booking.toasts.confirmed'),
          text: t('booking.toasts.confirmedText'),
          seconds: 3,
        }),
      openRecords: () => void navigate(paths.client.records),
    }),
    [t, toast, navigate],
  );
}
