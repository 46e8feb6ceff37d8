import { useTranslation } from '../i18n/useTranslation';
import type { ColorMode } from '../store/storedColorMode';

interface ColourModeToggleProps {
  mode: ColorMode;
  onToggle: () => void;
}

/** The button of pages without Ant Design. */
export function ColourModeToggle({ mode, onToggle }: ColourModeToggleProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className="dr-iconButton"
      aria-label={t('layout.toggleColourMode')}
      aria-pressed={mode === 'dark'}
      onClick={onToggle}
    >
      <SunAndMoon />
    </button>
  );
}

/** Sun or moon: the mode that is on, as the page's own attribute says; so the written landing page has both. */
export function SunAndMoon() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
      <path className="dr-sun" d={SUN} {...STROKE} />
      <path className="dr-moon" d={MOON} {...STROKE} />
    </svg>
  );
}

const STROKE = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
const MOON = 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z';
const SUN =
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4';
