import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { BookingWizard } from './useBookingWizard';

const PAYMENT = { bookingStep: 'payment' } as const;

/**
 * The second step has an entry of its own in the browser's history, so that Back does what 'Cancel' does, and 'Cancel'
 * leaves no entry behind. Forward cannot save a request by itself: there the first step stays as it is.
 */
export function useStepHistory({ state, send }: Pick<BookingWizard, 'state' | 'send'>): void {
  const location = useLocation();
  const { pathname, search, key } = location;
  const navigate = useNavigate();
  const isPop = useNavigationType() === NavigationType.Pop;
  const isPayment = state.hasTag('payment');
  /** the machine leads away by itself */
  const isDone = state.status === 'done';
  const canGoBack = state.can({ type: 'payment.cancelled' });
  const isPaymentEntry = isEntryOfPayment(location.state);
  /** whether the entry before this render's was the second step's */
  const wasPaymentEntry = useRef(isPaymentEntry);
  /** the entry that is being left already; leaving takes a moment */
  const leaving = useRef<string | null>(null);

  useEffect(() => {
    const hasGoneBack = isPop && wasPaymentEntry.current && !isPaymentEntry;
    wasPaymentEntry.current = isPaymentEntry;
    if (leaving.current !== key) leaving.current = null;
    if (isDone || isPayment === isPaymentEntry || leaving.current !== null) return;
    if (hasGoneBack && canGoBack) {
      send({ type: 'payment.cancelled' });
      return;
    }
    leaving.current = key;
    if (!isPayment) void navigate(-1);
    else if (hasGoneBack) void navigate(1);
    else void navigate({ pathname, search }, { state: PAYMENT });
  }, [canGoBack, isDone, isPayment, isPaymentEntry, isPop, key, navigate, pathname, search, send]);
}

function isEntryOfPayment(kept: unknown): boolean {
  return typeof kept === 'object' && kept !== null && 'bookingStep' in kept && kept.bookingStep === 'payment';
}
