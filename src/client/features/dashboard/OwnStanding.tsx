import { Alert, Statistic } from 'antd';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation';
import { useGetListingQuery } from '../../api/listingApi';
import { useGetInterpreterProfileQuery } from '../../api/interpreterApi';
import { isApiError } from '../../../shared/contract/base/apiError';
import { hasPhoto, profileCompleteness } from '../../../shared/domain/people/profileCompleteness';
import { interpreterProfileOf, paths } from '../../paths';
import { selectUser } from '../../store/authSlice';
import { useAppSelector } from '../../store/store';
import { CompletenessMeter } from '../../entities/interpreter/CompletenessMeter';
import { ErrorAlert } from '../../ui/loading/ErrorAlert';
import { failureText } from '../../i18n/failureText';
import { CredentialNotes } from './CredentialNotes';

/** How clients rate the interpreter, and what their profile still lacks; nothing while that is not known. */
export function OwnStanding({ uuid }: { uuid: string }) {
  const { t, i18n } = useTranslation();
  const user = useAppSelector(selectUser);
  const { currentData: profile, error, isFetching, refetch } = useGetInterpreterProfileQuery({ uuid });
  if (isApiError(error) && error.code !== 'NOT_FOUND')
    return (
      <ErrorAlert message={failureText(error, t)} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  if (!profile || !user) return null;
  const { credibilityLevel: rating = null, clientReferences: reviews = 0 } = profile.professionalInfo ?? {};
  return (
    <>
      <ListingNote />
      <CredentialNotes />
      <section className="dr-dashboard-rating" aria-labelledby="own-rating">
        <h2 id="own-rating">{t('dashboard.rating')}</h2>
        {rating === null || reviews === 0 ? (
          <p>{t('dashboard.noRating')}</p>
        ) : (
          <div className="dr-dashboard-mark">
            <Statistic
              classNames={MARK}
              value={rating}
              formatter={() =>
                t('dashboard.ratingOf', {
                  rating: rating.toLocaleString(i18n.language, { maximumFractionDigits: 1 }),
                })
              }
            />{' '}
            <Link to={interpreterProfileOf(uuid)}>{t('dashboard.readReviews', { count: reviews })}</Link>
          </div>
        )}
      </section>
      <CompletenessMeter
        {...profileCompleteness({ ...profile, hasPicture: hasPhoto(user) })}
        linkTo={(part) => `${paths.interpreter.userProfile}#part-${part}`}
      />
    </>
  );
}

const MARK = { content: 'dr-dashboard-number dr-numerals' };

/** Says that clients do not find the interpreter, as long as they do not. */
function ListingNote() {
  const { t } = useTranslation();
  const state = useGetListingQuery().data?.state;
  if (!state || state === 'listed') return null;
  return (
    <Alert
      type="info"
      showIcon
      title={t('dashboard.listing.title')}
      description={
        <>
          {t(`dashboard.listing.${state}`)}{' '}
          <Link className="dr-dashboard-inText" to={paths.interpreter.listing}>
            {t('dashboard.listing.open')}
          </Link>
        </>
      }
    />
  );
}
