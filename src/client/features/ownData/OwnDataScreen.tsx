import { Alert } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import { Link } from 'react-router-dom';
import { useGetDeletionTermsQuery } from '../../api/ownDataApi';
import { CLIENT_GROUP } from '../../../shared/domain/people/groups';
import { paths } from '../../paths';
import { selectUser } from '../../store/authSlice';
import { useAppSelector } from '../../store/store';
import { ErrorAlert } from '../../ui/loading/ErrorAlert';
import { failureText } from '../../i18n/failureText';
import { LoadingRows } from '../../ui/loading/LoadingRows';
import '../../ui/form/formCard.css';
import { DeletionForm } from './DeletionForm';
import { DeletionTermsList } from './DeletionTermsList';
import { ExportSection } from './ExportSection';
import { InstituteSection } from './InstituteSection';
import { SignInsSection } from './SignInsSection';
import './ownData.css';

/** Where a person is signed in, all that is kept about them, their institute, and the end of their account. */
export function OwnDataScreen() {
  const { t } = useTranslation();
  const user = useAppSelector(selectUser);
  const {
    data: terms,
    error,
    isFetching,
    refetch,
  } = useGetDeletionTermsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (!user) return null;
  const isClient = user.group_id === CLIENT_GROUP;
  return (
    <div className="dr-ownData dr-reading">
      <header>
        <p>
          <Link to={isClient ? paths.client.profile : paths.interpreter.userProfile}>
            {t('ownData.toProfile')}
          </Link>
        </p>
        <h1>{t('ownData.title')}</h1>
      </header>
      <SignInsSection />
      <ExportSection />
      <InstituteSection />
      <section className="dr-ownData-part" aria-labelledby="delete-heading">
        <h2 id="delete-heading">{t('ownData.delete.title')}</h2>
        <p>{t('ownData.delete.lead')}</p>
        {error && !isFetching ? (
          <ErrorAlert message={failureText(error, t)} onRetry={() => void refetch()} />
        ) : !terms ? (
          <LoadingRows text={t('common.loading')} />
        ) : terms.obstacle ? (
          <Alert type="info" role="note" title={t(`ownData.delete.obstacles.${terms.obstacle}`)} />
        ) : (
          <>
            <DeletionTermsList terms={terms} isClient={isClient} />
            <DeletionForm terms={terms} onTermsChanged={() => void refetch()} />
          </>
        )}
      </section>
    </div>
  );
}
