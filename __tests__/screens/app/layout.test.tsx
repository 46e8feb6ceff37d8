import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { applyLiveEvent } from '../../../src/client/api/live/applyLiveEvent';
import { keepTyped } from '../../../src/client/ui/page/typedInEntry';
import { adminPerson } from '../../support/anInstitute';
import { aNotification, aPreference } from '../../support/aNotification';
import { succeeds } from '../../support/answers';
import { areaServer } from '../../support/areaServer';
import { chosenOption, offeredOptions } from '../../support/chooseOption';
import { clientPerson, interpreterPerson } from '../../support/people';
import { renderArea } from '../../support/renderArea';

const server = areaServer();

/** jsdom has no width; a wide screen is one where the query for it holds. */
const onScreen = (isWide: boolean) => {
  window.matchMedia = ((query: string) => ({
    matches: isWide && query.includes('min-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  })) as unknown as typeof window.matchMedia;
};
beforeEach(() => onScreen(true));

const menu = () => screen.getByRole('navigation', { name: 'Main menu' });
/** The menu's first list holds the specification's items; what came later stands in the second, below a divider. */
const items = (place = 0) =>
  within(within(menu()).getAllByRole('list')[place] as HTMLElement)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const press = (name: string) => screen.findByRole('button', { name });

test.each([
  [clientPerson, '/client/dashboard', ['Dashboard', 'Mettings', 'Profile', 'Interpreter Profile', 'Records']],
  [interpreterPerson, '/interpreter/dashboard', ['Dashboard', 'My Profile', 'My Bookings', 'Settings']],
])(
  'the menu holds the items of the person’s group, by the specification’s names',
  async (person, at, names) => {
    renderArea(at, { person, store: { isSidebarOpen: true } });
    await press('Toggle menu');
    expect(items()).toEqual(names);
  },
);

test.each([
  ['a client', clientPerson, ['Messages', 'Favourites', 'Spending', 'Help']],
  ['an interpreter', interpreterPerson, ['Messages', 'Availability', 'Listing', 'Earnings', 'Help']],
  [
    'an institute’s admin',
    adminPerson,
    ['Messages', 'Availability', 'Listing', 'Earnings', 'Help', 'Institute'],
  ],
])('what the specification does not name stands below the divider for %s', async (_who, person, names) => {
  server.answers(http.post('*/help/toc', () => succeeds([])));
  renderArea('/help', { person, store: { isSidebarOpen: true } });
  await press('Toggle menu');
  expect(items(1)).toEqual(names);
  expect(menu().querySelectorAll('ul')).toHaveLength(2);
});

test('the current item is marked, and the content’s key is kept', async () => {
  const { user, store, location } = renderArea('/client/dashboard', {
    person: clientPerson,
    store: { isSidebarOpen: true },
  });
  await press('Toggle menu');
  expect(within(menu()).getByRole('link', { current: 'page' })).toHaveTextContent('Dashboard');
  await user.click(within(menu()).getByRole('link', { name: 'Records' }));
  await screen.findByRole('region', { name: 'Booking Records' });
  expect(location()?.pathname).toBe('/client/records');
  expect(within(menu()).getByRole('link', { current: 'page' })).toHaveTextContent('Records');
  expect(store.getState().layout.activeKey).toBe('records');
  expect(document.title).toBe('Booking Records · Dragoman');
});

test('a move to another screen puts the focus at its content', async () => {
  const { user } = renderArea('/client/dashboard', { person: clientPerson, store: { isSidebarOpen: true } });
  await press('Toggle menu');
  expect(screen.getByRole('main')).not.toHaveFocus();
  await user.click(within(menu()).getByRole('link', { name: 'Records' }));
  expect(screen.getByRole('main')).toHaveFocus();
});

test('menu and user panel open and close independently of each other', async () => {
  const { user } = renderArea('/client/dashboard', { person: clientPerson, store: { isSidebarOpen: true } });
  await user.click(await press('Open user panel'));
  expect(screen.getByRole('region', { name: 'Your account' })).toBeInTheDocument();
  await user.click(await press('Toggle menu'));
  expect(screen.queryByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Your account' })).toBeInTheDocument();
  await user.click(await press('Open user panel'));
  expect(screen.queryByRole('region', { name: 'Your account' })).not.toBeInTheDocument();
});

test('on a narrow screen the open menu covers the content, and Esc gives the focus back to its button', async () => {
  onScreen(false);
  const { user } = renderArea('/client/dashboard', { person: clientPerson });
  const toggle = await press('Toggle menu');
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await user.click(toggle);
  expect(menu()).toHaveFocus();
  expect(document.querySelector('main')).toHaveAttribute('inert');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument();
  expect(toggle).toHaveFocus();
});

test('on a narrow screen a chosen item closes the menu', async () => {
  onScreen(false);
  const { user } = renderArea('/client/dashboard', { person: clientPerson });
  await user.click(await press('Toggle menu'));
  await user.click(within(menu()).getByRole('link', { name: 'Records' }));
  expect(await screen.findByRole('region', { name: 'Booking Records' })).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument();
});

test.each([clientPerson, interpreterPerson])(
  'the user panel leads $role to the profile settings, in the layout of their own',
  async (person) => {
    const { user, location } = renderArea('/app', { person, store: { isSidebarOpen: true } });
    await user.click(await press('Open user panel'));
    await user.click(screen.getByRole('link', { name: 'Profile Settings' }));
    expect(await screen.findByRole('heading', { name: 'Profile Settings', level: 1 })).toBeInTheDocument();
    expect(location()?.pathname).toBe('/interpreter/profile-settings');
    expect(items()).toContain(person === clientPerson ? 'Mettings' : 'My Bookings');
    expect(screen.queryByRole('region', { name: 'Your account' })).not.toBeInTheDocument();
  },
);

test('the user panel takes the focus and gives it back', async () => {
  const { user } = renderArea('/client/dashboard', { person: clientPerson });
  const avatar = await press('Open user panel');
  await user.click(avatar);
  expect(screen.getByRole('region', { name: 'Your account' })).toHaveFocus();
  expect(screen.getByText(clientPerson.email)).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(avatar).toHaveFocus();
});

describe('the user panel of a narrow screen', () => {
  beforeEach(() => onScreen(false));
  const panel = () => screen.queryByRole('region', { name: 'Your account' });
  const veils = () => document.querySelectorAll('.dr-backdrop');

  test('lies over the content like the menu: what is beside it is veiled, and a tap there closes it', async () => {
    const { user } = renderArea('/client/dashboard', { person: clientPerson });
    const avatar = await press('Open user panel');
    await user.click(avatar);
    expect(document.querySelector('main')).toHaveAttribute('inert');
    expect(veils()).toHaveLength(1);
    await user.click(veils()[0] as Element);
    expect(panel()).not.toBeInTheDocument();
    expect(veils()).toHaveLength(0);
    expect(document.querySelector('main')).not.toHaveAttribute('inert');
    expect(avatar).toHaveFocus();
  });

  test('lies over the menu as well, and Esc takes away one after the other', async () => {
    const { user } = renderArea('/client/dashboard', { person: clientPerson });
    await user.click(await press('Toggle menu'));
    await user.click(await press('Open user panel'));
    expect(document.querySelector('nav#main-menu')).toHaveAttribute('inert');
    expect(veils()).toHaveLength(2);
    await user.keyboard('{Escape}');
    expect(panel()).not.toBeInTheDocument();
    expect(menu()).not.toHaveAttribute('inert');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument();
  });

  test('leaves the content within reach where there is room beside it', async () => {
    onScreen(true);
    const { user } = renderArea('/client/dashboard', { person: clientPerson });
    await user.click(await press('Open user panel'));
    expect(document.querySelector('main')).not.toHaveAttribute('inert');
    expect(veils()).toHaveLength(0);
  });
});

test('the header’s list “Language” names each language in its own words, and keeps the choice', async () => {
  const { user } = renderArea('/client/dashboard', { person: clientPerson });
  await screen.findByRole('combobox', { name: 'Language' });
  expect(chosenOption('Language')).toBe('English');
  expect(await offeredOptions(user, 'Language')).toEqual(['English', 'Español', '日本語']);
  await user.click(screen.getByRole('option', { name: '日本語' }));
  expect(localStorage.getItem('language')).toBe('ja-JP');
});

test('the colour mode is toggled and kept', async () => {
  const { user } = renderArea('/client/dashboard', { person: clientPerson });
  await user.click(await press('Toggle colour mode'));
  expect(document.documentElement.dataset.colorMode).toBe('dark');
  expect(localStorage.getItem('colorMode')).toBe('dark');
  await user.click(await press('Toggle colour mode'));
  expect(document.documentElement.dataset.colorMode).toBe('light');
});

test('signing out tells the server, clears the storage and goes to the root page', async () => {
  let told: string | null = null;
  server.answers(
    http.post('*/user/sign_out', ({ request }) => {
      told = request.headers.get('authorization');
      return HttpResponse.json({ result: true, message: '', data: null });
    }),
  );
  const { user, location } = renderArea('/client/dashboard', { person: clientPerson });
  await user.click(await press('Open user panel'));
  keepTyped('email', 'typed before the sign-in');
  await user.click(await press('Sign out'));
  await waitFor(() => expect(location()?.pathname).toBe('/'));
  expect(JSON.stringify([{ ...sessionStorage }, window.history.state])).not.toContain('typed before');
  expect(told).toBe('Bearer token-of-a-test');
  expect(Object.keys(localStorage).filter((key) => !['language', 'colorMode'].includes(key))).toEqual([]);
});

test.each([
  ['es-MX', /Último acceso: 5 ene 2030, 12:00 p\.m\./],
  ['ja-JP', new RegExp(`前回のログイン：${[2030, '年', 1, '月', 5, '日'].join('\u2060')} 12:00`)],
] as const)(
  'right after sign-in, once, %s tells the sign-in before it as its screens write times',
  async (language, told) => {
    const person = { ...clientPerson, last_login_at: '2030-01-05T12:00:00.000Z' };
    const at = { pathname: '/client/dashboard', state: { hasJustSignedIn: true } };
    const { location } = renderArea(at, { person, language });
    expect(await screen.findByText(told)).toBeInTheDocument();
    expect(location()?.state).toBeNull();
  },
);

test('the bell and the page’s title say how much is new, and the bell leads there', async () => {
  server.answers(
    http.post('*/notification/count', () => succeeds({ unread: 2, latest: aNotification() })),
    http.post('*/notification/list', () => succeeds({ rows: [], total: 0, page: 1, pageSize: 20 })),
    http.post('*/notification/get_preferences', () => succeeds(aPreference())),
  );
  const { user, location } = renderArea('/client/dashboard', { person: clientPerson });
  await waitFor(() => expect(document.title).toBe('(2) Dashboard · Dragoman'));
  await user.click(await press('Notifications, 2 new'));
  await waitFor(() => expect(location()?.pathname).toBe('/client/notifications'));
  await screen.findByRole('heading', { level: 1, name: 'Notifications' });
  expect(document.title).toBe('(2) Notifications · Dragoman');
});

test('the bell says nothing of news where there are none', async () => {
  renderArea('/client/dashboard', { person: clientPerson });
  await press('Notifications');
  expect(document.title).toBe('Dashboard · Dragoman');
});

test('what has just happened is said in passing, but not what came before the page', async () => {
  const first = aNotification({ kind: 'declined', at: '2030-01-03T09:00:00.000Z' });
  let latest = first;
  server.answers(http.post('*/notification/count', () => succeeds({ unread: 1, latest })));
  const { store } = renderArea('/client/dashboard', { person: clientPerson });
  await press('Notifications, 1 new');
  // the toasts come once the page has nothing more urgent to do
  await act(() => new Promise((resolve) => setTimeout(resolve, 1000)));
  latest = aNotification({ kind: 'accepted', at: '2030-01-03T09:05:00.000Z' });
  await act(() => store.dispatch(applyLiveEvent({ type: 'notification' })));
  await screen.findByText(`Elena Martín accepted: ${latest.booking?.title}`);
  expect(screen.queryByText(/declined/)).not.toBeInTheDocument();
});
