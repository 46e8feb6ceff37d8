import { Button } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import { languageNameIn } from '../../domain/interpretationLanguages';
import type { BookingDetails } from '../../machines/bookingDetails';
import { offersPair, type ChosenInterpreter } from '../../machines/chosenInterpreter';
import { fieldId } from './fieldId';
import { FormGroup } from './FormGroup';
import { InterpreterPrice } from './InterpreterPrice';

interface InterpreterFieldProps {
  interpreter: ChosenInterpreter | null;
  details: BookingDetails;
  error?: string;
  onOpen: () => void;
}

/** Who was selected and what it comes to, or nobody yet; the button opens the picker. */
export function InterpreterField({ interpreter, details, error, onOpen }: InterpreterFieldProps) {
  const { t, i18n } = useTranslation();
  const id = fieldId('interpreter_id');
  const { interpreterBookingFrom: from, interpreterBookingTo: to } = details;
  const inWords = (name: string) => languageNameIn(name, i18n.language);
  const isMisfit = interpreter && from !== to && !offersPair(interpreter, from, to);
  const problem = isMisfit
    ? t('booking.pairNotOffered', { name: interpreter.name, from: inWords(from), to: inWords(to) })
    : error;
  return (
    <FormGroup title={t('booking.groups.interpreter')}>
      <div className="dr-field dr-field-wide">
        {interpreter ? (
          <InterpreterPrice interpreter={interpreter} duration={details.meetingDuration} />
        ) : (
          <p className="dr-field-hint">{t('booking.interpreter.none')}</p>
        )}
        <div aria-live="polite">
          {problem && (
            <p id={`${id}-error`} className="dr-field-error">
              {problem}
            </p>
          )}
        </div>
        <div>
          <Button id={id} aria-describedby={problem && `${id}-error`} aria-haspopup="dialog" onClick={onOpen}>
            {t('booking.interpreter.select')}
          </Button>
        </div>
      </div>
    </FormGroup>
  );
}
