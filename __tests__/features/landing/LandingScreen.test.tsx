import { screen, within } from '@testing-library/react';
import { LandingScreen } from '../../../src/features/landing/LandingScreen';
import { renderScreen } from '../../support/renderScreen';

const landing = <LandingScreen wordmark="Dragoman" controls={<button>Control</button>} />;

test('the headline is about reach, and both ways to sign in lead to the form', () => {
  renderScreen(landing);
  expect(screen.getByRole('heading', { level: 1, name: /Expand your reach/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('link', { name: 'Sign in to book' })).toHaveAttribute('href', '/login');
});

test('the illustration is a real booking card', () => {
  renderScreen(landing);
  const card = screen.getByRole('article', { name: 'Contract review with the supplier' });
  expect(within(card).getByText('Confirmed')).toBeInTheDocument();
  expect(within(card).getByText('Aiko Tanaka')).toBeInTheDocument();
  expect(within(card).getByText('€50.00')).toBeInTheDocument();
});

test.each([
  ['es-MX', 'Amplía tu alcance en todos los idiomas'],
  ['ja-JP', 'ことばの壁を越えて、活躍の場を広げる'],
] as const)('it speaks %s', (language, headline) => {
  renderScreen(landing, { language });
  expect(screen.getByRole('heading', { level: 1, name: headline })).toBeInTheDocument();
});
