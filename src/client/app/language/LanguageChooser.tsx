import { useTranslation } from '../../i18n/useTranslation';
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '../../../shared/domain/text/interfaceLanguages';
import { LANGUAGE_NAMES } from '../../../shared/i18n/languageNames';
import { useLanguageChoice } from './LanguageContext';

/** The browser's own list, for pages without Ant Design: it works before any library is loaded. */
export function LanguageChooser() {
  const { t } = useTranslation();
  const { language, choose } = useLanguageChoice();
  return (
    <select
      className="dr-languageChooser"
      aria-label={t('common.language')}
      value={language}
      onChange={(event) => choose(event.target.value as InterfaceLanguage)}
    >
      {INTERFACE_LANGUAGES.map((each) => (
        <option key={each} value={each} lang={each}>
          {LANGUAGE_NAMES[each]}
        </option>
      ))}
    </select>
  );
}
