import { Suspense } from 'react';
import { isRealDate, wallClock } from '../../../../shared/domain/time/wallClock';
import type { SlotsOf } from '../../../entities/slots/useSlotWeek';
import { useTranslation } from '../../../i18n/useTranslation';
import { timeFields } from '../../../machines/bookingWizard/askedStart';
import type { BookingDetails } from '../../../machines/bookingWizard/bookingDetails';
import { Bone } from '../../../ui/feedback/Bone';
import { lazyWithPreload } from '../../../ui/loading/lazyWithPreload';
import type { BookingWizard } from '../useBookingWizard';
import type { MeetingMoment } from './meetingMoment';

const { Component: FreeTimes } = lazyWithPreload(
  async () =>
    (await import(/* webpackChunkName: "free-times" */ '../../../entities/slots/FreeTimes')).FreeTimes,
);

interface SlotPickerProps {
  wizard: BookingWizard;
  /** what the fields mean so far */
  moment: MeetingMoment | null;
  onPick: (changes: Partial<BookingDetails>) => void;
}

/** The free times of whoever is chosen, or of all who offer the chosen pair. A pick fills date, time and zone. */
export function SlotPicker({ wizard: { state, world }, moment, onPick }: SlotPickerProps) {
  const { t } = useTranslation();
  const { details, interpreter, booking } = state.context;
  const zone = world.zone();
  const startsAt = moment?.startsAt?.getTime() ?? null;
  const date = isRealDate(details.meetingDate) ? details.meetingDate : null;
  const whose = whoseTimes(details, interpreter?.id);
  if (!whose) return <p className="dr-booking-hint">{t('slots.choose')}</p>;
  const of: SlotsOf = {
    ...whose,
    duration: details.meetingDuration,
    ...(booking && { booking_id: booking.id }),
  };
  return (
    <Suspense fallback={<Bone className="dr-slots-coming" />}>
      <FreeTimes
        of={of}
        zone={zone}
        typed={{ day: startsAt === null ? date : wallClock(startsAt, zone).date, startsAt }}
        isDisabled={state.hasTag('busy')}
        onPick={(at) => onPick(timeFields(at, zone))}
      />
    </Suspense>
  );
}

function whoseTimes(
  { interpreterBookingFrom: from, interpreterBookingTo: to }: BookingDetails,
  interpreterId: string | undefined,
): Pick<SlotsOf, 'interpreter_id' | 'pair'> | null {
  if (interpreterId !== undefined) return { interpreter_id: interpreterId };
  return from !== '' && to !== '' && from !== to ? { pair: { from, to } } : null;
}
