import { useCallback, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import { failureText } from '../../../i18n/failureText';
import { type SeenRequests, useSeenRequests } from '../panel/useSeenRequests';
import { useToast } from '../../../ui/popups/useToast';
import { useQuestion } from '../../../ui/popups/useQuestion';

/** A call that answers for one booking; `unwrap` rejects with why it was refused. */
type Answer = (request: { id: string; version: number }) => { unwrap: () => Promise<unknown> };

export interface BookingDecision extends SeenRequests {
  /** the booking as it is shown: what is answered is what was seen */
  accept: (booking: BookingRecord) => void;
  decline: (booking: BookingRecord) => void;
  isDeciding: (id: string) => boolean;
}

const FAILURE_SECONDS = 6;

/**
 * Accepting and declining requests: once each, told by a toast, and the list is read again either way. One that became
 * another while it was looked at is accepted only once that was seen. The calls are given, because these pieces know no
 * data source.
 */
export function useBookingDecision(
  accept: Answer,
  decline: Answer,
  reload: () => PromiseLike<unknown>,
  bookings: readonly BookingRecord[],
): BookingDecision {
  const { t } = useTranslation();
  const ask = useQuestion();
  const toast = useToast();
  const underWay = useRef(new Set<string>());
  const [deciding, setDeciding] = useState<readonly string[]>([]);
  const seen = useSeenRequests(bookings);

  const decide = useCallback(
    async (booking: BookingRecord, answer: Answer, done: string, refused: string) => {
      const { id, version } = booking;
      if (underWay.current.has(id)) return;
      underWay.current.add(id);
      setDeciding([...underWay.current]);
      try {
        await answer({ id, version }).unwrap();
        toast.success({ title: done });
      } catch (problem) {
        toast.error({ title: refused, text: failureText(problem, t), seconds: FAILURE_SECONDS });
      }
      await reload();
      underWay.current.delete(id);
      setDeciding([...underWay.current]);
    },
    [reload, t, toast],
  );

  return {
    accept: useCallback(
      (booking) => void decide(booking, accept, t('ui.decision.accepted'), t('ui.decision.acceptRefused')),
      [accept, decide, t],
    ),
    decline: useCallback(
      (booking) =>
        ask({
          title: t('ui.decision.askDecline'),
          content: t('ui.decision.askDeclineText'),
          okText: t('ui.decline'),
          okButtonProps: { danger: true },
          cancelText: t('ui.decision.keep'),
          onOk: () => decide(booking, decline, t('ui.decision.declined'), t('ui.decision.declineRefused')),
        }),
      [ask, decide, decline, t],
    ),
    isDeciding: (id) => deciding.includes(id),
    ...seen,
  };
}
