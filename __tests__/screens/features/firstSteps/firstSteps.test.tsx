import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import type { StepsToDo } from '../../../../src/shared/contract/account/firstSteps';
import { FIRST_STEPS, type FirstStep, type StepList } from '../../../../src/shared/domain/people/firstSteps';
import { succeeds } from '../../../support/answers';
import { adminPerson } from '../../../support/anInstitute';
import { instituteAnswers } from '../../../support/instituteAnswers';
import { clientPerson, interpreterPerson } from '../../../support/people';
import { renderArea } from '../../../support/renderArea';

const scene = instituteAnswers();
let lists: StepsToDo[];
let saved: unknown[];
const aList = (list: StepList, done: readonly FirstStep[] = [], isPutAway = false): StepsToDo => ({
  list,
  isPutAway,
  steps: FIRST_STEPS[list].map((step) => ({ step, isDone: done.includes(step) })),
});
beforeEach(() => {
  saved = [];
  scene.answers(
    http.post('*/user/first_steps', () => succeeds(lists)),
    http.post('*/app/setting/manage', async ({ request }) => {
      const body = (await request.json()) as { changes: { key: string; value: boolean }[] };
      saved.push(body);
      lists = lists.map((each) => ({ ...each, isPutAway: body.changes[0]?.value === true }));
      return succeeds([]);
    }),
    http.post('*/help/**', () => succeeds([])),
  );
});
const card = async (name: string) => within(await screen.findByRole('region', { name }));

test('a client sees what to do first, what is done, and where to do the rest', async () => {
  lists = [aList('client', ['profile'])];
  renderArea('/client/dashboard', { person: clientPerson });
  const steps = await card('First steps');
  expect(steps.getByText('1 of 3 done')).toBeVisible();
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Add a phone number, a company or a picture to your profile (done)',
    'Search for an interpreter (to do)',
    'Send your first request (to do)',
  ]);
  expect(steps.getByRole('link', { name: 'Search for an interpreter' })).toHaveAttribute(
    'href',
    '/client/interpretator-profile',
  );
});

test('an interpreter and an admin see theirs, each where they arrive', async () => {
  lists = [aList('interpreter'), aList('admin')];
  const { unmount } = renderArea('/interpreter/dashboard', { person: interpreterPerson });
  expect((await card('First steps to your first request')).getAllByRole('listitem')).toHaveLength(6);
  expect(screen.queryByRole('region', { name: 'First steps for your institute' })).not.toBeInTheDocument();
  unmount();
  renderArea('/interpreter/institute-admin', { person: adminPerson });
  expect((await card('First steps for your institute')).getAllByRole('listitem')).toHaveLength(3);
});

test('it is gone when all is done', async () => {
  lists = [aList('client', FIRST_STEPS.client)];
  renderArea('/client/dashboard', { person: clientPerson });
  await screen.findByRole('heading', { name: 'Dashboard' });
  await screen.findByText('No upcoming session');
  expect(screen.queryByRole('region', { name: 'First steps' })).not.toBeInTheDocument();
});

test('it can be put away, and comes back from Help', async () => {
  lists = [aList('client')];
  const { user, unmount } = renderArea('/client/dashboard', { person: clientPerson });
  await user.click((await card('First steps')).getByRole('button', { name: 'Put away' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'First steps' })).not.toBeInTheDocument());
  expect(saved).toEqual([{ changes: [{ key: 'hide_first_steps', value: true }] }]);
  unmount();
  const help = renderArea('/help', { person: clientPerson });
  await help.user.click(
    (await card('First steps')).getByRole('button', { name: 'Show on my dashboard again' }),
  );
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(saved[1]).toEqual({ changes: [{ key: 'hide_first_steps', value: false }] });
});

test.each([
  ['es-MX', 'Primeros pasos'],
  ['ja-JP', 'はじめの一歩'],
] as const)('it speaks %s', async (language, name) => {
  lists = [aList('client')];
  renderArea('/client/dashboard', { person: clientPerson, language });
  expect(await card(name)).toBeDefined();
});
