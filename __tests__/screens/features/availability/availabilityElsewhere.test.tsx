import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import {
  getAvailability,
  updateAvailability,
  type AvailabilityRecord,
} from '../../../../src/shared/contract/bookings/availability';
import { availabilityApi } from '../../../../src/client/api/availabilityApi';
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

let sent: unknown[] = [];
let seenBySaves: unknown[] = [];
const server = setupServer();
beforeAll(() => {
  // four hundred options would make every look for a role slow
  jest.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['Europe/Rome', 'Asia/Tokyo']);
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  sent = [];
  seenBySaves = [];
  server.use(
    http.post(`*${getAvailability.path}`, () => succeeds(SAVED)),
    http.post(`*${updateAvailability.path}`, async ({ request }) => {
      const { seen, ...body } = (await request.json()) as Record<string, unknown>;
      sent.push(body);
      seenBySaves.push(seen);
      return succeeds(body);
    }),
  );
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

async function open() {
  const shown = renderScreen(<AvailabilityScreen />, { person: interpreterPerson });
  await waitFor(() => expect(shown.container.querySelector('fieldset')).not.toBeNull());
  return { ...shown, save: () => shown.user.click(screen.getByRole('button', { name: 'Save' })) };
}

describe('availability that another device saved meanwhile', () => {
  const elsewhere = { ...SAVED, daysOff: [{ first: '2030-12-21', last: '2030-12-31' }], noticeMinutes: 1440 };
  const savedElsewhere = () =>
    server.use(
      http.post(`*${getAvailability.path}`, () => succeeds(elsewhere)),
      http.post(`*${updateAvailability.path}`, () => refuses('CHANGED_MEANWHILE', 'It has changed.'), {
        once: true,
      }),
    );
  const firstDayOff = () => screen.findByLabelText('Days off 1, first day');

  test('is not undone, but shown beneath what was typed before it can be saved', async () => {
    const { user, save } = await open();
    savedElsewhere();
    await chooseOption(user, 'Gap between sessions', '15 minutes');
    await user.click(screen.getByRole('button', { name: 'Remove Monday, 13:30 to 24:00' }));
    await save();
    const note = await screen.findByRole('group', { name: 'It has changed.' });
    expect(note).toHaveFocus();
    expect(chosenOption('Gap between sessions')).toBe('15 minutes');
    await user.click(within(note).getByRole('button', { name: 'Show what is there now' }));
    expect(await firstDayOff()).toBeVisible();
    expect(note).not.toBeInTheDocument();
    expect(chosenOption('Minimum notice')).toBe('1 day');
    expect(chosenOption('Gap between sessions')).toBe('15 minutes');
    await save();
    expect(await screen.findByText('Availability saved.')).toBeVisible();
    expect(sent).toEqual([
      { ...elsewhere, gapMinutes: 15, weeklyHours: [{ weekday: 1, opens: '09:00', closes: '12:30' }] },
    ]);
    expect(seenBySaves).toEqual([elsewhere]);
  });

  test('is asked about again where the person saves without looking', async () => {
    const { user, save } = await open();
    savedElsewhere();
    await chooseOption(user, 'Gap between sessions', '15 minutes');
    await save();
    await screen.findByRole('button', { name: 'Show what is there now' });
    await save();
    expect(await screen.findByText('Availability saved.')).toBeVisible();
    // the server refuses it: it is what was shown at first
    expect(seenBySaves).toEqual([SAVED]);
  });

  test('is what the form shows while nothing is typed, and what its save names as seen', async () => {
    const { user, store, save } = await open();
    server.use(http.post(`*${getAvailability.path}`, () => succeeds(elsewhere)));
    store.dispatch(availabilityApi.util.invalidateTags([{ type: 'Availability' }]));
    expect(await firstDayOff()).toBeVisible();
    await chooseOption(user, 'Gap between sessions', '15 minutes');
    await save();
    expect(await screen.findByText('Availability saved.')).toBeVisible();
    expect(seenBySaves).toEqual([elsewhere]);
  });

  test('is still unseen after a reload of what was typed before', async () => {
    const first = await open();
    await chooseOption(first.user, 'Gap between sessions', '15 minutes');
    first.unmount();
    server.use(http.post(`*${getAvailability.path}`, () => succeeds(elsewhere)));
    const second = await open();
    await second.save();
    expect(await screen.findByText('Availability saved.')).toBeVisible();
    expect(seenBySaves).toEqual([SAVED]);
  });
});
