import { act, render, screen, waitFor } from '@testing-library/react';
import { setUpUser } from '../../support/setUpUser';
import { I18nextProvider } from 'react-i18next';
import { createWords } from '../../../src/client/app/language/createWords';
import { LanguageChooser } from '../../../src/client/app/language/LanguageChooser';
import { LanguageOffer } from '../../../src/client/app/language/LanguageOffer';
import { LanguageProvider } from '../../../src/client/app/language/LanguageProvider';
import { createI18n } from '../../../src/client/i18n/createI18n';

const browserPrefers = (...languages: string[]) =>
  Object.defineProperty(navigator, 'languages', { value: languages, configurable: true });
beforeEach(() => {
  browserPrefers('en-US');
  document.cookie = 'language=; Max-Age=0';
});

async function open() {
  const i18n = createI18n();
  const words = createWords(i18n);
  await words.bringLanding();
  render(
    <I18nextProvider i18n={i18n}>
      <LanguageProvider words={words} storage={localStorage}>
        <LanguageChooser />
        <LanguageOffer />
      </LanguageProvider>
    </I18nextProvider>,
  );
  return { user: setUpUser(), i18n, words };
}

test('everyone starts in en-US, whatever the browser prefers, and nothing is chosen for them', async () => {
  browserPrefers('ja-JP', 'en-US');
  await open();
  await screen.findByRole('region');
  expect(screen.getByRole('combobox', { name: 'Language' })).toHaveValue('en-US');
  expect(document.documentElement.lang).toBe('en-US');
  expect(localStorage.getItem('language')).toBeNull();
});

test('a chosen language is spoken, told to the page, and kept in storage and cookie', async () => {
  const { user } = await open();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), '日本語');
  expect(await screen.findByRole('combobox', { name: '言語' })).toHaveValue('ja-JP');
  expect(document.documentElement.lang).toBe('ja-JP');
  expect(localStorage.getItem('language')).toBe('ja-JP');
  expect(document.cookie).toContain('language=ja-JP');
});

test.each([
  [['es-AR', 'en'], 'Dragoman también habla español.', 'Cambiar a español', 'es-MX'],
  [['ja', 'en'], 'Dragomanは日本語でもご利用いただけます。', '日本語に切り替える', 'ja-JP'],
])(
  'where the browser prefers %s the switch is offered in that language, and taken',
  async (prefers, text, accept, language) => {
    browserPrefers(...prefers);
    const { user } = await open();
    expect((await screen.findByText(text)).closest('[lang]')).toHaveAttribute('lang', language);
    await user.click(screen.getByRole('button', { name: accept }));
    await waitFor(() => expect(document.documentElement.lang).toBe(language));
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  },
);

test('an offer that is dismissed is a choice for en-US and does not come back', async () => {
  browserPrefers('es-MX');
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Ahora no' }));
  expect(screen.queryByText('Dragoman también habla español.')).not.toBeInTheDocument();
  expect(localStorage.getItem('language')).toBe('en-US');
});

test.each([['fr-FR'], ['en-GB']])('nothing is offered where the browser prefers %s', async (preferred) => {
  browserPrefers(preferred);
  await open();
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('a language chosen in another tab is followed', async () => {
  await open();
  localStorage.setItem('language', 'es-MX');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'language' })));
  expect(await screen.findByRole('combobox', { name: 'Idioma' })).toHaveValue('es-MX');
});
