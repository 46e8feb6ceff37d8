import { render, screen } from '@testing-library/react';
import { setUpUser } from '../../support/setUpUser';
import { lazy } from 'react';
import { App } from '../../../src/client/app/App';
import { type Pages, NotFoundPage } from '../../../src/client/app/createPages';
import { createWords } from '../../../src/client/app/language/createWords';
import type { InterfaceLanguage } from '../../../src/shared/domain/text/interfaceLanguages';
import { createI18n } from '../../../src/client/i18n/createI18n';

function open(at: string, language: InterfaceLanguage = 'en-US') {
  window.history.replaceState(null, '', at);
  const i18n = createI18n(language);
  const words = createWords(i18n);
  const loaded: string[] = [];
  const page = (name: string) =>
    lazy(async () => {
      await words.bringLanding();
      loaded.push(name);
      return { default: () => <p>{name}</p> };
    });
  const pages: Pages = {
    Landing: page('the landing page'),
    Area: page('the area'),
    NotFound: lazy(async () => {
      await words.bringLanding();
      return { default: () => <NotFoundPage storage={localStorage} /> };
    }),
    bring: () => Promise.resolve(),
  };
  render(<App i18n={i18n} words={words} storage={localStorage} pages={pages} />);
  return { loaded, user: setUpUser() };
}

test('the root page loads nothing of what is behind the sign-in', async () => {
  const { loaded } = open('/');
  expect(await screen.findByText('the landing page')).toBeInTheDocument();
  expect(loaded).toEqual(['the landing page']);
});

test.each(['/login', '/app', '/app/anything', '/client', '/client/records', '/interpreter/dashboard'])(
  '%s is in the area',
  async (at) => {
    const { loaded } = open(at);
    expect(await screen.findByText('the area')).toBeInTheDocument();
    expect(loaded).toEqual(['the area']);
  },
);

test.each(['/nothing', '/apple', '/client-list', '/login-help'])(
  '%s leads nowhere, which is said, and home',
  async (at) => {
    const { user } = open(at);
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
    expect(document.title).toBe('Page not found · Dragoman');
    await user.click(screen.getByRole('link', { name: 'Back to the home page' }));
    expect(await screen.findByText('the landing page')).toBeInTheDocument();
    expect(window.location.pathname).toBe('/');
  },
);

test('it is said in the chosen language', async () => {
  localStorage.setItem('language', 'ja-JP');
  open('/nothing', 'ja-JP');
  expect(await screen.findByRole('heading', { name: 'ページが見つかりません' })).toBeInTheDocument();
});
