import { Button, Form } from 'antd';
import { useTranslation } from '../../../i18n/useTranslation';
import type { BookingDetails } from '../../../machines/bookingWizard/bookingDetails';
import type { ChosenInterpreter } from '../../../machines/bookingWizard/chosenInterpreter';
import { FormGroup } from './FormGroup';
import { InterpreterPrice } from '../payment/InterpreterPrice';

interface InterpreterFieldProps {
  interpreter: ChosenInterpreter | null;
  details: BookingDetails;
  onOpen: () => void;
}

/** Who was selected and what it comes to, or nobody yet; the button opens the picker. */
export function InterpreterField({ interpreter, details, onOpen }: InterpreterFieldProps) {
  const { t } = useTranslation();
  return (
    <FormGroup title={t('booking.groups.interpreter')}>
      <div className="dr-group-wide dr-interpreter">
        {interpreter ? (
          <InterpreterPrice interpreter={interpreter} duration={details.meetingDuration} />
        ) : (
          <p className="dr-hint">{t('booking.interpreter.none')}</p>
        )}
        {/* a button has no value to show */}
        <Form.Item name="interpreter_id" getValueProps={() => ({})}>
          <Button aria-haspopup="dialog" onClick={onOpen}>
            {t('booking.interpreter.select')}
          </Button>
        </Form.Item>
      </div>
    </FormGroup>
  );
}
