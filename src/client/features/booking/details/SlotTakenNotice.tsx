import { Button } from 'antd';
import { useTranslation } from '../../../i18n/useTranslation';
import { SlotTakenDetails } from '../../../../shared/contract/base/refusalDetails';
import { MeetingMoment } from '../../../entities/booking/card/MeetingMoment';
import { paths, recordAt } from '../../../paths';
import { LinkButton } from '../../../ui/buttons/LinkButton';
import { FreeInterpreters } from './FreeInterpreters';
import { FocusAlert } from '../../../ui/form/FocusAlert';
import type { BookingWizard } from '../useBookingWizard';

/** Somebody else was faster, or the client themselves in another window, or the interpreter does not work then: says so, and offers the free times nearby that the server named. */
export function SlotTakenNotice({ wizard, attempt }: { wizard: BookingWizard; attempt: number }) {
  const { t } = useTranslation();
  const { refusal, interpreter } = wizard.state.context;
  const details = SlotTakenDetails.safeParse(refusal?.data);
  const alternatives = details.success ? details.data.alternatives : [];
  const reason = details.success ? details.data.reason : undefined;
  const name = interpreter?.name ?? '';
  const ownId = details.data?.ownBookingId;
  if (ownId) {
    return (
      <FocusAlert title={t('booking.refused.alreadyAsked')} type="warning" attempt={attempt}>
        <p>{t('booking.refused.alreadyAskedText', { name })}</p>
        <div className="dr-booking-actions dr-wrapping">
          <LinkButton to={recordAt(paths.client.records, ownId)}>{t('booking.refused.openOwn')}</LinkButton>
        </div>
      </FocusAlert>
    );
  }
  return (
    <FocusAlert
      title={reason ? t('booking.refused.notAvailable', { name }) : t('booking.refused.slotTaken')}
      type="warning"
      attempt={attempt}
    >
      <p>
        {reason
          ? t('common.inTurn', {
              first: t(`booking.refused.reasons.${reason}`, { name }),
              second: t('booking.refused.notAvailableText'),
            })
          : t('booking.refused.slotTakenText', { name })}
      </p>
      {alternatives.length > 0 && (
        <div
          role="group"
          aria-label={t('booking.refused.freeTimes')}
          className="dr-booking-actions dr-wrapping"
        >
          {alternatives.map((free) => (
            <Button
              key={free.startsAt}
              onClick={() => wizard.send({ type: 'alternative.chosen', changes: wallTimeOf(free) })}
            >
              <span>
                <MeetingMoment booking={free} zone={wizard.world.zone()} isWished />
              </span>
            </Button>
          ))}
        </div>
      )}
      <FreeInterpreters wizard={wizard} />
    </FocusAlert>
  );
}

type Alternative = SlotTakenDetails['alternatives'][number];

function wallTimeOf({
  meetingDate,
  meetingTime,
  meetingAmPm,
  meetingTimezone,
  meetingUtcOffset,
}: Alternative) {
  return { meetingDate, meetingTime, meetingAmPm, meetingTimezone, meetingUtcOffset };
}
