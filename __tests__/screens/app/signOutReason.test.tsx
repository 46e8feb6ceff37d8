import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { LandingPage } from '../../../src/client/app/landing/LandingPage';
import { LanguageProvider } from '../../../src/client/app/language/LanguageProvider';
import type { DeletionTerms } from '../../../src/shared/contract/account/ownData';
import { paths } from '../../../src/client/paths';
import { succeeds } from '../../support/answers';
import { areaServer } from '../../support/areaServer';
import { clientPerson } from '../../support/people';
import { renderArea, standingWords } from '../../support/renderArea';
import { renderScreen } from '../../support/renderScreen';

const server = areaServer();
const terms: DeletionTerms = {
  ...{ email: clientPerson.email, obstacle: null },
  ...{ pending: 0, confirmed: [], confirmedInAll: 0, fee: 0 },
};

test('whoever deletes their account is led to the root page, which is told why', async () => {
  server.answers(
    http.post('*/account/deletion_terms', () => succeeds(terms)),
    http.post('*/account/delete', () => succeeds(null)),
    http.post('*/account/sign_ins/get', () => succeeds([])),
  );
  const { user, location } = renderArea(paths.client.account, { person: clientPerson });
  await user.type(await screen.findByLabelText('Your password'), 'Dragoman1!');
  await user.click(screen.getByRole('button', { name: 'Delete my account for good' }));
  await waitFor(() => expect(location()?.pathname).toBe('/'));
  expect(location()?.state).toEqual({ signOutReason: 'accountDeleted' });
});

test('whoever signs out is told nothing there', async () => {
  const { user, location } = renderArea('/client/dashboard', { person: clientPerson });
  await user.click(await screen.findByRole('button', { name: 'Open user panel' }));
  await user.click(await screen.findByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(location()?.pathname).toBe('/'));
  expect(location()?.state).toBeNull();
});

const land = (state: unknown, language: 'en-US' | 'es-MX' | 'ja-JP' = 'en-US') =>
  renderScreen(
    <LanguageProvider words={standingWords} storage={localStorage}>
      <LandingPage storage={localStorage} />
    </LanguageProvider>,
    { at: { pathname: '/', state }, language },
  );

test.each([
  ['en-US', 'Your account is deleted.'],
  ['es-MX', 'Tu cuenta se eliminó.'],
  ['ja-JP', 'アカウントを削除しました。'],
] as const)('in %s it is said on the root page, heard at once, and only once', async (language, words) => {
  const { location } = land({ signOutReason: 'accountDeleted' }, language);
  const note = screen.getByText(words).closest('[role="status"]');
  expect(note).toHaveFocus();
  await waitFor(() => expect(location()?.state).toBeNull());
  expect(note).toBeVisible();
});

test('nobody else is told so', () => {
  land(null);
  expect(screen.queryByText('Your account is deleted.')).not.toBeInTheDocument();
});
