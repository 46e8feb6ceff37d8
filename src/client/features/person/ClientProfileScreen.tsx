import { useTranslation } from '../../i18n/useTranslation';
import { Link } from 'react-router-dom';
import { useGetPersonalInfoQuery } from '../../api/accountApi';
import { paths } from '../../paths';
import { selectUser } from '../../store/authSlice';
import { useAppSelector } from '../../store/store';
import { ErrorAlert } from '../../ui/loading/ErrorAlert';
import { failureText } from '../../i18n/failureText';
import { ClientProfileForm } from './ClientProfileForm';
import { HeadshotField } from './headshot/HeadshotField';
import { PersonSection, PersonSkeleton } from './PersonSection';

/** The client's own data, and their picture. */
export function ClientProfileScreen() {
  const { t } = useTranslation();
  const user = useAppSelector(selectUser);
  const { data: info, error, isFetching, refetch } = useGetPersonalInfoQuery();
  if (!user) return null;
  return (
    <div className="dr-person-screen dr-reading">
      <header>
        <h1>{t('person.title')}</h1>
        <p className="dr-person-lead">{t('person.lead')}</p>
      </header>
      {info ? (
        <>
          <PersonSection title={t('person.headshot.title')}>
            <HeadshotField name={`${user.first_name} ${user.last_name}`.trim()} photoUrl={user.photo_url} />
          </PersonSection>
          <ClientProfileForm key={info.id} info={info} />
        </>
      ) : error && !isFetching ? (
        <ErrorAlert message={failureText(error, t)} onRetry={() => void refetch()} />
      ) : (
        <PersonSkeleton />
      )}
      <p>
        <Link to={paths.client.account}>{t('ownData.link')}</Link>
      </p>
    </div>
  );
}
