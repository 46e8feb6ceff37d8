import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import {
  getBookingHistory,
  getCalendarFile,
  type BookingHappening,
} from '../../../../src/shared/contract/bookings/booking';
import { getClientRecords } from '../../../../src/shared/contract/bookings/client';
import { ClientRecordsScreen } from '../../../../src/client/features/records/ClientRecordsScreen';
import { aBooking } from '../../../support/aBooking';
import { refuses, succeeds } from '../../../support/answers';
import { clientPerson } from '../../../support/people';
import { renderScreen } from '../../../support/renderScreen';
import { standAt } from '../../../support/standAt';
import { NO_REVIEWS } from '../../../support/reviewAnswers';

standAt('2030-01-03T10:00:00Z');

const server = setupServer(...NO_REVIEWS);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => server.use(http.post(`*${getClientRecords.path}`, () => succeeds([aBooking()]))));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const line = (changes: Partial<BookingHappening>): BookingHappening => ({
  at: '2030-01-03T09:00:00.000Z',
  actor: 'client',
  actorName: 'Clara Client',
  action: 'request',
  status: 'pending',
  changed: [],
  fee: null,
  proposedStart: null,
  minutes: null,
  ...changes,
});

async function openHistory(language?: 'ja-JP') {
  const { user } = renderScreen(<ClientRecordsScreen />, { person: clientPerson, language });
  await user.click(
    (await screen.findAllByRole('button', { name: language ? '詳細' : 'View' }))[0] as HTMLElement,
  );
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByText(language ? '履歴' : 'History'));
  return { user, dialog };
}

test('the details tell who did what when, and what became different', async () => {
  server.use(
    http.post(`*${getBookingHistory.path}`, () =>
      succeeds([
        line({}),
        line({ action: 'change', changed: ['when', 'duration'] }),
        line({ action: 'accept', actor: 'interpreter', actorName: 'Ines Interpreter' }),
        line({ action: 'cancel', fee: 62.5 }),
        line({ action: 'overtime', actor: 'time', actorName: '', minutes: 4 }),
        line({ action: 'end_overtime', actor: 'interpreter', actorName: 'Ines Interpreter' }),
        line({ action: 'somethingNew', actor: 'time', actorName: '' }),
      ]),
    ),
  );
  const { dialog } = await openHistory();
  const lines = await dialog.findAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent?.replace(/^.*[AP]M/, ''))).toEqual([
    'Requested · Clara Client (you)',
    'Changed · Clara Client (you)time and duration',
    'Accepted · Ines Interpreter',
    'Cancelled · Clara Client (you)€62.50 is owed.',
    'Went on after the agreed endby 4 min',
    'Session ended after the agreed time · Ines Interpreter',
    'Changed',
  ]);
});

test('a history that cannot be read can be asked for again', async () => {
  let tries = 0;
  server.use(
    http.post(`*${getBookingHistory.path}`, () => {
      tries += 1;
      return tries === 1 ? refuses('NOT_FOUND', 'Not there.') : succeeds([line({})]);
    }),
  );
  const { user, dialog } = await openHistory('ja-JP');
  await user.click(await dialog.findByRole('button', { name: '再試行' }));
  expect(await dialog.findByText('依頼')).toBeInTheDocument();
});

test('a booking is handed to the calendar as the file that the server writes, and failure is told', async () => {
  const asked: unknown[] = [];
  const made: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => {
      made.push(file);
      return 'blob:made';
    },
    revokeObjectURL: () => undefined,
  });
  const clicked: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    clicked.push(this.download);
  });
  server.use(
    http.post(`*${getCalendarFile.path}`, async ({ request }) => {
      asked.push(await request.json());
      if (asked.length > 1) return refuses('NOT_FOUND', 'Not there.');
      return succeeds({ fileName: 'dragoman-2030-01-05.ics', content: 'BEGIN:VCALENDAR' });
    }),
  );
  const { user } = renderScreen(<ClientRecordsScreen />, { person: clientPerson });
  const add = await screen.findByRole('button', { name: 'Add to calendar' });
  await user.click(add);
  await screen.findByRole('heading', { name: 'Lease review', level: 3 });
  expect(clicked).toEqual(['dragoman-2030-01-05.ics']);
  expect(made[0]?.type).toBe('text/calendar;charset=utf-8');
  expect(asked).toEqual([{ id: aBooking().id, language: 'en-US' }]);
  click.mockRestore();
  await user.click(add);
  expect(await screen.findByText('The calendar file could not be fetched')).toBeVisible();
});
