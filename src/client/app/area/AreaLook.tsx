import { type ReactNode, useLayoutEffect } from 'react';
import { selectColorMode } from '../../store/layoutSlice';
import { useAppSelector } from '../../store/store';
import { ThemeProvider } from '../../ui/theme/ThemeProvider';
import { showColorMode } from '../showColorMode';
import { useLanguageChoice } from '../language/LanguageContext';
import { useAntdLocale } from './useAntdLocale';

/** Ant Design in the chosen colours and language, for the sign-in form and everything behind it. */
export function AreaLook({ children }: { children: ReactNode }) {
  const mode = useAppSelector(selectColorMode);
  useLayoutEffect(() => showColorMode(mode), [mode]);
  const { language } = useLanguageChoice();
  const locale = useAntdLocale(language);
  return (
    <ThemeProvider mode={mode} antdLocale={locale}>
      {children}
    </ThemeProvider>
  );
}
