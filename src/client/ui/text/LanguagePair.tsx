import { useTranslation } from '../../i18n/useTranslation';
import {
  isInterpretationLanguage,
  LANGUAGE_TAGS,
  languageNameIn,
  languageOwnName,
} from '../../../shared/domain/text/interpretationLanguages';
import './LanguagePair.css';
import { TwoWayArrow } from './TwoWayArrow';

interface LanguagePairProps {
  from: string;
  to: string;
  size?: 'normal' | 'large';
}

/** The house's signature: two languages in the reader's words, each with its own name beneath, one arrow between. */
export function LanguagePair({ from, to, size = 'normal' }: LanguagePairProps) {
  const { t } = useTranslation();
  return (
    <span className={`dr-pair dr-pair-${size}`}>
      <LanguageName name={from} />
      <span className="dr-pair-second">
        <span className="dr-pair-joint">
          <TwoWayArrow />
          <span className="dr-visuallyHidden"> {t('ui.pairJoint')} </span>
        </span>
        <LanguageName name={to} />
      </span>
    </span>
  );
}

function LanguageName({ name }: { name: string }) {
  const { t, i18n } = useTranslation();
  if (!name) return <span className="dr-pair-name">{t('common.notAvailable')}</span>;
  const words = languageNameIn(name, i18n.language);
  const own = languageOwnName(name);
  return (
    <span className="dr-pair-language">
      <span className="dr-pair-name">{words}</span>
      {own.toLowerCase() !== words.toLowerCase() && (
        <span className="dr-pair-own" lang={isInterpretationLanguage(name) ? LANGUAGE_TAGS[name] : undefined}>
          {own}
        </span>
      )}
    </span>
  );
}
