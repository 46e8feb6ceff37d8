import { screen, within } from '@testing-library/react';
import { LandingScreen } from '../../../../src/client/features/landing/LandingScreen';
import { renderScreen } from '../../../support/renderScreen';

const landing = <LandingScreen wordmark="Dragoman" controls={<button>Control</button>} />;
const part = (name: string) => within(screen.getByRole('region', { name }));
const headings = (name: string) =>
  part(name)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

test('the headline is about reach, with both ways to sign up beneath it', () => {
  renderScreen(landing);
  const hero = part('Expand your reach in every language');
  expect(hero.getByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(hero.getByRole('link', { name: 'Get started' })).toHaveAttribute('href', '/register');
  expect(hero.getByRole('link', { name: 'Join as an interpreter' })).toHaveAttribute(
    'href',
    '/register?as=interpreter',
  );
});

test('Login and Register are in the header', () => {
  renderScreen(<LandingScreen wordmark="Dragoman" controls={null} member={null} />);
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  expect(header.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
});

test('who is signed in sees their name and the way in, and neither Login nor Register', () => {
  const member = { name: 'Clara Client', home: '/client/dashboard' };
  renderScreen(<LandingScreen wordmark="Dragoman" controls={null} member={member} />);
  const header = within(screen.getByRole('banner'));
  expect(header.getByText('Clara Client')).toBeInTheDocument();
  expect(header.getByRole('link', { name: 'Open Dragoman' })).toHaveAttribute('href', '/client/dashboard');
  expect(header.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
  expect(header.queryByRole('link', { name: 'Register' })).not.toBeInTheDocument();
});

test('the testimonials bear names of demo people, each with a face, and say that they are samples', () => {
  renderScreen(landing);
  const voices = part('What people say').getAllByRole('figure');
  const names = ['Elena Marchetti', 'Naomi Fischer', 'Owen Gallagher'];
  const FACES = ['elena', 'naomi', 'owen'];
  for (const [index, voice] of voices.entries()) {
    expect(within(voice).getByText(names[index] ?? '')).toBeInTheDocument();
    expect(within(voice).getByText('Sample')).toBeInTheDocument();
    expect(voice.querySelector(`[data-face="${FACES[index]}"]`)).toBeInTheDocument();
  }
  expect(voices).toHaveLength(3);
  expect(document.body).not.toHaveTextContent('{');
});

test('the illustration is a real booking card beside a request', () => {
  renderScreen(landing);
  const card = screen.getByRole('article', { name: 'Contract review with the supplier' });
  expect(within(card).getByText('Confirmed')).toBeInTheDocument();
  expect(within(card).getByText('Aiko Tanaka')).toBeInTheDocument();
  expect(within(card).getByText('€50.00')).toBeInTheDocument();
  expect(
    within(screen.getByRole('figure', { name: /A day in Dragoman/ })).getByText('Pending'),
  ).toBeVisible();
});

test('four figures are told', () => {
  renderScreen(landing);
  const terms = part('Dragoman in figures').getAllByRole('term');
  expect(terms.map((term) => [term.nextSibling?.textContent, term.textContent])).toEqual([
    ['10,000+', 'active interpreters'],
    ['$2.5M+', 'total earnings'],
    ['150+', 'languages'],
    ['99.9%', 'uptime'],
  ]);
});

test('four steps and six features are told in the specification’s order', () => {
  renderScreen(landing);
  expect(headings('How it works')).toEqual([
    'Set availability',
    'Get booked directly',
    'Manage payments',
    'Own your schedule',
  ]);
  expect(headings('Everything a booking needs')).toEqual([
    'Calendar',
    'Direct client connection',
    'Secure payment processing',
    'Global reach',
    'Customizable profiles',
    'Messaging and video calling',
  ]);
});

test.each([
  ['Starter', '5%', ['Unlimited bookings', 'Basic profile', 'Email support'], '/register?tier=starter'],
  ['Professional', '3%', ['Priority booking', 'Advanced analytics'], '/register?tier=professional'],
  ['Enterprise', '1%', ['Dedicated support', 'Custom integrations'], '/register?tier=enterprise'],
])('%s keeps %s of a booking', (tier, share, points, address) => {
  renderScreen(landing);
  const card = part('A share of each booking')
    .getByRole('heading', { name: tier })
    .closest<HTMLElement>('.dr-tier');
  const inCard = within(card as HTMLElement);
  expect(inCard.getByText(share).closest('p')).toHaveTextContent(`${share} per booking`);
  expect(inCard.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(points);
  expect(inCard.queryAllByText('Most Popular')).toHaveLength(tier === 'Starter' ? 1 : 0);
  expect(inCard.getByRole('link', { name: `Choose ${tier}` })).toHaveAttribute('href', address);
});

test('the hero has the search for interpreters, which the browser sends by itself', () => {
  renderScreen(landing);
  const search = screen.getByRole('search', { name: 'Search interpreters' });
  expect(search).toHaveAttribute('action', '/interpreters');
  const form = within(search);
  for (const [label, name] of [
    ['From language', 'from'],
    ['To language', 'to'],
    ['Field', 'field'],
    ['Day', 'day'],
  ])
    expect(form.getByLabelText(label ?? '')).toHaveAttribute('name', name);
  expect(form.getByRole('button', { name: 'Search' })).toHaveAttribute('type', 'submit');
});

test.each([
  ['en-US', 'English'],
  ['es-MX', 'español'],
  ['ja-JP', '日本語'],
] as const)('in %s the search begins with that language as the one to interpret to', (language, own) => {
  renderScreen(landing, { language });
  const search = within(screen.getByRole('search'));
  const [from, to] = search.getAllByRole('combobox').slice(0, 2);
  expect(from).toHaveValue('');
  expect(to).toHaveValue(own);
});

test('the footer bears this year and leads to the three legal pages', () => {
  renderScreen(landing);
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'Interpreters' })).toHaveAttribute('href', '/interpreters');
  expect(footer.getByText(`© ${new Date().getFullYear()} Dragoman`)).toBeInTheDocument();
  const legal = within(footer.getByRole('navigation', { name: 'Legal' }));
  expect(legal.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Privacy Policy', '/privacy-policy'],
    ['Terms of Service', '/terms-of-service'],
    ['Cookie Policy', '/cookie-policy'],
  ]);
});

test.each([
  ['es-MX', 'Amplía tu alcance en todos los idiomas'],
  ['ja-JP', 'ことばの壁を越えて、活躍の場を広げる'],
] as const)('it speaks %s', (language, headline) => {
  renderScreen(landing, { language });
  expect(screen.getByRole('heading', { level: 1, name: headline })).toBeInTheDocument();
});
