import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { wishOf } from '../../../shared/domain/booking/rescheduling';
import type { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import { formatInstant } from '../../ui/time/formatInstant';
import { readerZone } from '../../ui/time/readerZone';
import { MoveCostNote } from './MoveCostNote';
import type { Rescheduling } from './useRescheduling';

interface ProposalPanelProps {
  booking: BookingRecord;
  flow: Rescheduling;
  otherName: string;
}

/** The open proposal in one sentence, and the buttons that it allows. */
export function ProposalPanel({ booking, flow: { state, send }, otherName }: ProposalPanelProps) {
  const { t, i18n } = useTranslation();
  const { proposal } = booking;
  const expires = proposal?.expiresAt ?? booking.startsAt;
  const words = { name: otherName, deadline: formatInstant(expires, i18n.language, readerZone()) };
  // nobody agrees to a time that took another one's place as they pressed
  const [seen, setSeen] = useState(proposal?.at);
  if (proposal && seen === undefined) setSeen(proposal.at);
  const isReplaced = proposal !== null && seen !== undefined && seen !== proposal.at;
  const isBusy = state.hasTag('busy');
  const isDeciding = state.matches('deciding') || state.matches('agreeing') || state.matches('declining');
  const isWaiting = state.matches('waiting') || state.matches('withdrawing');
  if (state.matches('closed')) return <p role="status">{t('reschedule.closed')}</p>;
  return (
    <section className="dr-reschedule-part" aria-label={t('reschedule.what')}>
      <p role="status">
        {isDeciding
          ? t('reschedule.theirs', words)
          : isWaiting
            ? t('reschedule.own', words)
            : t('reschedule.none', words)}
      </p>
      {isDeciding && proposal?.by === 'interpreter' && (
        <MoveCostNote booking={booking} {...wishOf(proposal)} startsAt={Date.parse(proposal.startsAt)} />
      )}
      {isDeciding && isReplaced && (
        <Alert
          type="warning"
          role="alert"
          showIcon
          title={t('ui.changed.title')}
          action={<Button onClick={() => setSeen(proposal.at)}>{t('ui.changed.seen')}</Button>}
        />
      )}
      <div className="dr-reschedule-actions dr-wrapping">
        {isDeciding && (
          <>
            {!isReplaced && (
              <Button
                type="primary"
                loading={state.matches('agreeing')}
                disabled={isBusy && !state.matches('agreeing')}
                onClick={() => send({ type: 'proposal.accepted' })}
              >
                {t('reschedule.agree')}
              </Button>
            )}
            <Button
              loading={state.matches('declining')}
              disabled={isBusy && !state.matches('declining')}
              onClick={() => send({ type: 'proposal.declined' })}
            >
              {t('reschedule.decline')}
            </Button>
          </>
        )}
        {isWaiting && (
          <Button loading={state.matches('withdrawing')} onClick={() => send({ type: 'proposal.withdrawn' })}>
            {t('reschedule.withdraw')}
          </Button>
        )}
        <Button
          type={isDeciding || isWaiting ? 'default' : 'primary'}
          disabled={isBusy}
          onClick={() => send({ type: 'choosing.started' })}
        >
          {t(isDeciding || isWaiting ? 'reschedule.another' : 'reschedule.propose')}
        </Button>
      </div>
    </section>
  );
}
