import { useTranslation } from '../../../i18n/useTranslation';
import { durationMinutes, type MeetingDuration } from '../../../../shared/domain/booking/bookingChoices';
import { formatCents, totalFeeCents } from '../../../../shared/domain/money/money';
import type { ChosenInterpreter } from '../../../machines/bookingWizard/chosenInterpreter';
import { Money } from '../../../ui/text/Money';
import { PersonLine } from '../../../ui/facts/PersonLine';
import { useBookingWords } from '../../../entities/booking/card/useBookingWords';
import { InterpreterBadges } from '../../../entities/interpreter/InterpreterBadges';
import './InterpreterPrice.css';
import { usePickerWords } from '../picker/usePickerWords';

interface InterpreterPriceProps {
  interpreter: ChosenInterpreter;
  duration: MeetingDuration;
}

/** The interpreter who was selected, and what this meeting comes to at their price. */
export function InterpreterPrice({ interpreter, duration }: InterpreterPriceProps) {
  const { t, i18n } = useTranslation();
  const words = useBookingWords();
  const languages = usePickerWords().languages(interpreter.languages);
  return (
    <div className="dr-chosen">
      <PersonLine
        name={interpreter.name || t('common.notAvailable')}
        imageUrl={interpreter.imageUrl}
        note={
          <>
            {t('booking.interpreter.perHour', {
              price: formatCents(interpreter.pricePerHourCents, i18n.language),
            })}
            {languages && (
              <>
                <br />
                {t('booking.interpreter.languages', { languages })}
              </>
            )}
          </>
        }
      />
      <InterpreterBadges interpreterId={interpreter.id} />
      <p className="dr-chosen-total">
        <span>{t('booking.interpreter.total', { duration: words.duration(duration) })}</span>
        <strong>
          <Money cents={totalFeeCents(interpreter.pricePerHourCents, durationMinutes(duration))} />
        </strong>
      </p>
    </div>
  );
}
