import { useTranslation } from '../../i18n/useTranslation';
import './Badges.css';

/** That an interpreter confirms requests at once, of the kind of `Badges`. */
export function AtOnceMark() {
  const { t } = useTranslation();
  return (
    <p className="dr-verified-one dr-atOnce">
      <svg
        viewBox="0 0 16 16"
        width="14"
        height="14"
        aria-hidden="true"
        focusable="false"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
      >
        <path d="M9 1.6 3 9h4.2L7 14.4 13 7H8.8z" />
      </svg>
      <span>{t('gallery.atOnce.mark')}</span>
    </p>
  );
}
