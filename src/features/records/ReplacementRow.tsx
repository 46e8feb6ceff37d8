import { Button } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddBookingMutation } from '../../api/clientApi';
import { BookingPayload, type BookingRecord } from '../../contract/bookingRecord';
import type { FilledInterpreter } from '../../domain/interpreterDefaults';
import { durationMinutes } from '../../domain/bookingChoices';
import { centsFromEuros, eurosFromCents, formatCents, totalFeeCents } from '../../domain/money';
import { failureText } from '../../ui/failureText';
import { PersonLine } from '../../ui/PersonLine';
import { randomKey } from '../../ui/randomKey';
import { useToast } from '../../ui/useToast';

const FAILURE_SECONDS = 6;

/** Asks another interpreter for the same meeting, at that person's own price. */
export function ReplacementRow({
  booking,
  interpreter,
}: {
  booking: BookingRecord;
  interpreter: FilledInterpreter;
}) {
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
      await addBooking({ request, idempotencyKey: key.current }).unwrap();
      toast.success({ title: t('life.replace.done', { name }) });
    } catch (problem) {
      toast.error({
        title: t('life.replace.refused'),
        text: failureText(problem, t),
        seconds: FAILURE_SECONDS,
      });
    }
  };
  return (
    <li className="dr-replace-row">
      <PersonLine
        name={name}
        imageUrl={interpreter.imageUrl}
        note={t('life.replace.price', { amount: formatCents(totalCents, i18n.language) })}
      />
      <Button type="primary" loading={isLoading} disabled={isSuccess} onClick={() => void ask()}>
        {t('life.replace.ask', { name })}
      </Button>
    </li>
  );
}
