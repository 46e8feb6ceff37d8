import type { PublicSearchPage } from '../../../shared/contract/interpreters/publicPages';
import { languageNameIn } from '../../../shared/domain/text/interpretationLanguages';
import { EmptyDrawing } from '../../ui/loading/EmptyDrawing';
import '../../ui/loading/EmptyState.css';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { searchPath } from './searchPath';

interface NobodyProps {
  page: PublicSearchPage;
  link: (path: string) => string;
}

/** Why there is nobody, honestly, and what can be done next. */
export function Nobody({ page: { search, partners }, link }: NobodyProps) {
  const { t, i18n } = useTranslation();
  const named = (language: string | null) => languageNameIn(language ?? '', i18n.language);
  const isDayAlone = search.day !== null && !search.field && !search.credential;
  const isPairMissing = partners.length > 0;
  return (
    <div className="dr-nobody">
      <EmptyDrawing />
      <p className="dr-strong">
        {isPairMissing
          ? t('publicSearch.nobody.pair', {
              from: named(search.from.language),
              to: named(search.to.language),
            })
          : t(isDayAlone ? 'publicSearch.nobody.day' : 'publicSearch.nobody.filtered')}
      </p>
      {isPairMissing && <p className="dr-found-quiet">{t('publicSearch.nobody.noted')}</p>}
      {partners.map(({ of, others }) => (
        <div key={of} className="dr-nobody-partners">
          <p>
            {t(others.length > 0 ? 'publicSearch.nobody.partners' : 'publicSearch.nobody.noPartners', {
              language: named(of),
            })}
          </p>
          {others.length > 0 && (
            <ul>
              {others.map((other) => (
                <li key={other}>
                  <a href={link(searchPath(search, { from: of, to: other }))}>{named(other)}</a>
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
      <div className="dr-nobody-ways">
        {search.day && (
          <a className="dr-button" href={link(searchPath(search, { day: null }))}>
            {t('publicSearch.nobody.withoutDay')}
          </a>
        )}
        {search.field && (
          <a className="dr-button" href={link(searchPath(search, { field: null }))}>
            {t('publicSearch.nobody.withoutField')}
          </a>
        )}
        {search.credential && (
          <a className="dr-button" href={link(searchPath(search, { credential: null }))}>
            {t('publicSearch.nobody.withoutCredential')}
          </a>
        )}
        <a className="dr-button" href={link(paths.interpreters)}>
          {t('publicSearch.nobody.all')}
        </a>
        {isPairMissing && (
          <a className="dr-button" href={`${paths.register}?as=interpreter`}>
            {t('publicSearch.nobody.join')}
          </a>
        )}
      </div>
    </div>
  );
}
