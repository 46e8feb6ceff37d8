import { createRoot } from 'react-dom/client';
import { StrictMode } from 'react';
import { DEFAULT_LANGUAGE, isInterfaceLanguage } from '../../shared/domain/text/interfaceLanguages';
import { readChosenLanguage } from '../i18n/chosenLanguage';
import { createI18n } from '../i18n/createI18n';
import { browserStorage } from '../store/browserStorage';
import { App } from './App';
import { createPages } from './createPages';
import { isInspectorWanted } from './inspector/isInspectorWanted';
import { createWords } from './language/createWords';

const place = document.getElementById('root');
if (!place) throw new Error('The page has no #root.');
const root = createRoot(place);

const storage = browserStorage();
// Where the storage is forbidden, the cookie has told the server in which language to send the page.
const written = document.documentElement.lang;
const i18n = createI18n(
  readChosenLanguage(storage) ?? (isInterfaceLanguage(written) ? written : DEFAULT_LANGUAGE),
);
const words = createWords(i18n);
const pages = createPages(words, storage);

const start = () =>
  root.render(
    <StrictMode>
      <App i18n={i18n} words={words} storage={storage} pages={pages} />
    </StrictMode>,
  );

// The bundler leaves all of it out of what people get.
if (process.env.NODE_ENV === 'development' && isInspectorWanted(window)) {
  void import('./inspector/inspectMachines')
    .then(({ inspectMachines }) => inspectMachines(window))
    .finally(start);
} else {
  void pages.bring(location.pathname).then(start);
}
