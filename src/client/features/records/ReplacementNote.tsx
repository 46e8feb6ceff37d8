import { Button } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import { useGetInterpretersQuery } from '../../api/interpreterApi';
import type { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import {
  type FilledInterpreter,
  withInterpreterDefaults,
} from '../../../shared/domain/people/interpreterDefaults';
import { lostReason, othersThan, replacementSearch } from '../../entities/booking/details/replacementSearch';
import { useAskInstead } from './useAskInstead';

interface ReplacementNoteProps {
  booking: BookingRecord;
  onView: (id: string) => void;
}

/** On the card of a booking that came to nothing: why, who is free at that time, and one click that asks them. */
export function ReplacementNote({ booking, onView }: ReplacementNoteProps) {
  const { t } = useTranslation();
  const { data } = useGetInterpretersQuery(replacementSearch(booking));
  const others = othersThan(booking, data);
  const best = others?.[0];
  const reason = lostReason(booking);
  const name = booking.selectedInterpreter.name || t('ui.unnamedInterpreter');
  return (
    <div className="dr-pass-note">
      {/* Who cancelled is said already. */}
      {reason !== 'cancelled' && <p>{t(`life.replace.short.${reason}`, { name })}</p>}
      {best ? (
        <NextInterpreter booking={booking} interpreter={withInterpreterDefaults(best)} onView={onView} />
      ) : others ? (
        <p>{t('life.replace.none')}</p>
      ) : (
        <div className="dr-pass-note-actions">
          <Button size="small" onClick={() => onView(booking.id)}>
            {t('life.replace.button')}
          </Button>
        </div>
      )}
    </div>
  );
}

function NextInterpreter({
  booking,
  interpreter,
  onView,
}: ReplacementNoteProps & { interpreter: FilledInterpreter }) {
  const { t } = useTranslation();
  const { name, amount, isAsking, hasAsked, ask } = useAskInstead(booking, interpreter);
  return (
    <>
      <p>{t('life.replace.isFree', { name, amount })}</p>
      <div className="dr-pass-note-actions">
        <Button size="small" type="primary" loading={isAsking} disabled={hasAsked} onClick={ask}>
          {t('life.replace.ask', { name })}
        </Button>
        <Button size="small" onClick={() => onView(booking.id)}>
          {t('life.replace.others')}
        </Button>
      </div>
    </>
  );
}
