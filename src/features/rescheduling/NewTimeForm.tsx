import { Button } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { z } from 'zod';
import type { BookingRecord } from '../../contract/bookingRecord';
import { clock24, fromClock24 } from '../../domain/meetingTime';
import { zoneLabel } from '../../domain/meetingZones';
import { FormSummary } from '../../ui/FormSummary';
import { formRefusalOf } from '../../ui/formRefusalOf';
import { PlainChoice } from '../../ui/PlainChoice';
import { PlainField } from '../../ui/PlainField';
import '../../ui/plainForm.css';
import { readerZone } from '../../ui/readerZone';
import type { Viewer } from '../../ui/statusLook';
import { SubmitButton } from '../../ui/SubmitButton';
import { useKeptState } from '../../ui/useKeptState';
import { useZoneNames } from '../../ui/useZoneNames';
import { FreeTimes } from './FreeTimes';
import { doubledOffsetsOf } from './doubledOffsetsOf';
import { LeastCostNote } from './LeastCostNote';
import { newTimePlace } from './newTimePlace';
import type { Rescheduling } from './useRescheduling';

interface NewTimeFormProps {
  booking: BookingRecord;
  flow: Rescheduling;
  otherName: string;
  viewer: Viewer;
}

/** Date, time and zone of the time that is proposed. What was typed stays when it is refused. */
export function NewTimeForm({ booking, flow: { state, send }, otherName, viewer }: NewTimeFormProps) {
  const { t } = useTranslation();
  const zoneNames = useZoneNames();
  const formId = useId();
  const [{ date, time, zone }, setTyped, forget] = useKeptState({
    place: newTimePlace(booking.id),
    schema: z.object({ date: z.string(), time: z.string(), zone: z.string() }),
    start: { date: booking.meetingDate, time: clock24(booking), zone: booking.meetingTimezone },
  });
  const change = (changes: Partial<Record<'date' | 'time' | 'zone', string>>) =>
    setTyped({ date, time, zone, ...changes });
  const [offset, setOffset] = useState('');
  const [attempt, setAttempt] = useState(0);
  const { problem } = state.context;
  const isBusy = state.hasTag('busy');
  const refusal = problem && formRefusalOf(problem, ['meetingDate', 'meetingTime'], t);
  const dateProblem =
    attempt > 0 && date === '' ? t('booking.errors.meetingDate') : refusal?.problems.meetingDate;
  const timeProblem =
    attempt > 0 && time === '' ? t('booking.errors.meetingTime') : refusal?.problems.meetingTime;
  const offsets = doubledOffsetsOf(problem);
  const zones = [...new Set([booking.meetingTimezone, readerZone()])];
  const problems = [
    ...(dateProblem ? [{ id: `${formId}date`, text: dateProblem }] : []),
    ...(timeProblem ? [{ id: `${formId}time`, text: timeProblem }] : []),
  ];
  const submit = () => {
    setAttempt((before) => before + 1);
    if (date === '' || time === '' || isBusy) return;
    const wish = { meetingDate: date, ...fromClock24(time), meetingTimezone: zone };
    send({
      type: 'time.submitted',
      wish: offset && offsets.includes(offset) ? { ...wish, meetingUtcOffset: offset } : wish,
    });
  };
  return (
    <form
      className="dr-reschedule-part dr-reschedule-form"
      aria-label={t('reschedule.formTitle')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h2>{t('reschedule.formTitle')}</h2>
      <p>{t('reschedule.lead', { name: otherName })}</p>
      <LeastCostNote booking={booking} viewer={viewer} />
      <FormSummary
        problems={problems}
        failure={refusal?.text ?? ''}
        attempt={problem || problems.length > 0 ? attempt : 0}
      />
      <FreeTimes
        problem={problem}
        onChoose={(free) => {
          change({ date: free.meetingDate, time: clock24(free), zone: free.meetingTimezone });
        }}
      />
      <PlainField
        id={`${formId}date`}
        type="date"
        label={t('booking.labels.meetingDate')}
        value={date}
        problem={dateProblem}
        onChange={(typed) => change({ date: typed })}
      />
      <PlainField
        id={`${formId}time`}
        type="time"
        label={t('booking.labels.meetingTime')}
        value={time}
        problem={timeProblem}
        onChange={(typed) => change({ time: typed })}
      />
      {zones.length > 1 && (
        <PlainChoice
          label={t('booking.labels.meetingTimezone')}
          value={zone}
          onChange={(chosen) => change({ zone: chosen })}
        >
          {zones.map((each) => (
            <option key={each} value={each}>
              {zoneLabel(each, zoneNames)}
            </option>
          ))}
        </PlainChoice>
      )}
      {offsets.length > 0 && (
        <PlainChoice
          label={t('reschedule.whichHour')}
          placeholder={t('reschedule.chooseHour')}
          value={offset}
          onChange={setOffset}
        >
          {offsets.map((each) => (
            <option key={each} value={each}>{`UTC${each}`}</option>
          ))}
        </PlainChoice>
      )}
      <div className="dr-reschedule-actions dr-wrapping">
        <SubmitButton label={t('reschedule.send')} isBusy={isBusy} busyText={t('reschedule.sending')} />
        <Button
          disabled={isBusy}
          onClick={() => {
            forget();
            send({ type: 'choosing.dismissed' });
          }}
        >
          {t('reschedule.keep')}
        </Button>
      </div>
    </form>
  );
}
