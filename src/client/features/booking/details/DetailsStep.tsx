import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { AppForm } from '../../../ui/form/AppForm';
import { DetailsNotice } from './DetailsNotice';
import './DetailsStep.css';
import { InterpreterField } from './InterpreterField';
import { InterpreterPicker } from '../picker/InterpreterPicker';
import { LanguageFields } from './LanguageFields';
import { MeetingFields } from './MeetingFields';
import type { BookingWizard } from '../useBookingWizard';
import { requestEnding } from './requestEnding';
import { useDetailsForm } from './useDetailsForm';
import { useInterpreterPicker } from '../picker/useInterpreterPicker';

const HALF_DAY_MS = 12 * 3_600_000;

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
  // It is still yesterday somewhere: the calendar offers that day, the check knows the zone.
  const today = new Date(world.now() - HALF_DAY_MS).toISOString().slice(0, 10);
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
        <MeetingFields form={form} ownZone={world.zone()} today={today} />
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
