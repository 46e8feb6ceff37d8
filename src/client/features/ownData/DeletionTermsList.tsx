import { Alert } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import type { DeletionTerms } from '../../../shared/contract/account/ownData';
import { centsFromEuros, formatCents } from '../../../shared/domain/money/money';
import { visibleText } from '../../../shared/domain/text/visibleText';
import { MailSentence } from '../../ui/text/MailAddress';
import { formatInstant } from '../../ui/time/formatInstant';
import { readerZone } from '../../ui/time/readerZone';

/** The effects of deleting the account, before it is done. */
export function DeletionTermsList({ terms, isClient }: { terms: DeletionTerms; isClient: boolean }) {
  const { t, i18n } = useTranslation();
  const { pending, confirmed, confirmedInAll, fee } = terms;
  const euros = (amount: number) => formatCents(centsFromEuros(amount), i18n.language);
  return (
    <>
      <ul className="dr-ownData-terms">
        <li>{t('ownData.delete.gone')}</li>
        <li>{t('ownData.delete.kept')}</li>
        {pending > 0 && (
          <li>{t(isClient ? 'ownData.delete.withdrawn' : 'ownData.delete.declined', { count: pending })}</li>
        )}
        {confirmed.length > 0 && (
          <li>
            {t('ownData.delete.cancelled', { count: confirmedInAll })}
            <ul>
              {confirmed.map((each) => (
                <li key={each.id}>
                  <strong>{visibleText(each.title) || t('ui.untitledMeeting')}</strong>{' '}
                  <span className="dr-numerals">
                    {formatInstant(each.startsAt, i18n.language, readerZone())}
                  </span>
                  {each.fee > 0 && <> · {t('ownData.delete.owed', { amount: euros(each.fee) })}</>}
                </li>
              ))}
              {confirmedInAll > confirmed.length && (
                <li>{t('ownData.delete.more', { count: confirmedInAll - confirmed.length })}</li>
              )}
            </ul>
          </li>
        )}
        <li>
          <MailSentence text={t('ownData.delete.address', { email: terms.email })} />
        </li>
      </ul>
      {fee > 0 && (
        <Alert type="warning" role="note" title={t('ownData.delete.total', { amount: euros(fee) })} />
      )}
    </>
  );
}
