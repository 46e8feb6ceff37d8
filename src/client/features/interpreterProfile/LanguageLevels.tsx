import { useTranslation } from '../../i18n/useTranslation';
import { languageNameIn } from '../../../shared/domain/text/interpretationLanguages';
import { cleanPriceLabel } from '../../../shared/domain/money/cleanPriceLabel';
import { ProfileSection } from './ProfileSection';

/** The specification's fixed level: who interprets a language masters it. */
const LEVEL = 10;

/** The languages interpreted between, each with its bar. */
export function LanguageLevels({ languages }: { languages: readonly string[] }) {
  const { t, i18n } = useTranslation();
  return (
    <ProfileSection title={t('profile.languages')}>
      {languages.length === 0 ? (
        <p>{t('common.notAvailable')}</p>
      ) : (
        <ul className="dr-levels">
          {languages.map((language) => (
            <li key={language}>
              <span>{languageNameIn(cleanPriceLabel(language), i18n.language)}</span>
              <span className="dr-numerals">{t('profile.level', { level: LEVEL })}</span>
              <span className="dr-level-bar" aria-hidden="true" />
            </li>
          ))}
        </ul>
      )}
    </ProfileSection>
  );
}
