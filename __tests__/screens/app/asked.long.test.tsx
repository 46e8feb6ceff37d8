import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import type { ErrorCode } from '../../../src/shared/contract/base/errors';
import { refuses, succeeds } from '../../support/answers';
import { areaServer } from '../../support/areaServer';
import { chosenOption } from '../../support/chooseOption';
import { pasteText } from '../../support/pasteText';
import { clientPerson, interpreterPerson } from '../../support/people';
import { renderArea } from '../../support/renderArea';

const server = areaServer();
const QUERY = 'ask=elena-m-g7k2m9pq&from=Spanish&to=German&start=2031-03-04T09:00:00Z';
const PERSON = { name: 'Elena M.', photo_url: null, hourly_price_cents: 8000 };
const FREE = { ...PERSON, standing: 'free', others: [] };
const ELENA = {
  id: interpreterPerson.id,
  uuid: interpreterPerson.id,
  email: '',
  fields: {
    personalInfo: { name: 'Elena Moreno', profileImageUrl: null },
    professionalInfo: { pricePerHour: 80, languages: ['Spanish', 'German'] },
  },
};
const askedAbout: unknown[] = [];

/** How the time stands, and whom the signed-in find. */
function stands(standing: object | null, found: object[] = [ELENA], code: ErrorCode = 'NOT_LISTED') {
  askedAbout.length = 0;
  server.answers(
    http.post('*/open/asked_time', async ({ request }) => {
      askedAbout.push(await request.json());
      return standing ? succeeds(standing) : refuses(code, 'They take no new bookings.');
    }),
    http.post('*/interpreter/get', () => succeeds(found)),
    http.post('*/credential/badges', () => succeeds([])),
    http.post('*/user/login', () => succeeds({ token: 't', user: clientPerson })),
  );
}

const booking = () => screen.findByRole('heading', { name: 'Book an interpreter' }, { timeout: 5000 });
const note = () => screen.findByRole('region', { name: 'You are asking for' });
async function signIn({ user }: ReturnType<typeof renderArea>) {
  await pasteText(user, await screen.findByLabelText('Email'), clientPerson.email);
  await pasteText(user, screen.getByLabelText('Password'), 'Dragoman1!');
  await user.click(screen.getByRole('button', { name: 'Login Now!' }));
}

test('who asks and has an account finds the booking filled in after signing in', async () => {
  stands(FREE);
  const area = renderArea(`/register?${QUERY}`);
  expect(await within(await note()).findByText('Elena M.')).toBeVisible();
  await area.user.click(await screen.findByRole('link', { name: 'I already have an account' }));
  expect(await within(await note()).findByText('Elena M.')).toBeVisible();
  await signIn(area);
  await booking();
  expect(screen.getByText(/^Elena Moreno is free on .*Only what is still empty/)).toBeVisible();
  expect(screen.getByLabelText('Meeting title')).toHaveValue('Spanish and German: interpreting');
  expect(screen.getByLabelText('Meeting time')).toHaveValue('09:00');
  expect(chosenOption('From language')).toMatch(/Spanish/);
  expect(chosenOption('To language')).toMatch(/German/);
  expect(screen.getByText('Elena Moreno')).toBeVisible();
  const there = { pathname: '/client/mettings-config', search: '', state: null };
  await waitFor(() => expect(area.location()).toMatchObject(there));
  expect(localStorage.getItem('askedTime')).toBeNull();
  expect(askedAbout).toContainEqual({ slug: 'interpreter-g7k2m9pq', start: '2031-03-04T09:00:00.000Z' });
});

test('another tab of the browser goes on with it, and two hours later nothing does', async () => {
  stands(FREE);
  const first = renderArea(`/register?${QUERY}`);
  await note();
  first.unmount();
  const second = renderArea('/login');
  expect(await note()).toBeVisible();
  second.unmount();
  const [keptAt, query = ''] = (localStorage.getItem('askedTime') ?? '').split(' ');
  localStorage.setItem('askedTime', `${Number(keptAt) - 2 * 3_600_000} ${query}`);
  renderArea('/login');
  await screen.findByLabelText('Email');
  expect(screen.queryByRole('region', { name: 'You are asking for' })).not.toBeInTheDocument();
});

test.each(['', '{"query":1}', `${Date.now()} ask=//evil.example`, `9e15 ${QUERY}`, ` ${QUERY}`])(
  'a storage with %s asks for nothing',
  async (stored) => {
    localStorage.setItem('askedTime', stored);
    stands(FREE);
    const area = renderArea('/login');
    await signIn(area);
    await waitFor(() => expect(area.location()?.pathname).toBe('/client/dashboard'));
  },
);

test('who is signed in goes straight to the booking', async () => {
  stands(FREE);
  renderArea(`/register?${QUERY}`, { person: clientPerson });
  await booking();
  expect(chosenOption('To language')).toMatch(/German/);
});

test('what another visitor left in the browser is not for who is signed in already', async () => {
  stands(FREE);
  localStorage.setItem('askedTime', `${Date.now()} ${QUERY}`);
  const { location } = renderArea('/login', { person: clientPerson });
  await waitFor(() => expect(location()?.pathname).toBe('/client/dashboard'));
});

test('an interpreter is told that asking is for clients', async () => {
  stands(FREE);
  const { location } = renderArea(`/register?${QUERY}`, { person: interpreterPerson });
  expect(await screen.findByText(/Only clients ask interpreters for a time/)).toBeVisible();
  expect(location()?.pathname).toBe('/interpreter/dashboard');
});

test('who does not want it any more says so, and signs in as ever', async () => {
  stands(FREE);
  const area = renderArea(`/login?${QUERY}`);
  await note();
  await area.user.click(await screen.findByRole('button', { name: 'Do not ask' }));
  await waitFor(() => expect(area.location()?.search).toBe(''));
  await signIn(area);
  await waitFor(() => expect(area.location()?.pathname).toBe('/client/dashboard'));
});

test('a time that is gone is told before signing in, and another one chosen there goes along', async () => {
  stands({ ...PERSON, standing: 'taken', others: ['2031-03-04T10:30:00.000Z'] });
  const area = renderArea(`/login?${QUERY}`);
  expect(await within(await note()).findByText(/was taken in the meantime/)).toBeVisible();
  await area.user.click(screen.getByRole('button', { name: /10:30/ }));
  stands(FREE);
  await waitFor(() => expect(area.location()?.search).toContain('start=2031-03-04T10%3A30%3A00Z'));
  await signIn(area);
  await booking();
  expect(screen.getByLabelText('Meeting time')).toHaveValue('10:30');
});

test.each([
  ['taken', /was taken in the meantime/],
  ['past', /has passed/],
])('in the booking a time that is %s comes with other ones', async (standing, words) => {
  stands({ ...PERSON, standing, others: ['2031-03-05T10:30:00.000Z'] });
  const { user } = renderArea(`/client/mettings-config?${QUERY}`, { person: clientPerson });
  await booking();
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByLabelText('Meeting time')).toHaveValue('');
  const others = screen.getByRole('group', { name: 'Other free times of Elena Moreno' });
  await user.click(within(others).getByRole('button', { name: /10:30/ }));
  expect(screen.getByLabelText('Meeting time')).toHaveValue('10:30');
  expect(screen.getByText(/Elena Moreno is free on/)).toBeVisible();
});

test.each([
  ['NOT_LISTED' as const, /takes no requests at the moment/],
  ['NOT_FOUND' as const, /We do not know this interpreter/],
])('of somebody refused as %s the rest is filled in, with a word', async (code, words) => {
  stands(null, [], code);
  const { user } = renderArea(`/client/mettings-config?${QUERY}`, { person: clientPerson });
  await booking();
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByLabelText('Meeting time')).toHaveValue('09:00');
  expect(chosenOption('From language')).toMatch(/Spanish/);
  expect(screen.getByText(/Nobody selected yet/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Select interpreter' }));
});

test('where nobody answers it can be tried again', async () => {
  stands(null, [], 'UNAVAILABLE');
  const { user } = renderArea(`/client/mettings-config?${QUERY}`, { person: clientPerson });
  expect(await screen.findByText('We could not look up what you asked for')).toBeVisible();
  stands(FREE);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await booking();
  expect(screen.getByText('Elena Moreno')).toBeVisible();
});
