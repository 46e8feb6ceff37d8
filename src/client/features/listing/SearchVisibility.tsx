import { Alert } from 'antd';
import { useId } from 'react';
import type { Listing } from '../../../shared/contract/interpreters/listing';
import { useChangeVisibilityMutation } from '../../api/listingApi';
import { failureText } from '../../i18n/failureText';
import { useTranslation } from '../../i18n/useTranslation';
import { SwitchInput } from '../../ui/form/SwitchInput';
import { useToast } from '../../ui/popups/useToast';

/** Whether who is not signed in finds the interpreter, and by which name; each switch is kept at once. */
export function SearchVisibility({ listing }: { listing: Listing }) {
  const { t } = useTranslation();
  const toast = useToast();
  const id = useId();
  const [change, { isLoading, error, originalArgs }] = useChangeVisibilityMutation();
  const save = async (wish: NonNullable<typeof originalArgs>) => {
    const { data } = await change(wish);
    if (data) toast.success({ title: t('listing.search.saved') });
  };
  const row = (key: 'isPublic' | 'showsWholeName', isOff = false) => (
    <p className="dr-listing-switch">
      <SwitchInput
        id={`${id}${key}`}
        aria-labelledby={`${id}${key}-label`}
        checked={listing[key]}
        disabled={isOff}
        loading={isLoading && originalArgs !== undefined && key in originalArgs}
        onChange={(checked) => void save({ [key]: checked })}
      />
      <label id={`${id}${key}-label`} htmlFor={`${id}${key}`}>
        {t(`listing.search.${key}`)}
      </label>
    </p>
  );
  return (
    <section className="dr-listing-card" aria-labelledby={`${id}heading`}>
      <h2 id={`${id}heading`}>{t('listing.search.heading')}</h2>
      <p className="dr-listing-quiet">{t('listing.search.lead')}</p>
      {row('isPublic')}
      {row('showsWholeName', !listing.isPublic)}
      {listing.isPublic && (
        <p className="dr-listing-quiet">{t('listing.search.nameNow', { name: listing.publicName })}</p>
      )}
      {error && <Alert type="error" showIcon role="alert" title={failureText(error, t)} />}
      {listing.publicPath && (
        <p>
          <a href={listing.publicPath}>{t('listing.search.view')}</a>
        </p>
      )}
    </section>
  );
}
