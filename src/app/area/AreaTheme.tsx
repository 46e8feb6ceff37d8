import { type ReactNode, useEffect } from 'react';
import { selectColorMode } from '../../slices/layoutSlice';
import { useAppSelector } from '../../store';
import { ThemeProvider } from '../../ui/ThemeProvider';
import { useLanguageChoice } from '../language/LanguageContext';
import { showColorMode } from '../showColorMode';
import { useAntdLocale } from './useAntdLocale';

/** Colour mode and language, for Ant Design too. */
export function AreaTheme({ children }: { children: ReactNode }) {
  const mode = useAppSelector(selectColorMode);
  const { language } = useLanguageChoice();
  const locale = useAntdLocale(language);
  useEffect(() => showColorMode(mode), [mode]);
  return (
    <ThemeProvider mode={mode} antdLocale={locale}>
      {children}
    </ThemeProvider>
  );
}
