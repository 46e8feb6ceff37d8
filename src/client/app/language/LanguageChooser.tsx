import { useTranslation } from '../../i18n/useTranslation';
import {
  INTERFACE_LANGUAGES,
  type InterfaceLanguage,
  LANGUAGE_NAMES,
} from '../../../shared/domain/text/interfaceLanguages';
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
