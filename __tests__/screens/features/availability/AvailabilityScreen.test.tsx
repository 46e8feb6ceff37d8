import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import {
  getAvailability,
  updateAvailability,
  type AvailabilityRecord,
} from '../../../../src/shared/contract/bookings/availability';
import { AvailabilityScreen } from '../../../../src/client/features/availability/AvailabilityScreen';
import { refuses, succeeds } from '../../../support/answers';
import { chooseOption, chosenOption } from '../../../support/chooseOption';
import { interpreterPerson } from '../../../support/people';
import { renderScreen } from '../../../support/renderScreen';

const SAVED: AvailabilityRecord = {
  timeZone: 'Europe/Rome',
  weeklyHours: [
    { weekday: 1, opens: '09:00', closes: '12:30' },
    { weekday: 1, opens: '13:30', closes: '24:00' },
  ],
  daysOff: [],
  gapMinutes: 20,
  noticeMinutes: 0,
  ...{ confirmsAtOnce: false, atOnceNoticeMinutes: 1440 },
};

/** Four hundred options would make every look for a role slow. */
beforeAll(() => void jest.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['Europe/Rome', 'Asia/Tokyo']));

let sent: unknown[] = [];
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  sent = [];
  server.use(
    http.post(`*${getAvailability.path}`, () => succeeds(SAVED)),
    http.post(`*${updateAvailability.path}`, async ({ request }) => {
      const { seen: _seen, ...body } = (await request.json()) as Record<string, unknown>;
      sent.push(body);
      return succeeds(body);
    }),
  );
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = async (language?: 'es-MX' | 'ja-JP') => {
  const shown = renderScreen(<AvailabilityScreen />, { person: interpreterPerson, language });
  await waitFor(() => expect(shown.container.querySelector('fieldset')).not.toBeNull());
  return { ...shown, save: () => shown.user.click(screen.getByRole('button', { name: 'Save' })) };
};
const day = (name: string) => within(screen.getByRole('group', { name }));

test('says in words that a stretch from midnight to midnight is the whole day', async () => {
  const hours = [{ weekday: 3, opens: '00:00', closes: '24:00' }];
  server.use(http.post(`*${getAvailability.path}`, () => succeeds({ ...SAVED, weeklyHours: hours })));
  await open();
  expect(day('Wednesday').getByText('All day')).toBeVisible();
});

test('shows the hours of each day, midnight as 00:00, and whatever gap was saved', async () => {
  await open();
  expect(
    day('Monday')
      .getAllByLabelText('Monday, from')
      .map((field) => (field as HTMLInputElement).value),
  ).toEqual(['09:00', '13:30']);
  expect(day('Monday').getAllByLabelText('Monday, to').at(-1)).toHaveValue('00:00');
  expect(day('Tuesday').getByText('Not working')).toBeVisible();
  expect(chosenOption('Your time zone')).toBe('Europe / Rome');
  expect(chosenOption('Gap between sessions')).toBe('20 minutes');
});

test('saves hours, days off, gap, notice and zone together', async () => {
  const { user, save } = await open();
  await user.click(screen.getByRole('button', { name: 'Add hours on Tuesday' }));
  await user.click(screen.getByRole('button', { name: 'Remove Monday, 13:30 to 24:00' }));
  await user.click(screen.getByRole('button', { name: 'Add days off' }));
  await user.type(screen.getByLabelText('Days off 1, first day'), '2030-08-01{Tab}');
  await chooseOption(user, 'Gap between sessions', '15 minutes');
  await chooseOption(user, 'Minimum notice', '1 day');
  await chooseOption(user, 'Your time zone', 'Asia / Tokyo');
  await save();
  expect(await screen.findByText('Availability saved.')).toBeVisible();
  expect(sent).toEqual([
    {
      timeZone: 'Asia/Tokyo',
      weeklyHours: [
        { weekday: 1, opens: '09:00', closes: '12:30' },
        { weekday: 2, opens: '09:00', closes: '17:00' },
      ],
      daysOff: [{ first: '2030-08-01', last: '2030-08-01' }],
      gapMinutes: 15,
      noticeMinutes: 1440,
      ...{ confirmsAtOnce: false, atOnceNoticeMinutes: 1440 },
    },
  ]);
});

test('confirms at once where that is switched on, with a notice of its own', async () => {
  const { user, save } = await open();
  expect(screen.queryByLabelText('When asked so long ahead')).not.toBeInTheDocument();
  await user.click(screen.getByRole('switch', { name: 'Confirm requests at once' }));
  expect(chosenOption('When asked so long ahead')).toBe('1 day');
  await chooseOption(user, 'When asked so long ahead', '2 hours');
  await save();
  expect(await screen.findByText('Availability saved.')).toBeVisible();
  expect(sent).toMatchObject([{ confirmsAtOnce: true, atOnceNoticeMinutes: 120 }]);
});

test('takes a night as one stretch, sends it as the two days’ parts, and shows it as one again', async () => {
  const { user, save } = await open();
  const fill = async (label: string, value: string) => {
    const field = screen.getByLabelText(label);
    await user.clear(field);
    await user.type(field, value);
  };
  await user.click(screen.getByRole('button', { name: 'Add hours on Sunday' }));
  await fill('Sunday, from', '22:00');
  await fill('Sunday, to', '06:00');
  expect(screen.getByLabelText('Sunday, to')).toHaveAccessibleDescription('next day');
  await save();
  expect(await screen.findByText('Availability saved.')).toBeVisible();
  expect((sent[0] as AvailabilityRecord).weeklyHours.slice(2)).toEqual([
    { weekday: 7, opens: '22:00', closes: '24:00' },
    { weekday: 1, opens: '00:00', closes: '06:00' },
  ]);
  expect(screen.getByLabelText('Sunday, to')).toHaveValue('06:00');
  expect(day('Monday').getAllByLabelText('Monday, from')).toHaveLength(2);
  // Until 10:00 it would run into Monday's first hours.
  await fill('Sunday, to', '10:00');
  await save();
  expect(screen.getByLabelText('Sunday, from')).toHaveAccessibleDescription(
    'This overlaps something above it.',
  );
});

test.each([
  ['2:30 pm', '14:30'],
  ['1430', '14:30'],
  ['12:15', '12:15'],
  ['24:00', '00:00'],
  ['noon', 'noon'],
])('reads a time that was typed as %s', async (typed, shown) => {
  const { user } = await open();
  const [field] = day('Monday').getAllByLabelText('Monday, from') as [HTMLElement];
  await user.clear(field);
  await user.type(field, typed);
  await user.tab();
  expect(field).toHaveValue(shown);
});

test('says beside the field and in the summary what is wrong, and sends nothing', async () => {
  const { user, save } = await open();
  await user.clear(day('Monday').getAllByLabelText('Monday, from')[1] as HTMLElement);
  await user.type(day('Monday').getAllByLabelText('Monday, from')[1] as HTMLElement, '12:00');
  await user.click(screen.getByRole('button', { name: 'Add days off' }));
  await save();
  expect(await screen.findByRole('group', { name: 'Please check these fields' })).toHaveFocus();
  const field = day('Monday').getAllByLabelText('Monday, from')[1] as HTMLElement;
  expect(field).toHaveAccessibleDescription('This overlaps something above it.');
  expect(screen.getByLabelText('Days off 1, first day')).toHaveAccessibleDescription('Fill in both ends.');
  expect(sent).toEqual([]);
});

test('keeps what was typed when saving fails, and can discard it', async () => {
  server.use(http.post(`*${updateAvailability.path}`, () => refuses('INTERNAL', 'An error occurred')));
  const { user, save } = await open();
  await user.click(screen.getByRole('button', { name: 'Add hours on Sunday' }));
  await save();
  expect(await screen.findByRole('group', { name: 'An error occurred' })).toHaveFocus();
  expect(day('Sunday').getByLabelText('Sunday, from')).toHaveValue('09:00');
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(day('Sunday').getByText('Not working')).toBeVisible();
});

test('finds again after a reload what was typed and not saved, and nothing once it is saved', async () => {
  const first = await open();
  await first.user.click(screen.getByRole('button', { name: 'Add hours on Sunday' }));
  first.unmount();
  const second = await open();
  expect(day('Sunday').getByLabelText('Sunday, from')).toHaveValue('09:00');
  await second.save();
  expect(await screen.findByText('Availability saved.')).toBeVisible();
  second.unmount();
  await open();
  expect(day('Sunday').getByText('Not working')).toBeVisible();
});

test('says that nobody finds them while there are no hours', async () => {
  server.use(http.post(`*${getAvailability.path}`, () => succeeds({ ...SAVED, weeklyHours: [] })));
  await open();
  expect(screen.getByText(/clients do not find you/)).toBeVisible();
});

test('can be asked for again when it could not be read', async () => {
  server.use(http.post(`*${getAvailability.path}`, () => refuses('NOT_FOUND', 'Not there.'), { once: true }));
  const { user } = renderScreen(<AvailabilityScreen />, { person: interpreterPerson });
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('group', { name: 'Monday' })).toBeVisible();
});

test.each([
  ['es-MX', 'Disponibilidad', 'lunes'],
  ['ja-JP', '対応可能時間', '月曜日'],
] as const)('speaks %s', async (language, title, monday) => {
  await open(language);
  expect(screen.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  expect(screen.getByRole('group', { name: monday })).toBeVisible();
});

describe('hours that were never saved', () => {
  const nothing = { ...SAVED, timeZone: 'UTC', weeklyHours: [], gapMinutes: 0 };

  test('are proposed, and are those of nobody until they are saved', async () => {
    server.use(http.post(`*${getAvailability.path}`, () => succeeds(nothing)));
    const { save } = await open();
    expect(screen.getByText('This is a proposal')).toBeVisible();
    expect(sent).toEqual([]);
    await save();
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    const weeklyHours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' }));
    await waitFor(() => expect(sent).toEqual([{ ...nothing, timeZone: zone, weeklyHours }]));
  });

  test('a day’s are copied to all weekdays with one press', async () => {
    const { user, save } = await open();
    await user.click(screen.getByRole('button', { name: 'Copy to all weekdays: Monday' }));
    await save();
    await waitFor(() => expect(sent).toHaveLength(1));
    const { weeklyHours } = sent[0] as AvailabilityRecord;
    expect(weeklyHours).toEqual(
      [1, 2, 3, 4, 5].flatMap((weekday) => SAVED.weeklyHours.map((each) => ({ ...each, weekday }))),
    );
  });
});
