import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { MAX_AHEAD_MS } from '../../../../shared/domain/booking/bookingLife';
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
