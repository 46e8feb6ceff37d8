import { useEffect, useId } from 'react';
import { visibleText } from '../../../shared/domain/text/visibleText';
import { useGetCallsQuery } from '../../api/calls/callApi';
import { useTranslation } from '../../i18n/useTranslation';
import { callAt } from '../../paths';
import { LinkButton } from '../../ui/buttons/LinkButton';
import { formatInstant } from '../../ui/time/formatInstant';
import { readerZone } from '../../ui/time/readerZone';
import { WishHead } from './WishHead';

/** The client's open calls, each with the way to who was asked; nothing where there is none. `onCount` hears how many. */
export function OpenCalls({ onCount }: { onCount?: (open: number) => void }) {
  const { t, i18n } = useTranslation();
  const titleId = useId();
  const { data = [] } = useGetCallsQuery();
  const open = data.filter(({ state }) => state === 'asking');
  const { length } = open;
  useEffect(() => onCount?.(length), [length, onCount]);
  if (length === 0) return null;
  return (
    <section className="dr-call dr-call-open" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('calls.open.title')}</h2>
      {open.map((call) => (
        <article
          key={call.id}
          className="dr-call-part"
          data-open="true"
          aria-label={visibleText(call.wish.meetingTitle) || t('ui.untitledMeeting')}
        >
          <WishHead call={call} />
          <p className="dr-call-quiet">
            {t('calls.page.asked', { count: call.offers.filter(({ state }) => state === 'open').length })}{' '}
            {t('calls.page.ends', { when: formatInstant(call.closesAt, i18n.language, readerZone()) })}
          </p>
          <div className="dr-call-actions">
            <LinkButton to={callAt(call.id)}>{t('calls.open.view')}</LinkButton>
          </div>
        </article>
      ))}
    </section>
  );
}
