import { Button } from 'antd';
import { useId } from 'react';
import type { AskedTime } from '../../../shared/domain/booking/askedTime';
import { publicProfilePath } from '../../../shared/domain/people/publicName';
import { SEARCH_KEYS } from '../../../shared/domain/people/publicSearch';
import { isApiError } from '../../../shared/contract/base/apiError';
import { useGetAskedTimeQuery } from '../../api/openApi';
import { refusalText } from '../../i18n/failureText';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { PersonLine } from '../../ui/facts/PersonLine';
import { LanguagePair } from '../../ui/text/LanguagePair';
import { formatInstant } from '../../ui/time/formatInstant';
import { readerZone } from '../../ui/time/readerZone';
import './AskedNote.css';
import { useAskedTime } from './useAskedTime';
import { useChangeAskedTime } from './useChangeAskedTime';
import { askedLanguages } from '../../../shared/domain/booking/askedLanguages';

/** Above the forms of registering and signing in: whom and what time they are for, or that it is gone by now. */
export function AskedNote() {
  const asked = useAskedTime();
  return asked && <Note asked={asked} />;
}

function Note({ asked }: { asked: AskedTime }) {
  const { t, i18n } = useTranslation();
  const heading = useId();
  const change = useChangeAskedTime();
  const { slug, startsAt } = asked;
  const { from, to } = askedLanguages(asked);
  const { data, error } = useGetAskedTimeQuery({ slug, start: new Date(startsAt).toISOString() });
  const refusal = isApiError(error) ? error : null;
  const isGone = refusal?.code === 'NOT_FOUND' || refusal?.code === 'NOT_LISTED';
  const zone = readerZone();
  const time = formatInstant(startsAt, i18n.language, zone);
  return (
    <section className="dr-asked" aria-labelledby={heading}>
      <h2 id={heading}>{t('asked.heading')}</h2>
      {data && <PersonLine name={data.name} imageUrl={data.photo_url} note={time} />}
      {!data && !isGone && <p className="dr-numerals">{time}</p>}
      {from && to && <LanguagePair from={from} to={to} />}
      <div role="status">
        {(data?.standing === 'free' || (refusal && !isGone)) && <p>{t('asked.stays')}</p>}
        {data && data.standing !== 'free' && (
          <p className="dr-asked-problem">{t(`asked.${data.standing}`)}</p>
        )}
        {isGone && <p className="dr-asked-problem">{refusalText(refusal, t)}</p>}
      </div>
      {data && data.others.length > 0 && (
        <div role="group" aria-label={t('asked.others')} className="dr-asked-times">
          {data.others.map((other) => (
            <Button key={other} onClick={() => change({ ...asked, startsAt: Date.parse(other) })}>
              {formatInstant(other, i18n.language, zone)}
            </Button>
          ))}
        </div>
      )}
      <p className="dr-asked-ways">
        <a href={isGone ? searchFor(asked) : publicProfilePath(slug)}>
          {t(isGone ? 'asked.search' : 'asked.back')}
        </a>
        <Button type="link" onClick={() => change(null)}>
          {t('asked.forget')}
        </Button>
      </p>
    </section>
  );
}

/** Others with the pair. */
function searchFor(asked: AskedTime): string {
  const { from, to } = askedLanguages(asked);
  const query = new URLSearchParams();
  if (from) query.set(SEARCH_KEYS.from, from);
  if (to) query.set(SEARCH_KEYS.to, to);
  return query.size > 0 ? `${paths.interpreters}?${query.toString()}` : paths.interpreters;
}
