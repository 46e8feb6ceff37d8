import { useTranslation } from '../i18n/useTranslation';

interface PasswordToggleProps {
  isShown: boolean;
  onToggle: () => void;
}

export function PasswordToggle({ isShown, onToggle }: PasswordToggleProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className="dr-iconButton"
      aria-label={t(isShown ? 'login.hidePassword' : 'login.showPassword')}
      onClick={onToggle}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
        <path
          d={isShown ? `${EYE}${STROKE_THROUGH}` : EYE}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}

const EYE =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z';
const STROKE_THROUGH = 'M4 4l16 16';
