import { createRoot } from 'react-dom/client';
import { StrictMode } from 'react';
import { DEFAULT_LANGUAGE } from '../domain/interfaceLanguages';
import { readChosenLanguage } from '../i18n/chosenLanguage';
import { createI18n } from '../i18n/createI18n';
import { browserStorage } from '../slices/browserStorage';
import { App } from './App';
import { createPages } from './createPages';
import { createWords } from './language/createWords';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

const storage = browserStorage();
const i18n = createI18n(readChosenLanguage(storage) ?? DEFAULT_LANGUAGE);
const words = createWords(i18n);

createRoot(root).render(
  <StrictMode>
    <App i18n={i18n} words={words} storage={storage} pages={createPages(words, storage)} />
  </StrictMode>,
);
