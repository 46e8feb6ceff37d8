import { useEffect, useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CallOffer } from '../../../shared/contract/bookings/calls';
import { useGetOfferQuery, useGetOffersQuery } from '../../api/calls/callApi';
import { failureText } from '../../i18n/failureText';
import { useTranslation } from '../../i18n/useTranslation';
import { ErrorAlert } from '../../ui/loading/ErrorAlert';
import { OfferCard } from './OfferCard';

/** The interpreter's offers, the next start first. Cards that are over stay until they are put away. `onCount` hears how many are open. */
export function Offers({ onCount }: { onCount: (open: number) => void }) {
  const { t } = useTranslation();
  const titleId = useId();
  const { data, error, isFetching, refetch } = useGetOffersQuery();
  const { shown, putAway } = useShownOffers(data);
  const open = data?.length ?? 0;
  useEffect(() => onCount(open), [open, onCount]);
  if (error && !data)
    return (
      <ErrorAlert message={failureText(error, t)} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  if (shown.length === 0) return null;
  return (
    <section className="dr-dashboard-requests" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('calls.offers.title')}</h2>
      <ul>
        {shown.map(({ id, known }) => (
          <li key={id}>
            <Offer
              callId={id}
              known={known}
              isOpen={data?.some(({ call_id: open }) => open === id) ?? false}
              onPutAway={() => putAway(id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OfferProps {
  callId: string;
  /** as it was last listed; undefined where only its address is known */
  known: CallOffer | undefined;
  /** it is listed still */
  isOpen: boolean;
  onPutAway: () => void;
}

/**
 * An offer that is not listed any more is asked about: who sees it is told what became of it. What is over names its client no more,
 * but does not take the name away from who has read it on this page.
 */
function Offer({ callId, known, isOpen, onPutAway }: OfferProps) {
  const { currentData } = useGetOfferQuery({ call_id: callId }, { skip: isOpen });
  const { clientName, clientAvatar } = known ?? {};
  const over = currentData && { ...currentData, ...(clientName && { clientName, clientAvatar }) };
  const offer = isOpen ? known : (over ?? known);
  return offer ? <OfferCard offer={offer} onPutAway={onPutAway} /> : null;
}

interface Shown {
  id: string;
  known: CallOffer | undefined;
}

/** Those that are open, those that were while this page was looked at, and the one that the address names. */
function useShownOffers(data: readonly CallOffer[] | undefined) {
  const [search] = useSearchParams();
  const named = search.get('offer');
  const [read, setRead] = useState<typeof data>(undefined);
  const [shown, setShown] = useState<readonly Shown[]>(
    named === null ? [] : [{ id: named, known: undefined }],
  );
  if (data !== read) {
    setRead(data);
    setShown(merged(shown, data ?? []));
  }
  return {
    shown,
    putAway: (gone: string) => setShown(shown.filter(({ id }) => id !== gone)),
  };
}

function merged(shown: readonly Shown[], open: readonly CallOffer[]): Shown[] {
  const latest = new Map(open.map((offer) => [offer.call_id, offer]));
  const before = new Set(shown.map(({ id }) => id));
  return [
    ...shown.map(({ id, known }) => ({ id, known: latest.get(id) ?? known })),
    ...open
      .filter(({ call_id: id }) => !before.has(id))
      .map((offer) => ({ id: offer.call_id, known: offer })),
  ].sort((one, other) => startOf(one) - startOf(other));
}

/** Epoch milliseconds; one of which only the address tells comes last. */
function startOf({ known }: Shown): number {
  return known ? Date.parse(known.startsAt) : Number.MAX_VALUE;
}
