import { CheckCircleFilled, RightCircleOutlined } from '@ant-design/icons';
import { Alert, Button, Tag } from 'antd';
import { Link } from 'react-router-dom';
import { useChangeListingMutation, useGetListingQuery } from '../../api/listingApi';
import { hasPhoto } from '../../../shared/domain/people/profileCompleteness';
import { selectUser } from '../../store/authSlice';
import { useAppSelector } from '../../store/store';
import { failureText } from '../../i18n/failureText';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import type { Listing } from '../../../shared/contract/interpreters/listing';
import {
  LISTING_PARTS,
  type ListingAction,
  type ListingPart,
  type ListingState,
} from '../../../shared/domain/people/listing';
import { BlockSection } from '../../entities/blocks/BlockSection';
import { ErrorAlert } from '../../ui/loading/ErrorAlert';
import { LoadingRows } from '../../ui/loading/LoadingRows';
import { useConfirm } from '../../ui/popups/useConfirm';
import { useToast } from '../../ui/popups/useToast';
import { formatInstant } from '../../ui/time/formatInstant';
import { readerZone } from '../../ui/time/readerZone';
import { CredentialsSection } from './CredentialsSection';
import './Listing.css';
import { SearchVisibility } from './SearchVisibility';

/** How far an interpreter is with being found by clients: the state, what is missing, and the next step. */
export function ListingScreen() {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useGetListingQuery();
  return (
    <div className="dr-listing dr-reading">
      <header>
        <h1>{t('listing.title')}</h1>
        <p className="dr-listing-lead">{t('listing.lead')}</p>
      </header>
      {data ? (
        <>
          <StateCard listing={data} />
          <Checklist missing={data.missing} />
          <PhotoPrompt />
          <SearchVisibility listing={data} />
          <CredentialsSection />
          <BlockSection viewer="interpreter" />
        </>
      ) : error && !isFetching ? (
        <ErrorAlert message={failureText(error, t)} onRetry={() => void refetch()} />
      ) : (
        <LoadingRows text={t('common.loading')} />
      )}
    </div>
  );
}

/** The steps possible in each state, the usual one first. */
const ACTIONS: Record<ListingState, readonly ListingAction[]> = {
  draft: ['publish'],
  in_review: ['take_back'],
  listed: ['pause'],
  paused: ['resume'],
  refused: [],
};

function StateCard({ listing }: { listing: Listing }) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const confirm = useConfirm();
  const [change, { isLoading, error }] = useChangeListingMutation();
  const { state, reason, since, review } = listing;
  const act = async (action: ListingAction) => {
    if (action === 'pause' && !(await confirm(pauseQuestion))) return;
    const { data } = await change({ action });
    const isSent = action === 'publish' && data?.state === 'in_review';
    if (data) toast.success({ title: t(`listing.done.${isSent ? 'sent' : action}`) });
  };
  const pauseQuestion = {
    title: t('listing.pauseQuestion.title'),
    text: t('listing.pauseQuestion.text'),
    ok: t('listing.actions.pause'),
    cancel: t('common.cancel'),
  };
  const text =
    state === 'draft' && review === 'none' ? t('listing.texts.draftUnreviewed') : t(`listing.texts.${state}`);
  return (
    <section className="dr-listing-card" aria-labelledby="listing-state">
      <h2 id="listing-state">
        {t('listing.state')}{' '}
        <Tag className="dr-listing-tag" data-state={state}>
          {t(`listing.states.${state}`)}
        </Tag>
      </h2>
      <p>{text}</p>
      {since && state !== 'draft' && (
        <p className="dr-listing-quiet">
          {t('listing.since', { moment: formatInstant(since, i18n.language, readerZone()) })}
        </p>
      )}
      {reason && <Alert type="warning" showIcon title={t('listing.reason')} description={reason} />}
      {error && <Alert type="error" showIcon role="alert" title={failureText(error, t)} />}
      <div className="dr-listing-actions">
        {ACTIONS[state].map((action) => (
          <Button
            key={action}
            size="large"
            type={action === 'publish' || action === 'resume' ? 'primary' : 'default'}
            loading={isLoading}
            onClick={() => void act(action)}
          >
            {t(`listing.actions.${action}`)}
          </Button>
        ))}
        {state === 'refused' && <Link to={paths.interpreter.userProfile}>{t('listing.actions.edit')}</Link>}
      </div>
    </section>
  );
}

const { userProfile, availability } = paths.interpreter;
const PLACES: Record<ListingPart, string> = {
  name: userProfile,
  languages: `${userProfile}#part-languages`,
  levels: `${userProfile}#part-languages`,
  price: `${userProfile}#part-pricePerHour`,
  field: `${userProfile}#part-verticals`,
  description: `${userProfile}#part-description`,
  zone: availability,
  hours: availability,
};

/** Facts that clients need before they ask, and where each is filled in. */
function Checklist({ missing }: Pick<Listing, 'missing'>) {
  const { t } = useTranslation();
  const done = LISTING_PARTS.length - missing.length;
  return (
    <section aria-labelledby="listing-parts">
      <h2 id="listing-parts">{t('listing.checklist')}</h2>
      <p className="dr-listing-quiet">{t('listing.doneOf', { done, all: LISTING_PARTS.length })}</p>
      <ul className="dr-listing-parts">
        {LISTING_PARTS.map((part) => {
          const isMissing = missing.includes(part);
          return (
            <li key={part} data-missing={isMissing || undefined}>
              {isMissing ? (
                <RightCircleOutlined aria-hidden="true" />
              ) : (
                <CheckCircleFilled aria-hidden="true" />
              )}
              <span>
                {isMissing ? (
                  <Link to={PLACES[part]}>{t(`listing.parts.${part}`)}</Link>
                ) : (
                  t(`listing.parts.${part}`)
                )}
                <span className="dr-visuallyHidden">
                  {' '}
                  {t(isMissing ? 'listing.partMissing' : 'listing.partDone')}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** No part that a listing must have, and what clients look at first. */
function PhotoPrompt() {
  const { t } = useTranslation();
  const user = useAppSelector(selectUser);
  if (!user || hasPhoto(user)) return null;
  return (
    <Alert
      type="info"
      role="note"
      showIcon
      title={t('listing.photo.ask')}
      description={<Link to={`${userProfile}#part-picture`}>{t('listing.photo.add')}</Link>}
    />
  );
}
