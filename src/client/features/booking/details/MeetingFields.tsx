import { Input } from 'antd';
import { type ReactNode, Suspense } from 'react';
import { lazyWithPreload } from '../../../ui/loading/lazyWithPreload';
import { useTranslation } from '../../../i18n/useTranslation';
import { HOST_PLATFORMS, MEETING_DURATIONS } from '../../../../shared/domain/booking/bookingChoices';
import { ROOM_PLATFORM } from '../../../../shared/domain/booking/meetingRoom';
import { BOOKING_FIELDS } from '../../../../shared/domain/booking/bookingFields';
import { ChoiceInput } from '../../../ui/form/choices/ChoiceInput';
import { useBookingWords } from '../../../entities/booking/card/useBookingWords';
import { DetailsItem } from './DetailsItem';
import { FormGroup } from './FormGroup';
import type { DetailsForm } from './useDetailsForm';
import { DAY_HALVES, readTypedTime } from '../../../../shared/domain/time/meetingTime';
import { DateInput } from '../../../ui/date/DateInput';
import { useZoneOptions } from '../../../ui/time/useZoneOptions';
import { CitySearch } from './CitySearch';
import { useDayHalf } from './useDayHalf';
import { WhenPreview } from './WhenPreview';

/** Of the night, and of an hour that happens twice, only who types such a time need be told. */
const { Component: NightNote } = lazyWithPreload(
  async () =>
    (await import(/* webpackChunkName: "free-times" */ '../../../entities/slots/NightNote')).NightNote,
);
const { Component: DoubledHourField } = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "free-times" */ './DoubledHourField')).DoubledHourField,
);

interface WhenFieldsProps {
  form: DetailsForm;
  ownZone: string;
  /** the first and the last that can be booked, `YYYY-MM-DD` */
  days: { min: string; max: string };
}

interface MeetingFieldsProps extends WhenFieldsProps {
  /** free times to pick from */
  children: ReactNode;
}

/** Title, time and place of the meeting. */
export function MeetingFields({ form, ownZone, days, children }: MeetingFieldsProps) {
  const { t } = useTranslation();
  const words = useBookingWords();
  const isHere = form.details.hostPlatform === ROOM_PLATFORM;
  return (
    <FormGroup title={t('booking.groups.meeting')}>
      <DetailsItem name="meetingTitle" isWide required extra={t('booking.hints.title')}>
        <Input maxLength={BOOKING_FIELDS.meetingTitle.maxLength} autoComplete="off" />
      </DetailsItem>
      <WhenFields form={form} ownZone={ownZone} days={days} />
      <DetailsItem name="meetingDuration">
        <ChoiceInput options={MEETING_DURATIONS.map((value) => ({ value, label: words.duration(value) }))} />
      </DetailsItem>
      <DetailsItem name="hostPlatform" extra={isHere && t('booking.hints.room')}>
        <ChoiceInput options={HOST_PLATFORMS.map((value) => ({ value, label: words.platform(value) }))} />
      </DetailsItem>
      <div className="dr-group-wide">{children}</div>
    </FormGroup>
  );
}

/** Date, time and zone, and beside them what the clocks of that day make of them. */
function WhenFields({ form: { details, moment, change }, ownZone, days }: WhenFieldsProps) {
  const { t } = useTranslation();
  const zones = useZoneOptions({ ownZone, chosen: details.meetingTimezone, offersFixed: true });
  const chooseZone = (meetingTimezone: string) => change({ meetingTimezone });
  const half = useDayHalf(details, change);
  const time = readTypedTime(details.meetingTime, details.meetingAmPm);
  return (
    <>
      <DetailsItem name="meetingDate" required>
        <DateInput {...days} />
      </DetailsItem>
      <div className="dr-clock">
        <DetailsItem name="meetingTime" required extra={t('booking.hints.time')}>
          <Input
            autoComplete="off"
            placeholder="hh:mm"
            onChange={half.onTyped}
            onBlur={() => {
              if (time) half.take(time);
            }}
          />
        </DetailsItem>
        <DetailsItem name="meetingAmPm">
          <ChoiceInput
            placeholder="–"
            onSelect={half.onChosen}
            options={DAY_HALVES.map((value) => ({ value, label: t(`booking.halves.${value}`) }))}
          />
        </DetailsItem>
      </div>
      <div className="dr-zone dr-group-wide">
        <DetailsItem name="meetingTimezone">
          <ChoiceInput options={zones} />
        </DetailsItem>
        <CitySearch onChoose={chooseZone} />
      </div>
      {time && (
        <Suspense fallback={null}>
          <NightNote time={time} startsAt={moment?.startsAt ?? null} ownZone={ownZone} onMend={change} />
        </Suspense>
      )}
      {moment?.offsets && (
        <Suspense fallback={null}>
          <DoubledHourField moment={moment} offsets={moment.offsets} />
        </Suspense>
      )}
      <WhenPreview details={details} moment={moment} ownZone={ownZone} onZoneChange={chooseZone} />
    </>
  );
}
