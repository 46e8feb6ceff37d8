import type { ReactNode } from 'react';
import { selectColorMode } from '../../slices/layoutSlice';
import { useAppSelector } from '../../store';
import { ThemeProvider } from '../../ui/ThemeProvider';
import { useLanguageChoice } from '../language/LanguageContext';
import { useAntdLocale } from './useAntdLocale';

/** Colour mode and language for Ant Design. */
export function InsideTheme({ children }: { children: ReactNode }) {
  const mode = useAppSelector(selectColorMode);
  const { language } = useLanguageChoice();
  const locale = useAntdLocale(language);
  return (
    <ThemeProvider mode={mode} antdLocale={locale}>
      {children}
    </ThemeProvider>
  );
}
