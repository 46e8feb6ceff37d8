import { Button, Form, Input } from 'antd';
import { useState, useMemo } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { MAX_AHEAD_MS } from '../../../../shared/domain/booking/bookingLife';
import { AppForm } from '../../../ui/form/AppForm';
import { DetailsNotice } from './DetailsNotice';
import './DetailsStep.css';
import { InterpreterPicker } from '../picker/InterpreterPicker';
import { MeetingFields } from './MeetingFields';
import type { BookingWizard } from '../useBookingWizard';
import { requestEnding } from './requestEnding';
import { useDetailsForm } from './useDetailsForm';
import { useInterpreterPicker } from '../picker/useInterpreterPicker';
import type { BookingDetails } from '../../../machines/bookingWizard/bookingDetails';
import type { ChosenInterpreter } from '../../../machines/bookingWizard/chosenInterpreter';
import { FormGroup } from './FormGroup';
import { InterpreterPrice } from '../payment/InterpreterPrice';
import { MEETING_SUBJECTS } from '../../../../shared/domain/booking/bookingChoices';
import { BOOKING_FIELDS } from '../../../../shared/domain/booking/bookingFields';
import { languageChoices } from '../../../../shared/domain/text/interpretationLanguages';
import { ChoiceInput } from '../../../ui/form/choices/ChoiceInput';
import { TwoWayArrow } from '../../../ui/text/TwoWayArrow';
import { useBookingWords } from '../../../entities/booking/card/useBookingWords';
import { DetailsItem } from './DetailsItem';

interface InterpreterFieldProps {
  interpreter: ChosenInterpreter | null;
  details: BookingDetails;
  onOpen: () => void;
}

const HALF_DAY_MS = 12 * 3_600_000;

const dayAt = (instant: number) => new Date(instant).toISOString().slice(0, 10);

const SAVE_NOTES = {
  none: 'booking.saveNote',
  over: 'booking.refused.saveAsNew',
  holds: 'booking.refused.saveBlocked',
} as const;

/** Step 1: everything about the meeting, and who interprets. */
export function DetailsStep({ wizard }: { wizard: BookingWizard }) {
  const { t } = useTranslation();
  const form = useDetailsForm(wizard);
  const picker = useInterpreterPicker(wizard);
  const [attempt, setAttempt] = useState(0);
  const { state, send, world } = wizard;
  const isBusy = state.hasTag('busy');
  const ending = requestEnding(state);
  const submit = () => {
    send({ type: 'details.submitted', now: world.now(), newKey: world.newKey() });
    setAttempt(attempt + 1);
  };
  // It is still yesterday somewhere, and tomorrow elsewhere: the calendar offers those days, the check knows the zone.
  const days = {
    min: dayAt(world.now() - HALF_DAY_MS),
    max: dayAt(world.now() + MAX_AHEAD_MS + HALF_DAY_MS),
  };
  return (
    <>
      <AppForm {...form.props} className="dr-details" disabled={isBusy} aria-busy={isBusy} onFinish={submit}>
        <DetailsNotice wizard={wizard} attempt={attempt} />
        {state.context.booking && !ending && (
          <div className="dr-details-change">
            <p>{t('booking.changeNote')}</p>
            <Button size="small" onClick={() => send({ type: 'wizard.cleared' })}>
              {t('booking.startOver')}
            </Button>
          </div>
        )}
        <MeetingFields form={form} ownZone={world.zone()} days={days} />
        <LanguageFields />
        <InterpreterField
          interpreter={state.context.interpreter}
          details={form.details}
          onOpen={picker.open}
        />
        <div className="dr-details-end">
          <Button
            type="primary"
            size="large"
            htmlType="submit"
            loading={isBusy}
            disabled={ending === 'holds'}
            aria-describedby="booking-save-note"
          >
            {t(isBusy ? 'booking.saving' : 'booking.save')}
          </Button>
          <p id="booking-save-note" className="dr-booking-hint">
            {t(SAVE_NOTES[ending ?? 'none'])}
          </p>
        </div>
      </AppForm>
      <InterpreterPicker actor={picker.actor} />
    </>
  );
}

/** Who was selected and what it comes to, or nobody yet; the button opens the picker. */
function InterpreterField({ interpreter, details, onOpen }: InterpreterFieldProps) {
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

/** Which two languages, about what, and what the interpreter should know. */
function LanguageFields() {
  const { t, i18n } = useTranslation();
  const words = useBookingWords();
  const languages = useMemo(() => languageChoices(i18n.language), [i18n.language]);
  return (
    <FormGroup title={t('booking.groups.languages')}>
      <div className="dr-pairFields">
        <DetailsItem name="interpreterBookingFrom" required>
          <ChoiceInput placeholder={t('booking.choose')} options={languages} />
        </DetailsItem>
        <TwoWayArrow />
        <DetailsItem name="interpreterBookingTo" required>
          <ChoiceInput placeholder={t('booking.choose')} options={languages} />
        </DetailsItem>
      </div>
      <DetailsItem name="meetingSubject" required>
        <ChoiceInput
          placeholder={t('booking.choose')}
          options={MEETING_SUBJECTS.map((value) => ({ value, label: words.subject(value) }))}
        />
      </DetailsItem>
      <DetailsItem name="meetingDescription" isWide extra={t('booking.hints.description')}>
        <Input.TextArea rows={4} maxLength={BOOKING_FIELDS.meetingDescription.maxLength} />
      </DetailsItem>
      <DetailsItem name="referenceNumber" extra={t('booking.hints.reference')}>
        <Input maxLength={BOOKING_FIELDS.referenceNumber.maxLength} autoComplete="off" />
      </DetailsItem>
    </FormGroup>
  );
}
