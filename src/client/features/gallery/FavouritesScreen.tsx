import { Card } from 'antd';
import { Suspense, useId, useState } from 'react';
import { useGetFavouritesQuery } from '../../api/favouriteApi';
import { useGetBlocksQuery } from '../../api/person/blockApi';
import { FavouriteButton } from '../../entities/interpreter/FavouriteButton';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { LinkButton } from '../../ui/buttons/LinkButton';
import { Monogram } from '../../ui/facts/Monogram';
import { lazyWithPreload } from '../../ui/loading/lazyWithPreload';
import { EmptyState } from '../../ui/loading/EmptyState';
import { ErrorAlert } from '../../ui/loading/ErrorAlert';
import { failureText } from '../../i18n/failureText';
import type { Favourite } from '../../../shared/contract/interpreters/favourites';
import type { InterpreterRecord } from '../../../shared/contract/interpreters/interpreterRecord';
import { CardSkeletons } from './CardSkeletons';
import './Gallery.css';
import { InterpreterCard } from './InterpreterCard';

const { Component: BlockSection } = lazyWithPreload(
  async () =>
    (await import(/* webpackChunkName: "block-section" */ '../../entities/blocks/BlockSection')).BlockSection,
);

/** The client's favourite interpreters, ready to be asked again. */
export function FavouritesScreen() {
  const { t } = useTranslation();
  return (
    <div className="dr-gallery">
      <header>
        <h1>{t('layout.titles.favourites')}</h1>
        <p className="dr-gallery-lead">{t('gallery.favourites.lead')}</p>
      </header>
      <Favourites />
      <SetAside />
    </div>
  );
}

/** Only where there is somebody: most people never set anybody aside. */
function SetAside() {
  const { data } = useGetBlocksQuery();
  const [hasAny, setHasAny] = useState(false);
  if (data && data.length > 0 && !hasAny) setHasAny(true);
  return (
    hasAny && (
      <Suspense>
        <BlockSection viewer="client" />
      </Suspense>
    )
  );
}

function Favourites() {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useGetFavouritesQuery();
  const shown = useStaying(data);
  if (error)
    return (
      <ErrorAlert message={failureText(error, t)} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  if (!data) return <CardSkeletons />;
  if (shown.length === 0) return <NoFavourites />;
  return (
    <div>
      <p role="status" className="dr-gallery-count">
        {t('gallery.favourites.count', { count: data.length })}
      </p>
      <ul className="dr-gallery-cards" aria-label={t('layout.titles.favourites')}>
        {shown.map(({ interpreter, canBeAsked }) => (
          <li key={interpreter.id}>
            {canBeAsked ? <InterpreterCard record={interpreter} /> : <RestingCard record={interpreter} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Cards of those who were removed stay until the page is left: a slip is mended by the same button. */
function useStaying(data: readonly Favourite[] | undefined): readonly Favourite[] {
  const [read, setRead] = useState(data);
  const [shown, setShown] = useState(data ?? []);
  if (data === read || !data) return shown;
  const latest = new Map(data.map((each) => [each.interpreter.id, each]));
  const known = new Set(shown.map(({ interpreter }) => interpreter.id));
  const staying = [
    ...data.filter(({ interpreter }) => !known.has(interpreter.id)),
    ...shown.map((each) => latest.get(each.interpreter.id) ?? each),
  ];
  setRead(data);
  setShown(staying);
  return staying;
}

function NoFavourites() {
  const { t } = useTranslation();
  return (
    <div role="status">
      <EmptyState
        title={t('gallery.favourites.empty')}
        text={t('gallery.favourites.emptyText')}
        action={
          <LinkButton type="primary" to={paths.client.gallery}>
            {t('profile.toGallery')}
          </LinkButton>
        }
      />
    </div>
  );
}

const AS_ARTICLE = { role: 'article' };
const PARTS = { root: 'dr-talentCard', body: 'dr-talent' };

/** A favourite who takes no requests at present: nothing but who it is. */
function RestingCard({ record }: { record: InterpreterRecord }) {
  const { t } = useTranslation();
  const nameId = useId();
  const { name, profileImageUrl } = record.fields.personalInfo ?? {};
  const shownName = name || t('common.notAvailable');
  return (
    <Card {...AS_ARTICLE} aria-labelledby={nameId} classNames={PARTS}>
      <header className="dr-talent-head">
        <Monogram name={shownName} imageUrl={profileImageUrl ?? null} size={64} />
        <div className="dr-talent-who">
          <h2 id={nameId}>
            <bdi>{shownName}</bdi>
          </h2>
          <p className="dr-talent-quiet">{t('gallery.favourites.resting')}</p>
        </div>
      </header>
      <footer className="dr-talent-actions">
        <FavouriteButton interpreterId={record.id} />
      </footer>
    </Card>
  );
}
