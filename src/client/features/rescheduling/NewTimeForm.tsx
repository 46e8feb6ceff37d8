import { Button, Form } from 'antd';
import { Suspense, useId, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { z } from 'zod';
import type { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import { clock24, fromClock24 } from '../../../shared/domain/time/meetingTime';
import { wallTimeAt } from '../../../shared/domain/time/wallClock';
import { zoneLabel } from '../../../shared/domain/time/meetingZones';
import { Bone } from '../../ui/feedback/Bone';
import { lazyWithPreload } from '../../ui/loading/lazyWithPreload';
import { DateInput } from '../../ui/date/DateInput';
import { AppForm } from '../../ui/form/AppForm';
import { ChoiceInput } from '../../ui/form/choices/ChoiceInput';
import { ProblemSummary } from '../../ui/form/ProblemSummary';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { TimeInput } from '../../ui/form/TimeInput';
import { formRefusalOf } from '../../i18n/formRefusalOf';
import { readerZone } from '../../ui/time/readerZone';
import type { Viewer } from '../../entities/booking/card/statusLook';
import { usePersistentState } from '../../ui/page/usePersistentState';
import { useZoneNames } from '../../ui/time/useZoneNames';
import { StartPreview } from '../../entities/slots/StartPreview';
import { unbroken } from '../../ui/text/unbroken';
import { formatMeetingTime, offsetName } from '../../ui/time/meetingTime';
import { inReadersZone } from '../../ui/time/readerTime';
import { FreeTimes } from './FreeTimes';
import { typedTime, wallTimeIn } from './typedTime';
import { MoveCostNote } from './MoveCostNote';
import { type Rescheduling, newTimePlace } from './useRescheduling';

const { Component: FreeTimesGrid } = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "free-times" */ '../../entities/slots/FreeTimes')).FreeTimes,
);
/** Of the night only who types such a time need be told. */
const { Component: NightNote } = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "free-times" */ '../../entities/slots/NightNote')).NightNote,
);

interface NewTimeFormProps {
  booking: BookingRecord;
  flow: Rescheduling;
  otherName: string;
  viewer: Viewer;
}

type NewTime = Record<'meetingDate' | 'meetingTime' | 'meetingTimezone' | 'meetingUtcOffset', string>;

/** Date, time and zone of the time that is proposed. What was typed stays when it is refused. */
export function NewTimeForm({ booking, flow: { state, send }, otherName, viewer }: NewTimeFormProps) {
  const { t, i18n } = useTranslation();
  const zoneNames = useZoneNames();
  const formId = useId();
  const ownZone = readerZone();
  const begun = inReadersZone(booking, ownZone) ?? booking;
  const [{ date, time, zone }, setTyped, forget] = usePersistentState({
    place: newTimePlace(booking.id),
    schema: z.object({ date: z.string(), time: z.string(), zone: z.string() }),
    start: { date: begun.meetingDate, time: clock24(begun), zone: begun.meetingTimezone },
  });
  const change = (changes: Partial<Record<'date' | 'time' | 'zone', string>>) =>
    setTyped({ date, time, zone, ...changes });
  const [offset, setOffset] = useState('');
  const [attempt, setAttempt] = useState(0);
  const { problem } = state.context;
  const isBusy = state.hasTag('busy');
  const refusal = problem && formRefusalOf(problem, ['meetingDate', 'meetingTime'], t);
  const typed = typedTime({ date, time, zone, offset }, ownZone);
  const say = (clock: string) => unbroken(formatMeetingTime(fromClock24(clock), i18n.language) ?? clock);
  const skipped =
    typed.clockMovesTo === null
      ? undefined
      : t('booking.when.missing', { time: say(time), next: say(typed.clockMovesTo) });
  const errors = {
    meetingDate: attempt > 0 && date === '' ? t('booking.errors.meetingDate') : refusal?.problems.meetingDate,
    meetingTime:
      skipped ??
      (attempt > 0 && time === '' ? t('booking.errors.meetingTime') : refusal?.problems.meetingTime),
  };
  const fields = [
    { name: 'meetingDate', value: date, errors: texts(errors.meetingDate) },
    { name: 'meetingTime', value: time, errors: texts(errors.meetingTime) },
    { name: 'meetingTimezone', value: zone },
    { name: 'meetingUtcOffset', value: offset },
  ];
  const { offsets } = typed;
  const zones = [...new Set([booking.meetingTimezone, ownZone])];
  // while somebody types, beside the field is enough
  const problems = (attempt === 0 ? [] : fields).flatMap(({ name, errors: [text] = [] }) =>
    text === undefined ? [] : [{ id: `${formId}_${name}`, text }],
  );
  const choose = (startsAt: number) => {
    const wall = wallTimeAt(new Date(startsAt), ownZone);
    change({ date: wall.meetingDate, time: clock24(wall), zone: ownZone });
    setOffset(wall.meetingUtcOffset);
  };
  const submit = () => {
    setAttempt((before) => before + 1);
    if (date === '' || time === '' || skipped !== undefined || isBusy) return;
    // in whichever zone it was chosen: the booking stays in the one that was agreed
    const wish =
      typed.startsAt === null
        ? { meetingDate: date, ...fromClock24(time), meetingTimezone: zone }
        : wallTimeIn(booking.meetingTimezone, typed.startsAt);
    send({ type: 'time.submitted', wish });
  };
  return (
    <AppForm<NewTime>
      name={formId}
      className="dr-reschedule-part"
      aria-label={t('reschedule.formTitle')}
      fields={fields}
      onValuesChange={({ meetingDate, meetingTime, meetingTimezone, meetingUtcOffset }) => {
        change({
          date: meetingDate ?? date,
          time: meetingTime ?? time,
          zone: meetingTimezone ?? zone,
        });
        setOffset(meetingUtcOffset ?? offset);
      }}
      onFinish={submit}
    >
      <h2>{t('reschedule.formTitle')}</h2>
      <p>{t('reschedule.lead', { name: otherName })}</p>
      <ProblemSummary
        problems={problems}
        failure={refusal?.text ?? ''}
        attempt={problem || problems.length > 0 ? attempt : 0}
      />
      <FreeTimes problem={problem} onChoose={({ startsAt }) => choose(Date.parse(startsAt))} />
      <Suspense fallback={<Bone className="dr-reschedule-slots" />}>
        <FreeTimesGrid
          of={{
            interpreter_id: booking.interpreter_id,
            booking_id: booking.id,
            duration: booking.meetingDuration,
          }}
          zone={ownZone}
          typed={typed}
          isDisabled={isBusy}
          onPick={choose}
        />
      </Suspense>
      <Form.Item name="meetingDate" label={t('booking.labels.meetingDate')}>
        <DateInput />
      </Form.Item>
      <Form.Item name="meetingTime" label={t('booking.labels.meetingTime')}>
        <TimeInput />
      </Form.Item>
      {time !== '' && (
        <Suspense fallback={null}>
          <NightNote
            time={fromClock24(time)}
            startsAt={typed.startsAt === null ? null : new Date(typed.startsAt)}
            ownZone={ownZone}
            onMend={(mended) => change({ time: clock24(mended) })}
          />
        </Suspense>
      )}
      {zones.length > 1 && (
        <Form.Item name="meetingTimezone" label={t('booking.labels.meetingTimezone')}>
          <ChoiceInput options={zones.map((value) => ({ value, label: zoneLabel(value, zoneNames) }))} />
        </Form.Item>
      )}
      {offsets.length > 0 && (
        <Form.Item
          name="meetingUtcOffset"
          label={t('reschedule.whichHour')}
          getValueProps={(value: string) => ({ value: value === '' ? undefined : value })}
        >
          <ChoiceInput
            placeholder={t('reschedule.chooseHour')}
            options={offsets.map((value, place) => ({
              value,
              label: t(place === 0 ? 'booking.when.firstTime' : 'booking.when.secondTime', {
                time: say(time),
                offset: offsetName(value),
              }),
            }))}
          />
        </Form.Item>
      )}
      <div aria-live="polite" className="dr-reschedule-said">
        {typed.startsAt !== null && (
          <StartPreview
            wall={wallTimeIn(booking.meetingTimezone, typed.startsAt)}
            startsAt={typed.startsAt}
            ownZone={ownZone}
          />
        )}
        {viewer === 'client' && <MoveCostNote booking={booking} by="client" startsAt={typed.startsAt} />}
      </div>
      <div className="dr-reschedule-actions dr-wrapping">
        <SubmitButton label={t('reschedule.send')} isBusy={isBusy} busyText={t('reschedule.sending')} />
        <Button
          size="large"
          disabled={isBusy}
          onClick={() => {
            forget();
            send({ type: 'choosing.dismissed' });
          }}
        >
          {t('reschedule.keep')}
        </Button>
      </div>
    </AppForm>
  );
}

const texts = (problem: string | undefined): string[] => (problem === undefined ? [] : [problem]);
