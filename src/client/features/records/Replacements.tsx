import { useTranslation } from '../../i18n/useTranslation';
import { useGetInterpretersQuery } from '../../api/interpreterApi';
import type { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import {
  type FilledInterpreter,
  withInterpreterDefaults,
} from '../../../shared/domain/people/interpreterDefaults';
import { ErrorAlert } from '../../ui/loading/ErrorAlert';
import { failureText } from '../../i18n/failureText';
import './Replacements.css';
import { lostReason, othersThan, replacementSearch } from '../../entities/booking/details/replacementSearch';
import { Button } from 'antd';
import { PersonLine } from '../../ui/facts/PersonLine';
import { useAskInstead } from './useAskInstead';

/** So many are offered; the wizard has the rest. */
const MOST = 3;

/** The best interpreters who are free at the time of a booking that came to nothing, one click each. */
export function Replacements({ booking }: { booking: BookingRecord }) {
  const { t } = useTranslation();
  const { data, error, refetch, isFetching } = useGetInterpretersQuery(replacementSearch(booking));
  const others = othersThan(booking, data)?.slice(0, MOST);
  const name = booking.selectedInterpreter.name || t('ui.unnamedInterpreter');
  return (
    <section className="dr-replace" aria-label={t('life.replace.title')}>
      <h4>{t('life.replace.title')}</h4>
      <p>{t(`life.replace.${lostReason(booking)}`, { name })}</p>
      {error ? (
        <ErrorAlert message={failureText(error, t)} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : !others ? (
        <p role="status">{t('life.replace.looking')}</p>
      ) : others.length === 0 ? (
        <p>{t('life.replace.none')}</p>
      ) : (
        <ul>
          {others.map((each) => (
            <ReplacementRow key={each.id} booking={booking} interpreter={withInterpreterDefaults(each)} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Another interpreter who is free for the same meeting, and the button that asks them. */
function ReplacementRow({
  booking,
  interpreter,
}: {
  booking: BookingRecord;
  interpreter: FilledInterpreter;
}) {
  const { t } = useTranslation();
  const { name, amount, isAsking, hasAsked, ask } = useAskInstead(booking, interpreter);
  return (
    <li className="dr-replace-row">
      <PersonLine name={name} imageUrl={interpreter.imageUrl} note={t('life.replace.price', { amount })} />
      <Button type="primary" loading={isAsking} disabled={hasAsked} onClick={ask}>
        {t('life.replace.ask', { name })}
      </Button>
    </li>
  );
}
