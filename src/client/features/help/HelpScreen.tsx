import { useParams } from 'react-router-dom';
import './help.css';
import { HelpArticle, HelpSkeleton } from './HelpArticle';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { useGetHelpTocQuery } from '../../api/helpApi';
import { lazyWithPreload } from '../../ui/loading/lazyWithPreload';
import { selectUser } from '../../store/authSlice';
import { useAppSelector } from '../../store/store';
import type { InterfaceLanguage } from '../../../shared/domain/text/interfaceLanguages';
import { EmptyState } from '../../ui/loading/EmptyState';
import { ErrorAlert } from '../../ui/loading/ErrorAlert';
import { failureText } from '../../i18n/failureText';
import { SearchField } from '../../ui/buttons/SearchField';
import { useDebouncedValue } from '../../ui/loading/useDebouncedValue';
import { HelpPageList } from './HelpPageList';

const SEARCH_MS = 250;

/** For who is signed in; the pages themselves are everybody's. */
const { Component: FirstSteps } = lazyWithPreload(
  async () =>
    (await import(/* webpackChunkName: "first-steps" */ '../../entities/firstSteps/FirstSteps')).FirstSteps,
);

/** The help pages: what there is, or one of them. */
export function HelpScreen() {
  const { page } = useParams();
  return page === undefined ? <HelpOverview /> : <HelpArticle key={page} slug={page} />;
}

/** Every help page with what it is about, and a search through them. */
function HelpOverview() {
  const { t, i18n } = useTranslation();
  const [typed, setTyped] = useState('');
  const isSignedIn = useAppSelector(selectUser) !== null;
  const search = useDebouncedValue(typed.trim(), SEARCH_MS);
  const { data, error, isFetching, refetch } = useGetHelpTocQuery({
    ...(search && { search }),
    language: i18n.language as InterfaceLanguage,
  });
  const isSearching = isFetching || search !== typed.trim();
  const hits = !isSearching && search && data ? t('help.found', { count: data.length }) : '';

  return (
    <div className="dr-help">
      <header className="dr-help-head">
        <h1>{t('help.title')}</h1>
        <p className="dr-help-lead">{t('help.lead')}</p>
        <SearchField value={typed} onChange={setTyped} maxLength={100} isBusy={isSearching && typed !== ''} />
        <p className="dr-visuallyHidden" role="status">
          {hits}
        </p>
      </header>
      {isSignedIn && !search && (
        <Suspense>
          <FirstSteps showsAll />
        </Suspense>
      )}
      {error && !isFetching ? (
        <ErrorAlert message={failureText(error, t)} onRetry={() => void refetch()} />
      ) : !data ? (
        <HelpSkeleton />
      ) : data.length > 0 ? (
        <HelpPageList pages={data} />
      ) : search ? (
        <EmptyState
          title={t('common.noResults')}
          text={t('help.noResultsText')}
          action={<Button onClick={() => setTyped('')}>{t('help.clearSearch')}</Button>}
        />
      ) : (
        <EmptyState title={t('help.empty')} text={t('help.emptyText')} />
      )}
    </div>
  );
}
