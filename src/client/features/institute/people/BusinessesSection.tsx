import { useSearchParams } from 'react-router-dom';
import { useGetBusinessesQuery } from '../../../api/adminApi';
import { useTranslation } from '../../../i18n/useTranslation';
import { SectionFrame } from '../SectionFrame';
import { BusinessList } from './BusinessList';
import { BusinessPeople } from './BusinessPeople';

/** The institute's businesses, or the people of one; which one stands in the address. */
export function BusinessesSection() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const id = search.get('business');
  const { data: businesses } = useGetBusinessesQuery(undefined, { skip: id === null });
  if (id === null) return <BusinessList />;
  const name = businesses?.find((business) => business.id === id)?.name;
  return (
    <SectionFrame title={name ?? t('institute.columns.business')} lead={t('institute.businesses.peopleLead')}>
      <BusinessPeople id={id} name={name ?? t('institute.columns.business')} />
    </SectionFrame>
  );
}
