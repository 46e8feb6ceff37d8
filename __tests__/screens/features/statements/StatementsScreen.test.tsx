import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { Route, Routes } from 'react-router-dom';
import {
  getInvoice,
  getMonthlyTotals,
  getStatement,
  type Statement,
} from '../../../../src/shared/contract/bookings/statement';
import { InvoiceScreen } from '../../../../src/client/features/statements/InvoiceScreen';
import { StatementsScreen } from '../../../../src/client/features/statements/StatementsScreen';
import { aBooking } from '../../../support/aBooking';
import { refuses, succeeds } from '../../../support/answers';
import { chooseOption, offeredOptions } from '../../../support/chooseOption';
import { clientPerson, interpreterPerson } from '../../../support/people';
import { renderScreen } from '../../../support/renderScreen';
import { standAt } from '../../../support/standAt';

standAt('2030-01-31T10:00:00Z');

const amounts = { amount: 125, platformFee: 6.25, net: 118.75 };
const statement: Statement = {
  month: '2030-01',
  timeZone: 'UTC',
  lines: [
    {
      booking_id: aBooking().id,
      kind: 'session',
      startsAt: '2030-01-05T21:30:00.000Z',
      title: 'Lease review',
      referenceNumber: '=4711',
      other: 'Ines Interpreter',
      invoice: 'D-2030-7C1D0F4E-3F0A',
      agreed: 125,
      percent: 5,
      ...amounts,
    },
    {
      booking_id: '7c1d0f4e-3f0a-4a52-8f7e-000000000002',
      kind: 'cancellation',
      startsAt: '2030-01-09T09:00:00.000Z',
      title: '=HYPERLINK("x")',
      other: 'Ines Interpreter',
      invoice: null,
      agreed: 80,
      percent: 3,
      amount: 40,
      platformFee: 1.2,
      net: 38.8,
    },
  ],
  leftOut: 0,
  undecided: 1,
  totals: { amount: 165, platformFee: 7.45, net: 157.55 },
};
const asked: unknown[] = [];
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  asked.length = 0;
  server.use(
    http.post(`*${getMonthlyTotals.path}`, () => succeeds({ timeZone: 'UTC', months: [] })),
    http.post(`*${getStatement.path}`, async ({ request }) => {
      const body = (await request.json()) as { month: string };
      asked.push(body);
      return succeeds(body.month === '2030-01' ? statement : { ...statement, lines: [] });
    }),
  );
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const showInvoice = () =>
  renderScreen(
    <Routes>
      <Route path="/invoice/:bookingId" element={<InvoiceScreen />} />
    </Routes>,
    { person: clientPerson, at: `/invoice/${aBooking().id}` },
  );

test('a client reads this month’s lines and sums, and an earlier month’s', async () => {
  const { user } = renderScreen(<StatementsScreen />, { person: clientPerson });
  const table = within(await screen.findByRole('table', { name: 'January 2030' }));
  const [, first, , total] = table.getAllByRole('row');
  expect(first).toHaveTextContent(
    'Jan 5, 2030, 09:30 PMLease reviewInes InterpreterSession Invoice €125.00€6.25 5%€118.75',
  );
  expect(total).toHaveTextContent('Total€165.00€7.45€157.55');
  expect(table.getByRole('link', { name: 'Invoice for Lease review' })).toHaveAttribute(
    'href',
    `/client/invoice/${aBooking().id}`,
  );
  expect(table.getByRole('cell', { name: 'Late cancellation of €80.00' })).toBeVisible();
  expect(
    screen.getByText('1 session with a reported problem is not in here until it is decided.'),
  ).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Spending' })).toBeVisible();
  await chooseOption(user, 'Month', 'December 2029');
  expect(await screen.findByText('Nothing in this month')).toBeVisible();
  expect(asked).toEqual([{ month: '2030-01' }, { month: '2029-12' }]);
});

test('every month with an amount can be chosen, however far back or ahead, and a deleted account has a name', async () => {
  const rest = { ahead: 0, undecided: 0 };
  const months = [
    { month: '2026-03', sessions: 80, cancellations: 0, ...rest },
    { month: '2030-02', sessions: 0, cancellations: 0, ahead: 80, undecided: 0 },
    { month: '2031-07', sessions: 0, cancellations: 40, ...rest },
  ];
  const nameless = { ...statement, lines: statement.lines.map((line) => ({ ...line, other: '' })) };
  server.use(
    http.post(`*${getMonthlyTotals.path}`, () => succeeds({ timeZone: 'UTC', months })),
    http.post(`*${getStatement.path}`, () => succeeds(nameless)),
  );
  const { user } = renderScreen(<StatementsScreen />, { person: interpreterPerson });
  await screen.findAllByRole('cell', { name: 'Deleted account' });
  const options = await offeredOptions(user, 'Month');
  expect([options[0], options[1], options.at(-1)]).toEqual(['July 2031', 'January 2030', 'March 2026']);
  expect((await screen.findAllByRole('cell', { name: 'Deleted account' }))[0]).toBeVisible();
});

test('the CSV file holds the same, with nothing that a spreadsheet takes for a formula', async () => {
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob: Blob | MediaSource) => {
    if (blob instanceof Blob) blobs.push(blob);
    return 'blob:statement';
  };
  URL.revokeObjectURL = () => undefined;
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { user } = renderScreen(<StatementsScreen />, { person: interpreterPerson });
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
  expect(names).toEqual(['dragoman-2030-01.csv']);
  const bytes = new Uint8Array((await blobs[0]?.arrayBuffer()) ?? new ArrayBuffer(0));
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = new TextDecoder().decode(bytes);
  expect(text.split('\r\n')).toEqual([
    'Date,Time,Time zone,Meeting,Client,What for,Invoice,Agreed,Amount,"Platform, %",Platform,Net,Reference number',
    `2030-01-05,21:30,UTC,Lease review,Ines Interpreter,Session,D-2030-7C1D0F4E-3F0A,125.00,125.00,5,6.25,118.75,'=4711`,
    `2030-01-09,09:00,UTC,"'=HYPERLINK(""x"")",Ines Interpreter,Late cancellation,,80.00,40.00,3,1.20,38.80,`,
    'Total,,,,,,,,165.00,,7.45,157.55,',
    '',
  ]);
});

test('what is left out of very many lines is said, in the file too', async () => {
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob: Blob | MediaSource) => {
    blobs.push(blob as Blob);
    return 'blob:statement';
  };
  server.use(http.post(`*${getStatement.path}`, () => succeeds({ ...statement, leftOut: 7 })));
  const { user } = renderScreen(<StatementsScreen />, { person: interpreterPerson });
  const said = '7 more lines are left out here; the total counts them.';
  expect(await screen.findByText(said)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  const text = new TextDecoder().decode(await blobs[0]!.arrayBuffer());
  expect(text.split('\r\n').at(-3)).toBe(`"'${said}"`.replace("'", ''));
});

test('an invoice says who owes whom how much for what, and can be printed', async () => {
  const invoice = {
    ...{ number: 'D-2030-7C1D0F4E', issuedAt: '2030-01-05T23:30:00.000Z' },
    ...{
      booking: aBooking({ status: 'completed', referenceNumber: 'PO 4711' }),
      clientCompany: 'Bridge Ltd.',
      percent: 5,
    },
    ...amounts,
  };
  server.use(http.post(`*${getInvoice.path}`, () => succeeds(invoice)));
  let printed = 0;
  window.print = () => void (printed += 1);
  const { user } = showInvoice();
  const paper = within(await screen.findByRole('article'));
  expect(paper.getByRole('heading', { level: 1, name: 'Invoice D-2030-7C1D0F4E' })).toBeVisible();
  for (const fact of ['Ines Interpreter', 'Bridge Ltd.', 'PO 4711', '€125.00', '€6.25', '€118.75']) {
    expect(paper.getByText(fact)).toBeVisible();
  }
  await user.click(paper.getByRole('button', { name: 'Print' }));
  expect(printed).toBe(1);
});

test('an invoice whose amount was decided later says when, and that it replaces the one before', async () => {
  const problem = {
    ...{ by: 'client' as const, text: 'The line broke.', at: '2030-01-06T01:00:00.000Z', answer: null },
    ...{ outcome: 'partial' as const, amount: 62.5, reason: 'As both say.' },
  };
  const aftermath = { interpreterCheckedIn: true, confirmedBy: [], problem };
  const invoice = {
    ...{ number: 'D-2030-7C1D0F4E', issuedAt: '2030-01-05T23:30:00.000Z' },
    ...{ correctedAt: '2030-01-09T12:00:00.000Z', clientCompany: null, percent: 5 },
    ...{ booking: aBooking({ status: 'completed', aftermath }), ...amounts },
  };
  server.use(http.post(`*${getInvoice.path}`, () => succeeds(invoice)));
  showInvoice();
  const paper = within(await screen.findByRole('article'));
  expect(paper.getByText('Corrected on').parentElement).toHaveTextContent(/Jan 9, 2030/);
  expect(paper.getByText(/replaces any earlier one with its number\.$/)).toBeVisible();
});

test('where there is no invoice, it says why', async () => {
  server.use(http.post(`*${getInvoice.path}`, () => refuses('WRONG_STATUS', 'Not yet.')));
  showInvoice();
  expect(await screen.findByText('There is no invoice for this booking')).toBeVisible();
});

test.each([
  ['es-MX', 'Gastos', 'Descargar CSV', 'Europa / Roma'],
  ['ja-JP', '支出', 'CSVをダウンロード', 'ヨーロッパ / ローマ'],
] as const)('speaks %s', async (language, title, csv, zone) => {
  const inRome = { ...statement, timeZone: 'Europe/Rome' };
  server.use(http.post(`*${getStatement.path}`, () => succeeds(inRome)));
  renderScreen(<StatementsScreen />, { person: clientPerson, language });
  expect(await screen.findByRole('button', { name: csv })).toBeVisible();
  expect(await screen.findByText(new RegExp(zone))).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
});
