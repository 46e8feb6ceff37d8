import { Button } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import type { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import type { FilledInterpreter } from '../../../shared/domain/people/interpreterDefaults';
import { PersonLine } from '../../ui/facts/PersonLine';
import { useAskInstead } from './useAskInstead';

/** Another interpreter who is free for the same meeting, and the button that asks them. */
export function ReplacementRow({
  booking,
  interpreter,
}: {
  booking: BookingRecord;
  interpreter: FilledInterpreter;
}) {
  const { t } = useTranslation();
  const { name, amount, isAsking, hasAsked, ask } = useAskInstead(booking, interpreter);
  return (
    <li className="dr-replace-row">
      <PersonLine name={name} imageUrl={interpreter.imageUrl} note={t('life.replace.price', { amount })} />
      <Button type="primary" loading={isAsking} disabled={hasAsked} onClick={ask}>
        {t('life.replace.ask', { name })}
      </Button>
    </li>
  );
}
