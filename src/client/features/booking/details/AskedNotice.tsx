import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { type AskedStart, timeFields } from '../../../machines/bookingWizard/askedStart';
import { formatInstant } from '../../../ui/time/formatInstant';
import type { BookingWizard } from '../useBookingWizard';

/** Whether the time asked for before signing in is still free, with other times where it is not. */
export function AskedNotice({ asked, wizard }: { asked: AskedStart; wizard: BookingWizard }) {
  const { t, i18n } = useTranslation();
  const { state, send, world } = wizard;
  const [chosen, setChosen] = useState<number | null>(null);
  const { from, to, others } = asked;
  const standing = chosen === null ? asked.standing : 'free';
  const say = (at: number) => formatInstant(at, i18n.language, world.zone());
  const name = state.context.interpreter?.name ?? '';
  const about = { name, time: say(chosen ?? asked.startsAt) };
  const hasPair = from !== '' && to !== '';
  const isFree = standing === 'free';
  const choose = (at: number) => {
    send({ type: 'details.changed', changes: timeFields(at, world.zone()) });
    setChosen(at);
  };
  return (
    <Alert
      type={isFree ? 'info' : 'warning'}
      role="status"
      title={t(`booking.asked.${standing}`, about)}
      description={
        <>
          <p>{t(`booking.asked.${isFree && !hasPair ? 'freeLanguages' : standing}Text`, about)}</p>
          {!isFree && others.length > 0 && (
            <div
              role="group"
              aria-label={t('booking.asked.others', about)}
              className="dr-booking-actions dr-wrapping"
            >
              {others.map((at) => (
                <Button key={at} onClick={() => choose(at)}>
                  {say(at)}
                </Button>
              ))}
            </div>
          )}
        </>
      }
    />
  );
}
