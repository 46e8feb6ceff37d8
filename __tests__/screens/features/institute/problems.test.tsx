import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import {
  decideProblem,
  getProblems,
  type ReportedProblem,
} from '../../../../src/shared/contract/bookings/aftermath';
import { getAllUsers } from '../../../../src/shared/contract/institute/instituteUsers';
import { ProblemsSection } from '../../../../src/client/features/institute/decisions/ProblemsSection';
import { SectionNav } from '../../../../src/client/features/institute/SectionNav';
import { succeeds } from '../../../support/answers';
import { facesIn } from '../../../support/facesIn';
import { pasteText } from '../../../support/pasteText';
import { interpreterPerson } from '../../../support/people';
import { renderScreen } from '../../../support/renderScreen';

const problem: ReportedProblem = {
  booking_id: '7c1d0f4e-3f0a-4a52-8f7e-000000000001',
  title: 'Lease review',
  client: 'Clara Client',
  interpreter: 'Ines Interpreter',
  answer: null,
  faces: { client: '/icons/icon-192.png?clara', interpreter: '/icons/icon-192.png?ines' },
  by: 'client',
  text: 'Nobody came.',
  at: '2030-01-06T01:00:00.000Z',
  startsAt: '2030-01-05T21:30:00.000Z',
  fee: 125,
  interpreterCheckedIn: false,
  facts: [
    {
      ...{ at: '2030-01-05T21:37:00.000Z', actor: 'client', actorName: 'Clara Client' },
      ...{ action: 'join', minutes: 7 },
    },
    {
      ...{ at: '2030-01-05T23:30:00.000Z', actor: 'interpreter', actorName: 'Ines Interpreter' },
      ...{ action: 'absent', minutes: null },
    },
  ],
  isOwn: false,
  outcome: null,
};
let problems: ReportedProblem[];
const sent: unknown[] = [];
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  problems = [problem];
  sent.length = 0;
  server.use(
    http.post('*/listing/waiting', () => succeeds([])),
    http.post('*/credential/waiting', () => succeeds([])),
    http.post(`*${getProblems.path}`, () => succeeds(problems)),
    http.post(`*${decideProblem.path}`, async ({ request }) => {
      sent.push(await request.json());
      problems = [{ ...problem, outcome: 'void' }];
      return succeeds(problems[0]);
    }),
  );
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test('an admin reads what was reported and decides it once, with a reason', async () => {
  const { user } = renderScreen(<ProblemsSection />, { person: interpreterPerson });
  const table = within(await screen.findByRole('table', { name: 'Problems' }));
  expect(table.getByText('Nobody came.')).toBeVisible();
  expect(table.getByText('Clara Client (client)')).toBeVisible();
  expect(table.getByText('The interpreter did not check in')).toBeVisible();
  expect(table.getByText('7 min after the start')).toBeVisible();
  expect(table.getByText('Did not come').parentElement).toHaveTextContent('Did not come · Ines Interpreter');
  await user.click(table.getByRole('button', { name: 'It is void: Lease review' }));
  const form = within(
    await screen.findByRole('dialog', { name: 'Declare Lease review void?' }, { timeout: 5000 }),
  );
  expect(form.getByText(/^Nothing of the agreed €125.00 is owed/)).toBeVisible();
  expect(form.queryByLabelText('Amount owed in euros')).toBeNull();
  await user.click(form.getByRole('button', { name: 'It is void' }));
  expect(await form.findAllByText('Please say why.')).not.toEqual([]);
  expect(sent).toEqual([]);
  await pasteText(user, form.getByLabelText('Reason'), 'Nobody entered the room.');
  await user.click(form.getByRole('button', { name: 'It is void' }));
  expect(await screen.findByText('Nothing is owed')).toBeVisible();
  expect(sent).toEqual([
    { booking_id: problem.booking_id, outcome: 'void', reason: 'Nobody entered the room.' },
  ]);
}, 20_000);

test('an admin enters a part of the fee with a reason; what is no part stays in the form', async () => {
  const { user } = renderScreen(<ProblemsSection />, { person: interpreterPerson });
  const table = within(await screen.findByRole('table', { name: 'Problems' }));
  await user.click(table.getByRole('button', { name: 'A part counts: Lease review' }));
  const form = within(
    await screen.findByRole('dialog', { name: 'What is owed for Lease review?' }, { timeout: 5000 }),
  );
  const amount = form.getByLabelText('Amount owed in euros');
  await user.type(amount, '125');
  await user.click(form.getByRole('button', { name: 'A part counts' }));
  expect(await form.findAllByText('Enter more than nothing and less than €125.00.')).not.toEqual([]);
  expect(form.getAllByText('Please say why.')).not.toEqual([]);
  expect(sent).toEqual([]);
  await user.clear(amount);
  await user.type(amount, '62,50');
  await pasteText(user, form.getByLabelText('Reason'), 'The line broke.');
  problems = [{ ...problem, outcome: 'partial', amount: 62.5, reason: 'The line broke.' }];
  server.use(
    http.post(`*${decideProblem.path}`, async ({ request }) => {
      sent.push(await request.json());
      return succeeds(problems[0]);
    }),
  );
  await user.click(form.getByRole('button', { name: 'A part counts' }));
  expect(await screen.findByText('A part of the fee: €62.50')).toBeVisible();
  expect(screen.getByText('Reason: The line broke.')).toBeVisible();
  expect(sent).toEqual([
    { booking_id: problem.booking_id, outcome: 'partial', amount: 62.5, reason: 'The line broke.' },
  ]);
}, 20_000);

test('an admin who was part of the session reads why another one decides', async () => {
  problems = [{ ...problem, isOwn: true }];
  renderScreen(<ProblemsSection />, { person: interpreterPerson });
  const table = within(await screen.findByRole('table', { name: 'Problems' }));
  expect(table.getByText('You were part of this session, so another admin decides.')).toBeVisible();
  expect(table.queryByRole('button', { name: /: Lease review$/ })).toBeNull();
});

test('an admin reads until when the other side can answer, and decides no earlier', async () => {
  problems = [{ ...problem, answerUntil: '2030-01-08T01:00:00.000Z' }];
  renderScreen(<ProblemsSection />, { person: interpreterPerson });
  const table = within(await screen.findByRole('table', { name: 'Problems' }));
  expect(
    table.getByText(
      /^Ines Interpreter can still answer, until Jan .+ 2030.+\. You can decide once they have, or after that\.$/u,
    ),
  ).toBeVisible();
  expect(table.queryByRole('button', { name: /: Lease review$/ })).toBeNull();
});

test('the way to the problems counts those that wait for the reader’s decision', async () => {
  problems = [
    problem,
    { ...problem, isOwn: true },
    { ...problem, outcome: 'counts' },
    { ...problem, answerUntil: '2030-01-08T01:00:00.000Z' },
  ];
  server.use(http.post(`*${getAllUsers.path}`, () => succeeds({ rows: [], total: 0 })));
  renderScreen(<SectionNav current="users" />, { person: interpreterPerson });
  expect(await screen.findByRole('link', { name: 'Problems 1 waits' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Approvals' })).toBeVisible();
});

test('shows the faces of who reported and of who answered', async () => {
  problems = [{ ...problem, answer: 'The lobby waited.' }];
  renderScreen(<ProblemsSection />, { person: interpreterPerson });
  await screen.findByText('Ines Interpreter (interpreter), the other side');
  expect(facesIn(screen.getByRole('table', { name: 'Problems' }))).toEqual([
    '/icons/icon-192.png?clara',
    '/icons/icon-192.png?ines',
  ]);
});

test('where nothing is reported, it says so', async () => {
  problems = [];
  renderScreen(<ProblemsSection />, { person: interpreterPerson });
  expect(await screen.findByText('No problems reported')).toBeVisible();
});
