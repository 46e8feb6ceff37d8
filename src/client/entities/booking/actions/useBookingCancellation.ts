import { useCallback, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { isApiError } from '../../../../shared/contract/base/apiError';
import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import { FeeChangedDetails } from '../../../../shared/contract/base/refusalDetails';
import { centsFromEuros, eurosFromCents, formatCents } from '../../../../shared/domain/money/money';
import { failureText } from '../../../i18n/failureText';
import { randomKey } from '../../../ui/page/randomKey';
import type { Viewer } from '../card/statusLook';
import { useToast } from '../../../ui/popups/useToast';

/** The call that cancels; `unwrap` rejects with why it was refused. */
type Cancel = (write: { request: { id: string; feeSeen: number }; idempotencyKey: string }) => {
  unwrap: () => Promise<unknown>;
};

const FAILURE_SECONDS = 6;

interface Asked {
  id: string;
  /** one question is one cancellation, however often its answer is sent */
  key: string;
  serverFeeCents: number | null;
}

/** Cancelling: asked about in a dialog, done once, told by a toast; the list is read again either way. */
export function useBookingCancellation(
  bookings: readonly BookingRecord[] | undefined,
  viewer: Viewer,
  cancel: Cancel,
  reload: () => unknown,
) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isCancelling, setIsCancelling] = useState(false);
  const isUnderWay = useRef(false);
  const found = bookings?.find(({ id }) => id === asked?.id);
  const booking = found && ['pending', 'confirmed'].includes(found.status) ? found : null;

  const send = async ({ id, key }: Asked, feeCents: number) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsCancelling(true);
    try {
      await cancel({ request: { id, feeSeen: eurosFromCents(feeCents) }, idempotencyKey: key }).unwrap();
      const owed = t('life.cancel.doneOwed', { amount: formatCents(feeCents, i18n.language) });
      toast.success({
        title: t('life.cancel.done'),
        text: feeCents === 0 ? t('life.cancel.doneFree') : owed,
        seconds: FAILURE_SECONDS,
      });
      setAsked(null);
    } catch (problem) {
      const changed = changedFeeCents(problem);
      if (changed === null) {
        toast.error({
          title: t('life.cancel.refused'),
          text: failureText(problem, t),
          seconds: FAILURE_SECONDS,
        });
      } else setAsked({ id, key: randomKey(), serverFeeCents: changed });
    }
    await reload();
    isUnderWay.current = false;
    setIsCancelling(false);
  };

  return {
    ask: useCallback((id: string) => setAsked({ id, key: randomKey(), serverFeeCents: null }), []),
    dialog: {
      booking,
      viewer,
      isCancelling,
      serverFeeCents: asked?.serverFeeCents ?? null,
      onConfirm: (feeCents: number) => void (asked && send(asked, feeCents)),
      onKeep: () => setAsked(null),
    },
  };
}

function changedFeeCents(problem: unknown): number | null {
  if (!isApiError(problem) || problem.code !== 'FEE_CHANGED') return null;
  const details = FeeChangedDetails.safeParse(problem.data);
  return details.success ? centsFromEuros(details.data.fee) : null;
}
