import { Button, Form, Input } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { isConfirmedAtOnce } from '../../../../shared/domain/booking/atOnce';
import { MAX_AHEAD_MS } from '../../../../shared/domain/booking/bookingLife';
import { AppForm } from '../../../ui/form/AppForm';
import { DetailsNotice } from './DetailsNotice';
import './DetailsStep.css';
import { InterpreterPicker } from '../picker/InterpreterPicker';
import { SlotPicker } from './SlotPicker';
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
import { lazyWithPreload } from '../../../ui/loading/lazyWithPreload';
import { useLanguageOptions } from '../../../entities/interpreter/useLanguageOptions';
import { ChoiceInput } from '../../../ui/form/choices/ChoiceInput';
import { TwoWayArrow } from '../../../ui/text/TwoWayArrow';
import { useBookingWords } from '../../../entities/booking/card/useBookingWords';
import { DetailsItem } from './DetailsItem';

const { Component: CancellationCosts } = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "free-times" */ './CancellationCosts')).CancellationCosts,
);

/** It brings its dialog. */
const { Component: AskSeveral, preload: preloadAskSeveral } = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "ask-several" */ './AskSeveral')).AskSeveral,
);

interface InterpreterFieldProps {
  wizard: BookingWizard;
  interpreter: ChosenInterpreter | null;
  details: BookingDetails;
  /** epoch milliseconds; null until date and time mean one instant */
  startsAt: number | null;
  /** saving books it; undefined where the interpreter answers every request, or nothing is known yet */
  isAtOnce: boolean | undefined;
  onOpen: () => void;
}

const HALF_DAY_MS = 12 * 3_600_000;

const dayAt = (instant: number) => new Date(instant).toISOString().slice(0, 10);

const SAVE_NOTES = {
  none: 'booking.saveNote',
  over: 'booking.refused.saveAsNew',
  holds: 'booking.refused.saveBlocked',
  changed: 'booking.refused.saveUnseen',
} as const;

interface DetailsStepProps {
  wizard: BookingWizard;
  /** for whom the booking was begun: who is chosen stands on top then, and only their languages are offered */
  pinnedId: string | null;
}

/** Step 1: everything about the meeting, and who interprets. */
export function DetailsStep({ wizard, pinnedId }: DetailsStepProps) {
  const { t } = useTranslation();
  const form = useDetailsForm(wizard);
  const picker = useInterpreterPicker(wizard);
  const [attempt, setAttempt] = useState(0);
  const { state, send, world } = wizard;
  const isBusy = state.hasTag('busy');
  const ending = requestEnding(state);
  const { interpreter } = state.context;
  const startsAt = form.moment?.startsAt?.getTime() ?? null;
  const zone = form.details.meetingTimezone;
  const isAtOnce =
    interpreter?.atOnce && startsAt !== null
      ? isConfirmedAtOnce(interpreter.atOnce, { startsAt }, zone, world.now())
      : undefined;
  const isPinned = interpreter !== null && interpreter.id === pinnedId;
  const who = (
    <InterpreterField
      wizard={wizard}
      interpreter={interpreter}
      details={form.details}
      startsAt={startsAt}
      isAtOnce={isAtOnce}
      onOpen={picker.open}
    />
  );
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
        {pinnedId !== null && who}
        <MeetingFields form={form} ownZone={world.zone()} days={days}>
          <SlotPicker wizard={wizard} moment={form.moment} onPick={form.change} />
        </MeetingFields>
        <LanguageFields details={form.details} only={isPinned ? interpreter.languages : []} />
        {pinnedId === null && who}
        <div className="dr-details-end">
          <Button
            type="primary"
            size="large"
            htmlType="submit"
            loading={isBusy}
            disabled={ending === 'holds' || ending === 'changed'}
            aria-describedby="booking-save-note"
          >
            {t(isBusy ? 'booking.saving' : 'booking.save')}
          </Button>
          <p id="booking-save-note" className="dr-booking-hint">
            {isAtOnce && !ending
              ? t('booking.atOnce.save', { name: interpreter?.name || t('ui.unnamedInterpreter') })
              : t(SAVE_NOTES[ending ?? 'none'])}
          </p>
        </div>
      </AppForm>
      <InterpreterPicker actor={picker.actor} />
    </>
  );
}

/** The selected interpreter with the price, or nobody yet; the button opens the picker. */
function InterpreterField(props: InterpreterFieldProps) {
  const { wizard, interpreter, details, startsAt, isAtOnce, onOpen } = props;
  const { t } = useTranslation();
  const [asked, setAsked] = useState(0);
  const canAskSeveral = wizard.state.context.booking === null;
  return (
    <FormGroup title={t('booking.groups.interpreter')}>
      <div className="dr-group-wide dr-interpreter">
        {interpreter ? (
          <InterpreterPrice interpreter={interpreter} duration={details.meetingDuration} />
        ) : (
          <p className="dr-hint">{t('booking.interpreter.none')}</p>
        )}
        <div className="dr-booking-actions dr-interpreter-ways dr-wrapping">
          {/* a button has no value to show */}
          <Form.Item className="dr-interpreter-one" name="interpreter_id" getValueProps={() => ({})}>
            <Button aria-haspopup="dialog" onClick={onOpen}>
              {t('booking.interpreter.select')}
            </Button>
          </Form.Item>
          {canAskSeveral && (
            <Button
              aria-haspopup="dialog"
              aria-describedby="booking-several-hint"
              onPointerEnter={preloadAskSeveral}
              onFocus={preloadAskSeveral}
              onClick={() => setAsked(asked + 1)}
            >
              {t('calls.button')}
            </Button>
          )}
        </div>
        {canAskSeveral && (
          <p id="booking-several-hint" className="dr-booking-hint">
            {t('calls.hint')}
          </p>
        )}
        {canAskSeveral && asked > 0 && (
          <Suspense fallback={null}>
            <AskSeveral wizard={wizard} pressed={asked} />
          </Suspense>
        )}
        {interpreter && startsAt !== null && (
          <Suspense fallback={null}>
            <CancellationCosts
              interpreter={interpreter}
              duration={details.meetingDuration}
              startsAt={startsAt}
              isAtOnce={isAtOnce}
            />
          </Suspense>
        )}
      </div>
    </FormGroup>
  );
}

interface LanguageFieldsProps {
  details: BookingDetails;
  /** the languages to choose from; none: all */
  only: readonly string[];
}

/** Which two languages, about what, and what the interpreter should know. */
function LanguageFields({ details, only }: LanguageFieldsProps) {
  const { t } = useTranslation();
  const words = useBookingWords();
  const all = useLanguageOptions();
  // what is chosen already is shown in any case
  const offered = new Set<string>([...only, details.interpreterBookingFrom, details.interpreterBookingTo]);
  const languages = only.length > 0 ? all.filter(({ value }) => offered.has(value)) : all;
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
