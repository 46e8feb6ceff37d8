import { useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { useAddBookingMutation } from '../../api/clientApi';
import { BookingPayload, type BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import { durationMinutes } from '../../../shared/domain/booking/bookingChoices';
import type { FilledInterpreter } from '../../../shared/domain/people/interpreterDefaults';
import {
  centsFromEuros,
  eurosFromCents,
  formatCents,
  totalFeeCents,
} from '../../../shared/domain/money/money';
import { failureText } from '../../i18n/failureText';
import { randomKey } from '../../ui/page/randomKey';
import { useToast } from '../../ui/popups/useToast';

const FAILURE_SECONDS = 6;

/** Asking another interpreter for the same meeting, at that person's own price: one click, one request. */
export function useAskInstead(booking: BookingRecord, interpreter: FilledInterpreter) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const [addBooking, { isLoading, isSuccess }] = useAddBookingMutation();
  const key = useRef(randomKey());
  const name = interpreter.name || t('ui.unnamedInterpreter');
  const totalCents = totalFeeCents(
    centsFromEuros(interpreter.pricePerHour),
    durationMinutes(booking.meetingDuration),
  );
  const ask = async () => {
    const request = BookingPayload.parse({
      ...booking,
      meetingUtcOffset: booking.meetingUtcOffset ?? undefined,
      interpreter_id: interpreter.id,
      selectedInterpreter: {
        name: interpreter.name,
        pricePerHour: interpreter.pricePerHour,
        durationInHours: booking.selectedInterpreter.durationInHours,
        totalFee: eurosFromCents(totalCents),
      },
    });
    try {
      const saved = await addBooking({ request, idempotencyKey: key.current }).unwrap();
      const words = saved.confirmedAtOnce ? 'life.replace.doneAtOnce' : 'life.replace.done';
      toast.success({ title: t(words, { name }) });
    } catch (problem) {
      const text = failureText(problem, t);
      toast.error({ title: t('life.replace.refused'), text, seconds: FAILURE_SECONDS });
    }
  };
  const amount = formatCents(totalCents, i18n.language);
  return { name, amount, isAsking: isLoading, hasAsked: isSuccess, ask: () => void ask() };
}
