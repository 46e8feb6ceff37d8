import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import type { BookingRecord } from '../../../../src/shared/contract/bookings/bookingRecord';
import { getWeekBookings } from '../../../../src/shared/contract/bookings/calendar';
import { getClientRecords } from '../../../../src/shared/contract/bookings/client';
import { ClientRecordsScreen } from '../../../../src/client/features/records/ClientRecordsScreen';
import { aBooking, aBookingAt } from '../../../support/aBooking';
import { refuses, succeeds } from '../../../support/answers';
import { clientPerson } from '../../../support/people';
import { renderScreen } from '../../../support/renderScreen';
import { standAt } from '../../../support/standAt';
import { NO_REVIEWS } from '../../../support/reviewAnswers';

const WEDNESDAY = '2030-01-02T10:15:00Z';
standAt(WEDNESDAY);

const hour = (startsAt: string, changes: Partial<BookingRecord>) =>
  aBookingAt(startsAt, {
    endsAt: new Date(Date.parse(startsAt) + 3_600_000).toISOString(),
    ...changes,
  });
const bookings = [
  hour('2030-01-02T14:00:00Z', { meetingTitle: 'Agreed', status: 'confirmed' }),
  hour('2030-01-02T14:30:00Z', { meetingTitle: 'Asked', status: 'pending' }),
  hour('2030-01-03T23:30:00Z', { meetingTitle: 'Late', status: 'confirmed' }),
  hour('2030-01-05T09:00:00Z', { meetingTitle: 'Off', status: 'cancelled' }),
  hour('2030-01-08T09:00:00Z', { meetingTitle: 'Next', status: 'confirmed' }),
];
const asked: { from: string; to: string }[] = [];
const server = setupServer(
  http.post(`*${getClientRecords.path}`, () => succeeds([aBooking({ meetingTitle: 'Listed' })])),
  http.post(`*${getWeekBookings.path}`, async ({ request }) => {
    const week = (await request.json()) as { from: string; to: string };
    asked.push(week);
    return succeeds(bookings.filter(({ startsAt, endsAt }) => startsAt < week.to && endsAt > week.from));
  }),
  ...NO_REVIEWS,
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => void (asked.length = 0));
afterEach(() => {
  server.resetHandlers();
  jest.restoreAllMocks();
});
afterAll(() => server.close());

/** jsdom lays nothing out: this many pixels wide is everything. */
const show = (width: number, language?: 'es-MX' | 'ja-JP') => {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width);
  return renderScreen(<ClientRecordsScreen />, { person: clientPerson, language });
};
const calendar = async () => within(await screen.findByRole('region', { name: /^Week calendar/ }));
const dayOf = async (name: string) => {
  const heading = await (await calendar()).findByRole('heading', { level: 3, name });
  return within(heading.closest('li') as HTMLElement);
};

test('a client finds the week’s bookings by day, each named by start, title, status, time and person', async () => {
  show(1200);
  const today = await dayOf('Wednesday, January 2');
  expect(
    await today.findByRole('button', {
      name: '2 PM, Agreed, Confirmed, 02:00 PM – 03:00 PM, Ines Interpreter',
    }),
  ).toBeVisible();
  expect(today.getByRole('button', { name: /^2:30 PM, Asked, Pending, 02:30 PM – 03:30 PM/ })).toBeVisible();
  expect(today.getByText('Today')).toBeVisible();
  const before = await dayOf('Thursday, January 3');
  const after = await dayOf('Friday, January 4');
  expect(before.getByRole('button', { name: /Late, Confirmed.*, into the next day$/ })).toBeVisible();
  expect(after.getByRole('button', { name: /Late, Confirmed.*, from the day before$/ })).toBeVisible();
  expect(asked).toEqual([{ from: '2029-12-31T00:00:00.000Z', to: '2030-01-07T00:00:00.000Z' }]);
});

test('over a list, where there is no room beside it, stands no grid that would push the list out of sight', async () => {
  show(725);
  const week = await calendar();
  expect(await week.findByText('Agreed')).toBeVisible();
  expect(week.queryByText('9 AM')).not.toBeInTheDocument();
});

test('what is asked for differs from what holds by its mark and its word, not only by colour', async () => {
  show(1200);
  const today = await dayOf('Wednesday, January 2');
  const markOf = async (name: RegExp) =>
    (await today.findByRole('button', { name })).querySelector('svg')?.innerHTML;
  const [agreed, pending] = [await markOf(/Agreed/), await markOf(/Asked/)];
  expect(agreed).not.toBe(pending);
  const legend = within((await calendar()).getByRole('list', { name: 'Marks' }));
  expect(legend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Pending',
    'Confirmed',
    'Cancelled',
  ]);
});

test('Enter opens the same details as in the list, and gives the focus back', async () => {
  const { user } = show(1200);
  const agreed = await (await dayOf('Wednesday, January 2')).findByRole('button', { name: /Agreed/ });
  agreed.focus();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Booking Details' }));
  expect(dialog.getByRole('heading', { name: 'Agreed' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(agreed).toHaveFocus());
  expect(agreed).toHaveAttribute('aria-current', 'true');
});

test('a block says all that it is too small to show, by keyboard too', async () => {
  const { user } = show(1200);
  const agreed = await (await dayOf('Wednesday, January 2')).findByRole('button', { name: /Agreed/ });
  for (let presses = 0; document.activeElement !== agreed && presses < 40; presses += 1) await user.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent(/Agreed, Confirmed/);
  expect(agreed).not.toHaveAttribute('title');
});

test('it is one stop for Tab, and arrows, Home and End lead from booking to booking', async () => {
  const { user } = show(1200);
  const agreed = await (await dayOf('Wednesday, January 2')).findByRole('button', { name: /Agreed/ });
  const blocks = (await calendar()).getAllByRole('button', { name: /Agreed|Asked|Late|Off/ });
  expect(blocks.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1, -1]);
  agreed.focus();
  const press = async (key: string, name: RegExp) => {
    await user.keyboard(`{${key}}`);
    expect(document.activeElement).toHaveAccessibleName(name);
  };
  await press('ArrowUp', /Agreed/);
  await press('ArrowDown', /Asked/);
  await press('ArrowRight', /Late.*into the next day/);
  await press('ArrowDown', /Late.*from the day before/);
  await press('End', /Off/);
  await press('ArrowLeft', /Late.*from the day before/);
  await press('ArrowLeft', /Late.*into the next day/);
  await press('ArrowLeft', /Asked/);
  await press('Home', /Agreed/);
  await press('End', /Off/);
  expect(blocks.filter(({ tabIndex }) => tabIndex === 0)).toEqual([document.activeElement]);
});

test('one moves on and back by weeks, and returns to this one', async () => {
  const { user } = show(1200);
  await (await dayOf('Wednesday, January 2')).findByRole('button', { name: /Agreed/ });
  const way = async (name: string) => (await calendar()).getByRole('button', { name });
  expect(await way('This week')).toBeDisabled();
  await user.click(await way('Next week'));
  expect(await (await dayOf('Tuesday, January 8')).findByRole('button', { name: /Next/ })).toBeVisible();
  expect((await calendar()).getByRole('heading', { level: 2 })).toHaveTextContent('January 7 – 13, 2030');
  await user.click(await way('Next week'));
  expect(await (await calendar()).findByText('Nothing in this week.')).toBeVisible();
  await user.click(await way('This week'));
  expect(await (await dayOf('Wednesday, January 2')).findByRole('button', { name: /Agreed/ })).toBeVisible();
  await user.click(await way('Previous week'));
  expect((await calendar()).getByRole('heading', { level: 2 })).toHaveTextContent('December 24 – 30, 2029');
});

test('on a phone it is an agenda over the list: today, and the days that hold something', async () => {
  const { user } = show(320);
  const panel = within(await screen.findByRole('region', { name: 'Booking Records' }));
  await panel.findByRole('button', { name: /Agreed/ });
  const days = panel.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(days.slice(0, 4)).toEqual([
    'Wednesday, January 2Today',
    'Thursday, January 3',
    'Friday, January 4',
    'Saturday, January 5',
  ]);
  await user.click(panel.getByRole('button', { name: /Cancelled.*Off/ }));
  expect(await screen.findByRole('dialog', { name: 'Booking Details' })).toBeVisible();
});

test('until its bookings have come, no day of an agenda is said to be free', async () => {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  server.use(http.post(`*${getWeekBookings.path}`, () => held.then(() => succeeds([]))));
  show(725);
  const week = await calendar();
  expect(await week.findByText('Loading the week...')).toBeVisible();
  expect(week.queryByText('Nothing booked.')).not.toBeInTheDocument();
  answer();
  expect(await week.findByText('Nothing booked.')).toBeVisible();
});

test('the agenda of the present week begins with today; the days before it are folded away', async () => {
  jest.setSystemTime(Date.parse('2030-01-04T20:00:00Z'));
  show(320);
  const panel = within(await screen.findByRole('region', { name: 'Booking Records' }));
  const folded = await panel.findByText('Earlier this week (2 days)');
  const days = panel.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(days[0]).toBe('Friday, January 4Today');
  const opener = folded.closest('[aria-expanded]') as HTMLElement;
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(opener);
  const all = panel.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(all).toEqual(expect.arrayContaining(['Wednesday, January 2', 'Thursday, January 3']));
  jest.setSystemTime(Date.parse(WEDNESDAY));
});

test('a week that cannot be read says so, and is read again', async () => {
  server.use(http.post(`*${getWeekBookings.path}`, () => refuses('INTERNAL', 'Later.')));
  const { user } = show(1200);
  const week = await calendar();
  const retry = await week.findByRole('button', { name: 'Retry' });
  server.resetHandlers();
  await user.click(retry);
  expect(await (await dayOf('Wednesday, January 2')).findByRole('button', { name: /Agreed/ })).toBeVisible();
});

test.each([
  ['es-MX', 'Semana siguiente', 'miércoles, 2 de enero'],
  ['ja-JP', '次の週', '1月2日水曜日'],
] as const)('speaks %s', async (language, next, day) => {
  show(1200, language);
  expect(await screen.findByRole('button', { name: next })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 3, name: day })).toBeVisible();
});
