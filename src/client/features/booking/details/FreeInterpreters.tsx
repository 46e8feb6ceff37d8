import { Button } from 'antd';
import { useTranslation } from '../../../i18n/useTranslation';
import { useGetInterpretersQuery } from '../../../api/interpreterApi';
import { durationMinutes } from '../../../../shared/domain/booking/bookingChoices';
import { withInterpreterDefaults } from '../../../../shared/domain/people/interpreterDefaults';
import { centsFromEuros, formatCents, totalFeeCents } from '../../../../shared/domain/money/money';
import { Monogram } from '../../../ui/facts/Monogram';
import { chosenOf } from '../picker/chosenOf';
import { freeAtOf } from './freeAtOf';
import { pickerRequest } from '../picker/pickerRequest';
import type { BookingWizard } from '../useBookingWizard';

/** So many are offered; the picker has the rest. One more is asked for: whoever was refused may be among them. */
const MOST = 3;

/** The best interpreters who are free at the form's time, where the chosen one is not; one click each. */
export function FreeInterpreters({ wizard }: { wizard: BookingWizard }) {
  const { t, i18n } = useTranslation();
  const { details, interpreter } = wizard.state.context;
  const { interpreterBookingFrom: from, interpreterBookingTo: to } = details;
  const freeAt = freeAtOf(details);
  const { data = [] } = useGetInterpretersQuery(
    { ...pickerRequest({ from, to, search: '' }), freeAt, sort: 'rank', pageSize: MOST + 1 },
    { skip: !freeAt },
  );
  const others = data.filter(({ id }) => id !== interpreter?.id).slice(0, MOST);
  if (others.length === 0) return null;
  const minutes = durationMinutes(details.meetingDuration);
  return (
    <>
      <p>{t('booking.refused.freeInterpretersText')}</p>
      <div
        role="group"
        aria-label={t('booking.refused.freeInterpreters')}
        className="dr-booking-actions dr-wrapping"
      >
        {others.map(withInterpreterDefaults).map((each) => {
          const cents = totalFeeCents(centsFromEuros(each.pricePerHour), minutes);
          return (
            <Button
              key={each.id}
              className="dr-booking-free"
              icon={<Monogram name={each.name} imageUrl={each.imageUrl} size={32} />}
              onClick={() => wizard.send({ type: 'interpreter.chosen', interpreter: chosenOf(each) })}
            >
              {t('booking.refused.freeInterpreter', {
                name: each.name || t('ui.unnamedInterpreter'),
                amount: formatCents(cents, i18n.language),
              })}
            </Button>
          );
        })}
      </div>
    </>
  );
}
