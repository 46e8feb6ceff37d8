import { Tag } from 'antd';
import { useEffect, useId } from 'react';
import { Link } from 'react-router-dom';
import type { CallRecord } from '../../../shared/contract/bookings/calls';
import { centsFromEuros, formatCents } from '../../../shared/domain/money/money';
import { PersonBlock } from '../../entities/blocks/PersonBlock';
import { PersonFacts } from '../../entities/call/PersonFacts';
import { useCall } from '../../entities/call/useCall';
import { WishHead } from '../../entities/call/WishHead';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { CallStanding } from './CallStanding';

const COLOURS = {
  open: 'processing',
  accepted: 'success',
  declined: 'default',
  taken: 'default',
  lapsed: 'default',
  withdrawn: 'default',
} as const;

/** One call of the client's, live: where it stands on top, then the wish, then who was asked. */
export function CallView({ call, onRefused }: { call: CallRecord; onRefused: () => void }) {
  const { t, i18n } = useTranslation();
  const listId = useId();
  const { id, state: standing, wish, offers, maxTotalFee } = call;
  const flow = useCall({ input: { id, standing }, wish, onRefused });
  const { send } = flow;
  useEffect(() => send({ type: 'call.seen', standing }), [standing, send]);
  return (
    <div className="dr-call dr-reading">
      <p>
        <Link to={paths.client.records}>{t('calls.page.toRecords')}</Link>
      </p>
      <h1>{t('layout.titles.call')}</h1>
      <CallStanding call={call} flow={flow} />
      <section className="dr-call-part">
        <WishHead call={call} heading={(title) => <h2>{title}</h2>} />
        <p>{t('calls.page.most', { amount: formatCents(centsFromEuros(maxTotalFee), i18n.language) })}</p>
      </section>
      <section className="dr-call-part" aria-labelledby={listId}>
        <h2 id={listId}>{t('calls.page.who')}</h2>
        {offers.length === 0 ? (
          <p>{t('calls.page.nobodyYet')}</p>
        ) : (
          <ul className="dr-call-people">
            {offers.map((offer) => (
              <li key={offer.interpreter_id} className="dr-call-person" data-state={offer.state}>
                <PersonFacts
                  person={offer}
                  beside={<Tag color={COLOURS[offer.state]}>{t(`calls.page.states.${offer.state}`)}</Tag>}
                />
                {offer.name && offer.state !== 'accepted' && (
                  <PersonBlock personId={offer.interpreter_id} name={offer.name} viewer="client" isQuiet />
                )}
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
