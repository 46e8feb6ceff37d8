import { Select } from 'antd';
import {
  type InterfaceLanguage,
  INTERFACE_LANGUAGES,
  LANGUAGE_NAMES,
} from '../../../shared/domain/text/interfaceLanguages';
import { useTranslation } from '../../i18n/useTranslation';
import { useLanguageChoice } from '../language/LanguageContext';

/** Each language by its own name. */
export function LanguageSelect() {
  const { t } = useTranslation();
  const { language, choose } = useLanguageChoice();
  return (
    <Select<InterfaceLanguage>
      className="dr-languageSelect"
      variant="borderless"
      aria-label={t('common.language')}
      value={language}
      options={OPTIONS}
      onChange={choose}
      popupMatchSelectWidth={false}
      placement="bottomRight"
    />
  );
}

const OPTIONS = INTERFACE_LANGUAGES.map((value) => ({
  value,
  label: <span lang={value}>{LANGUAGE_NAMES[value]}</span>,
}));
