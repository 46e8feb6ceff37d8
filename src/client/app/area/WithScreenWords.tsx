import { type ReactNode, use } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { loadScreenWords } from '../../i18n/loadScreenWords';
import { bringScreenWords, hasScreenWords } from '../../i18n/screenWordsHere';
import type { WordsPart } from '../../../shared/i18n/Catalogue';
import { retryImport } from '../../ui/loading/retryImport';

interface WithScreenWordsProps {
  parts: readonly WordsPart[];
  /** what else is to be fetched: side by side, not after the words */
  meanwhile: () => void;
  children: ReactNode;
}

/** Shows what is inside once its words are there. */
export function WithScreenWords({ parts, meanwhile, children }: WithScreenWordsProps) {
  const { i18n } = useTranslation();
  if (!hasScreenWords(i18n, parts)) {
    meanwhile();
    use(bringScreenWords(i18n, parts, patiently));
  }
  return children;
}

const patiently: typeof loadScreenWords = (...asked) => retryImport(() => loadScreenWords(...asked));
