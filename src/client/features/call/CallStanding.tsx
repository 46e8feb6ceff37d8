import { Alert, Button } from 'antd';
import type { CallRecord } from '../../../shared/contract/bookings/calls';
import type { CallFlow } from '../../entities/call/useCall';
import { useTranslation } from '../../i18n/useTranslation';
import { likeWish } from '../../machines/bookingWizard/bookingStart';
import { paths, recordAt } from '../../paths';
import { LinkButton } from '../../ui/buttons/LinkButton';
import { countdownWords } from '../../ui/time/Countdown';
import { formatInstant } from '../../ui/time/formatInstant';
import { readerZone } from '../../ui/time/readerZone';
import { useNow } from '../../ui/time/useNow';

/** Where a call stands, in a live region, and what its client can do now. */
export function CallStanding({ call, flow }: { call: CallRecord; flow: CallFlow }) {
  const { state } = flow;
  const isAsking = state.matches('asking') || state.hasTag('busy');
  const standing = state.context.standing ?? call.state;
  return (
    <div role="status" className="dr-call">
      {isAsking || standing === 'asking' ? (
        <Asking call={call} flow={flow} />
      ) : (
        <Over call={call} state={standing} />
      )}
    </div>
  );
}

function Asking({ call, flow: { state, send } }: { call: CallRecord; flow: CallFlow }) {
  const { t, i18n } = useTranslation();
  const now = useNow(60_000);
  const { offers, notified, wave, closesAt, nextWaveAt } = call;
  const say = (instant: string) => formatInstant(instant, i18n.language, readerZone());
  const waiting = offers.filter((offer) => offer.state === 'open').length;
  const isBusy = state.hasTag('busy');
  const left = Date.parse(closesAt) - now;
  const isNext = wave !== null && nextWaveAt !== null && Date.parse(nextWaveAt) > now;
  return (
    <section className="dr-call-part" data-open="true">
      <h2>{t('calls.page.asking')}</h2>
      <p>
        {waiting === 0 ? t('calls.page.nobodyYet') : t('calls.page.asked', { count: waiting })}{' '}
        {waiting > 0 && t(`calls.page.waves.${wave ?? 'named'}`)}{' '}
        {notified !== undefined && notified < waiting && t('calls.page.notified', { count: notified })}
      </p>
      {left > 0 && (
        <p>
          {t('calls.page.left')}{' '}
          <strong role="timer" className="dr-numerals">
            {countdownWords(left, i18n.language, false)}
          </strong>
        </p>
      )}
      <p className="dr-call-quiet">
        {t('calls.page.ends', { when: say(closesAt) })}{' '}
        {isNext && t('calls.page.next', { when: say(nextWaveAt) })}
      </p>
      <div className="dr-call-actions dr-wrapping">
        <Button
          type="primary"
          loading={state.matches('askingMore')}
          disabled={isBusy && !state.matches('askingMore')}
          onClick={() => send({ type: 'more.asked' })}
        >
          {t('calls.page.more')}
        </Button>
        <Button
          loading={state.matches('withdrawing')}
          disabled={isBusy && !state.matches('withdrawing')}
          onClick={() => send({ type: 'call.withdrawn' })}
        >
          {t('calls.page.withdraw')}
        </Button>
      </div>
      <p className="dr-call-quiet">{t('calls.page.moreHint')}</p>
    </section>
  );
}

interface OverProps {
  call: CallRecord;
  state: Exclude<CallRecord['state'], 'asking'>;
}

function Over({ call: { wish, offers, booking_id: bookingId }, state }: OverProps) {
  const { t } = useTranslation();
  const winner = offers.find((offer) => offer.state === 'accepted');
  const name = winner?.name || t('ui.unnamedInterpreter');
  return (
    <Alert
      role="none"
      type={state === 'taken' ? 'success' : state === 'lapsed' ? 'warning' : 'info'}
      showIcon
      title={t(`calls.page.${state}`, { name })}
      description={
        <div className="dr-call">
          <p>{t(`calls.page.${state}Text`)}</p>
          <div className="dr-call-actions">
            {bookingId ? (
              <LinkButton type="primary" to={recordAt(paths.client.records, bookingId)}>
                {t('calls.page.openBooking')}
              </LinkButton>
            ) : (
              <LinkButton type="primary" to={paths.client.mettingsConfig} state={likeWish(wish)}>
                {t('calls.page.again')}
              </LinkButton>
            )}
          </div>
        </div>
      }
    />
  );
}
