import {
  SEARCH_KEYS,
  type PublicSearch,
  type SearchField,
} from '../../../../shared/domain/people/publicSearch';
import { LANGUAGE_IN_ADDRESS } from '../../../../shared/domain/text/interfaceLanguages';
import { CREDENTIAL_FILTERS } from '../../../../shared/domain/people/credentials';
import { VERTICALS } from '../../../../shared/domain/people/verticals';
import { languageChoices, languageNameIn } from '../../../../shared/domain/text/interpretationLanguages';
import { useTranslation } from '../../../i18n/useTranslation';
import { paths } from '../../../paths';
import './SearchForm.css';

interface SearchFormProps {
  /** what was searched for, to be searched again with a change */
  search?: PublicSearch;
  /** what is wrong, in words, by field */
  problems?: Partial<Record<SearchField, string>>;
  /** YYYY-MM-DD, the first day that can be chosen */
  today?: string;
  /** the language that the address asks for, to be asked for again */
  language?: string | undefined;
}

/** Most people need the language that they read, and another one. */
const READ_LANGUAGES: Readonly<Record<string, string>> = { 'es-MX': 'Spanish', 'ja-JP': 'Japanese' };

/**
 * The search for people who have no account, of the browser's own controls: it stands on pages that bring no library and
 * works before and without any script. Languages are typed, because the server understands them by every name; the list
 * beneath is the browser's.
 */
export function SearchForm({ search, problems = {}, today, language }: SearchFormProps) {
  const { t, i18n } = useTranslation();
  const problemOf = (field: SearchField) => ({
    id: `search-${field}`,
    name: SEARCH_KEYS[field],
    'aria-invalid': problems[field] ? true : undefined,
    'aria-describedby': problems[field] ? `search-${field}-problem` : undefined,
  });
  const wordsFor = (field: Exclude<SearchField, 'credential'>) => (
    <label htmlFor={`search-${field}`}>{t(`landing.find.${field}`)}</label>
  );
  const complaint = (field: SearchField) =>
    problems[field] && (
      <p id={`search-${field}-problem`} className="dr-find-problem">
        {problems[field]}
      </p>
    );
  const languageField = (field: 'from' | 'to') => {
    const own = field === 'to' ? { language: READ_LANGUAGES[i18n.language] ?? 'English', typed: '' } : null;
    const { language: known, typed } = (search ? search[field] : own) ?? { language: null, typed: '' };
    return (
      <div className="dr-find-field">
        {wordsFor(field)}
        <input
          {...problemOf(field)}
          type="text"
          list="search-languages"
          defaultValue={known ? languageNameIn(known, i18n.language) : typed}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        {complaint(field)}
      </div>
    );
  };
  return (
    <form
      className={search ? 'dr-find dr-find-whole' : 'dr-find'}
      role="search"
      aria-label={t('landing.find.label')}
      action={paths.interpreters}
    >
      {languageField('from')}
      {languageField('to')}
      <div className="dr-find-field">
        {wordsFor('field')}
        <select {...problemOf('field')} defaultValue={search?.field ?? ''}>
          <option value="">{t('landing.find.anyField')}</option>
          {VERTICALS.map((each) => (
            <option key={each} value={each}>
              {t(`interpreters.verticals.${each}`)}
            </option>
          ))}
        </select>
        {complaint('field')}
      </div>
      <div className="dr-find-field">
        {wordsFor('day')}
        <input {...problemOf('day')} type="date" min={today} defaultValue={search?.typedDay ?? ''} />
        {complaint('day')}
      </div>
      {search && (
        <div className="dr-find-field">
          <label htmlFor="search-credential">{t('interpreters.badges.filter.label')}</label>
          <select {...problemOf('credential')} defaultValue={search.credential ?? ''}>
            <option value="">{t('interpreters.badges.filter.any')}</option>
            {CREDENTIAL_FILTERS.map((each) => (
              <option key={each} value={each}>
                {t(`interpreters.badges.filter.${each}`)}
              </option>
            ))}
          </select>
          {complaint('credential')}
        </div>
      )}
      <button type="submit" className="dr-button dr-button-primary">
        {t('landing.find.submit')}
      </button>
      {search?.zone && <input type="hidden" name={SEARCH_KEYS.zone} value={search.zone} />}
      {language && <input type="hidden" name={LANGUAGE_IN_ADDRESS} value={language} />}
      <datalist id="search-languages">
        {languageChoices(i18n.language).map(({ value, label }) => (
          <option key={value} value={label} />
        ))}
      </datalist>
    </form>
  );
}
