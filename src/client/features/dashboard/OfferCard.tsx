import { Alert, Button, Tag } from 'antd';
import { useId } from 'react';
import type { CallOffer } from '../../../shared/contract/bookings/calls';
import { isUrgentStart } from '../../../shared/domain/booking/bookingLife';
import { centsFromEuros, formatCents } from '../../../shared/domain/money/money';
import { visibleText } from '../../../shared/domain/text/visibleText';
import { PersonBlock } from '../../entities/blocks/PersonBlock';
import { WishHead } from '../../entities/call/WishHead';
import { useBookingsClosed } from '../../entities/booking/actions/useBookingsClosed';
import { ClientStanding } from '../../entities/review/ClientStanding';
import { refusalText } from '../../i18n/failureText';
import { useTranslation } from '../../i18n/useTranslation';
import { paths, recordAt } from '../../paths';
import { LinkButton } from '../../ui/buttons/LinkButton';
import { PersonLine } from '../../ui/facts/PersonLine';
import { Countdown } from '../../ui/time/Countdown';
import { formatInstant } from '../../ui/time/formatInstant';
import { readerZone } from '../../ui/time/readerZone';
import { useNow } from '../../ui/time/useNow';
import { useOffer } from './useOffer';

interface OfferCardProps {
  offer: CallOffer;
  /** away with one that is over */
  onPutAway: () => void;
}

/** One offer: when, which languages, for how much; accept it, or leave it to the others. It says at once when it is over. */
export function OfferCard({ offer, onPutAway }: OfferCardProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const flow = useOffer(offer);
  const isOpen = flow.state.matches('open') || flow.state.hasTag('busy');
  const { bookingId } = flow.state.context;
  const name = visibleText(offer.clientName) || t('ui.clientFallback');
  return (
    <article className="dr-call-part" aria-labelledby={titleId} data-open={isOpen}>
      <WishHead call={offer} heading={(title) => <h3 id={titleId}>{title}</h3>} />
      <PersonLine name={name} imageUrl={offer.clientAvatar} note={<ClientStanding booking={offer} />} />
      {isOpen && <OpenOffer offer={offer} flow={flow} />}
      {/* it stands there before it says anything: only then it is read out */}
      <div role="status">{!isOpen && <OfferEnd offer={offer} flow={flow} />}</div>
      {!isOpen && (
        <div className="dr-call-actions dr-wrapping">
          {bookingId !== null && (
            <LinkButton type="primary" to={recordAt(paths.interpreter.records, bookingId)}>
              {t('calls.offers.openBooking')}
            </LinkButton>
          )}
          <Button onClick={onPutAway}>{t('calls.offers.putAway')}</Button>
        </div>
      )}
      {bookingId === null && (
        <PersonBlock personId={offer.client_id} name={name} viewer="interpreter" isQuiet />
      )}
    </article>
  );
}

type Flow = ReturnType<typeof useOffer>;

function OpenOffer({ offer, flow: { state, send } }: { offer: CallOffer; flow: Flow }) {
  const { t, i18n } = useTranslation();
  const isUrgent = isUrgentStart(Date.parse(offer.startsAt), useNow(60_000));
  const isBusy = state.hasTag('busy');
  const amount = formatCents(centsFromEuros(offer.net), i18n.language);
  const when = formatInstant(offer.closesAt, i18n.language, readerZone());
  const { problem } = state.context;
  const isClosed = useBookingsClosed();
  return (
    <>
      {isUrgent && (
        <p>
          <Tag color="error">
            <Countdown startsAt={offer.startsAt} endsAt={offer.endsAt} />
          </Tag>
        </p>
      )}
      <p>
        <strong className="dr-numerals">{t('bookings.youReceive', { amount })}</strong>{' '}
        <span className="dr-call-quiet">
          {t('calls.offers.others', { count: offer.othersAsked })} {t('calls.offers.until', { when })}
        </span>
      </p>
      {problem && (
        <Alert
          type="error"
          role="alert"
          showIcon
          title={t('calls.offers.refused')}
          description={refusalText(problem, t)}
        />
      )}
      {isClosed && <p>{t('bookings.roleClosed')}</p>}
      <div className="dr-call-actions dr-wrapping">
        {!isClosed && (
          <Button
            type="primary"
            loading={state.matches('accepting')}
            disabled={state.matches('declining')}
            onClick={() => {
              if (!isBusy) send({ type: 'offer.accepted' });
            }}
          >
            {t('ui.accept')}
          </Button>
        )}
        <Button
          loading={state.matches('declining')}
          disabled={state.matches('accepting')}
          onClick={() => {
            if (!isBusy) send({ type: 'offer.declined' });
          }}
        >
          {t('ui.decline')}
        </Button>
      </div>
    </>
  );
}

const ENDS = ['won', 'tooLate', 'declined', 'withdrawn', 'lapsed'] as const;

function OfferEnd({ offer, flow: { state } }: { offer: CallOffer; flow: Flow }) {
  const { t } = useTranslation();
  const end = ENDS.find((each) => state.matches(each)) ?? 'lapsed';
  const name = visibleText(offer.clientName) || t('ui.clientFallback');
  return (
    <Alert
      role="none"
      type={end === 'won' ? 'success' : 'info'}
      showIcon
      title={t(`calls.offers.${end}`)}
      description={t(`calls.offers.${end}Text`, { name })}
    />
  );
}
