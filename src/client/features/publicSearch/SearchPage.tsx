import type { PublicSearchPage } from '../../../shared/contract/interpreters/publicPages';
import {
  lastPageOf,
  MOST_COUNTED,
  SEARCH_KEYS,
  type PublicSearch,
} from '../../../shared/domain/people/publicSearch';
import { languageNameIn } from '../../../shared/domain/text/interpretationLanguages';
import { SearchForm } from '../../entities/interpreter/search/SearchForm';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { FoundInterpreter } from './FoundInterpreter';
import { Nobody } from './Nobody';
import './publicPages.css';
import { searchPath } from './searchPath';
import { searchTitle } from './searchTitle';
import { DAY_IN_LIST, usePublicWords, WHOLE_DAY } from './usePublicWords';

interface SearchPageProps {
  page: PublicSearchPage;
  today: string;
  /** the language that the address asks for */
  language?: string | undefined;
  link: (path: string) => string;
}

/** Whom strangers find, and what the search understood. */
export function SearchPage({ page, today, language, link }: SearchPageProps) {
  const { t, i18n } = useTranslation();
  const { search, people } = page;
  const problems = useProblemTexts(search, today);
  const title = searchTitle(search, i18n);
  const hasProblems = Object.keys(problems).length > 0;
  return (
    <div className="dr-public">
      <header className="dr-public-head">
        <h1>{title}</h1>
        <p>{t('publicSearch.lead')}</p>
      </header>
      {hasProblems && (
        <section className="dr-find-summary" role="alert" aria-labelledby="search-problem">
          <h2 id="search-problem">{t('publicSearch.problemTitle')}</h2>
          <ul>
            {Object.entries(problems).map(([field, text]) => (
              <li key={field}>
                <a href={`#search-${field}`}>{text}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <SearchForm search={search} problems={problems} today={today} language={language} />
      <Understood search={search} />
      {!hasProblems && (
        <section className="dr-results" aria-labelledby="results">
          <ResultsHeading page={page} />
          {people.length > 0 ? (
            <div className="dr-found-list">
              {people.map((person, at) => (
                <FoundInterpreter
                  key={person.slug}
                  person={person}
                  link={link}
                  saysZone={search.zone === null}
                  isFirst={at < 2}
                />
              ))}
            </div>
          ) : (
            <Nobody page={page} link={link} />
          )}
          <Pager page={page} link={link} />
        </section>
      )}
    </div>
  );
}

function ResultsHeading({ page: { search, people, total } }: { page: PublicSearchPage }) {
  const { t } = useTranslation();
  const words = usePublicWords();
  const counted =
    total === null || total === 0
      ? t('publicSearch.results')
      : total > MOST_COUNTED
        ? t('publicSearch.foundMore', { count: MOST_COUNTED })
        : t('publicSearch.found', { count: total });
  const [first] = people;
  const at = first?.nextFree[0]?.startsAt ?? `${search.day ?? '2026-01-01'}T12:00:00Z`;
  return (
    <div className="dr-results-head">
      <h2 id="results">
        {search.day ? t('publicSearch.foundOnDay', { day: words.day(search.day, DAY_IN_LIST) }) : counted}
      </h2>
      {first && (
        <p className="dr-found-quiet" data-shown-zone={search.zone ?? ''}>
          {search.zone
            ? t('publicSearch.zone', { zone: words.zone(search.zone, at) })
            : t('publicSearch.ownZones')}{' '}
          <a hidden data-own-zone href={paths.interpreters}>
            {t('publicSearch.inMyZone')}
          </a>
        </p>
      )}
    </div>
  );
}

/** The misspelt language and the one that it was taken for. */
function Understood({ search }: { search: PublicSearch }) {
  const { t, i18n } = useTranslation();
  const guesses = [search.from, search.to].filter(({ isGuess }) => isGuess);
  if (guesses.length === 0) return null;
  return (
    <div className="dr-understood" role="status">
      {guesses.map(({ typed, language }) => (
        <p key={typed}>
          {t('publicSearch.understood', { typed, language: languageNameIn(language ?? '', i18n.language) })}
        </p>
      ))}
    </div>
  );
}

function Pager({ page: { search, hasMore }, link }: Pick<SearchPageProps, 'page' | 'link'>) {
  const { t } = useTranslation();
  if (search.page === 1 && !hasMore) return null;
  const to = (page: number) =>
    link(searchPath(search, { [SEARCH_KEYS.page]: page === 1 ? null : String(page) }));
  return (
    <nav className="dr-turnPages" aria-label={t('publicSearch.pages')}>
      {search.page > 1 && (
        <a className="dr-button" rel="prev" href={to(search.page - 1)}>
          {t('publicSearch.previous')}
        </a>
      )}
      <span className="dr-numerals">{t('publicSearch.page', { page: search.page })}</span>
      {hasMore && search.page < lastPageOf(search) && (
        <a className="dr-button" rel="next" href={to(search.page + 1)}>
          {t('publicSearch.next')}
        </a>
      )}
      {hasMore && search.page >= lastPageOf(search) && <span>{t('publicSearch.sayMore')}</span>}
    </nav>
  );
}

function useProblemTexts(search: PublicSearch, today: string) {
  const { t, i18n } = useTranslation();
  const words = usePublicWords();
  const values = (field: string) => {
    const typed = field === 'from' ? search.from : search.to;
    return {
      typed: typed.typed,
      language: languageNameIn(typed.language ?? '', i18n.language),
      example: words.day(today, WHOLE_DAY),
    };
  };
  return Object.fromEntries(
    Object.entries(search.problems).map(([field, problem]) => [
      field,
      t(`publicSearch.problems.${problem}`, values(field)),
    ]),
  );
}
