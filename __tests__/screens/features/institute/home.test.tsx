import { screen, within } from '@testing-library/react';
import { refuses, succeeds } from '../../../support/answers';
import { fullHome as full } from '../../../support/anInstituteHome';
import { adminPerson } from '../../../support/anInstitute';
import { call, instituteAnswers } from '../../../support/instituteAnswers';
import { facesIn } from '../../../support/facesIn';
import { renderArea } from '../../../support/renderArea';

const scene = instituteAnswers();
const open = (language: 'en-US' | 'es-MX' | 'ja-JP' = 'en-US') =>
  renderArea('/interpreter/institute-admin', { person: adminPerson, language });
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const cells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent?.replaceAll('\u00A0', ' ')));

test('each thing that waits is counted and leads to its queue', async () => {
  scene.answers(call('/admin/home', () => succeeds(full)));
  const { user, location } = open();
  const waits = await part('Waits for you');
  expect(waits.getAllByRole('link').map((link) => link.textContent)).toEqual([
    '2 profiles to list',
    '0 credentials to verify',
    '1 tier to approve',
    '3 problems to decide',
  ]);
  await user.click(waits.getByRole('link', { name: '3 problems to decide' }));
  expect(location()?.search).toBe('?section=problems&show=open');
  expect(await screen.findByText('No problem waits for a decision')).toBeVisible();
});

test('today, spend, unanswered requests and missing pairs are told in the admin’s zone, with sums to the cent', async () => {
  scene.answers(call('/admin/home', () => succeeds(full)));
  open();
  const today = await part('Sessions today');
  expect(today.getByText('The first 1 of 21.')).toBeVisible();
  expect(facesIn(today.getByRole('table'))).toEqual(['/icons/icon-192.png?ines']);
  expect(cells(today.getByRole('table'))[0]?.slice(0, 4)).toEqual([
    '01:00 AM – 02:00 AM',
    'Lease review',
    'Clara Client',
    'Ines Ruiz',
  ]);
  const spend = await part('Spend by business in February 2030');
  expect(cells(spend.getByRole('table'))).toEqual([
    ['Clinic', '2', '€113.33', '€80.00'],
    ['No business', '1', '€0.10', '€0.20'],
    ['Total', '3', '€113.43', '€80.20'],
  ]);
  const unanswered = await part('Requests nobody answered');
  for (const language of ['English', 'Spanish']) expect(unanswered.getByText(language)).toBeVisible();
  expect(unanswered.getByText(/^Feb.6,.2030,.01:00.AM$/)).toBeVisible();
  const missing = await part('Searched and not found');
  expect(cells(missing.getByRole('table'))).toEqual([
    ['GermanDeutsch and Tigrinyaትግርኛ', '7', 'Jan 2, 2030', 'Jan 30, 2030'],
  ]);
});

test('where there is nothing it says so honestly', async () => {
  open();
  for (const words of [
    'Nothing waits for your decision.',
    'No session begins today.',
    'Nothing is owed or agreed this month.',
    'Every request of the last 30 days was answered.',
    'Every pair that was searched is served by somebody.',
  ]) {
    expect(await screen.findByText(words)).toBeVisible();
  }
});

test('a failure says so and can be tried again', async () => {
  scene.answers(call('/admin/home', () => refuses('FORBIDDEN', 'No.')));
  const { user } = open();
  const again = await screen.findByRole('button', { name: 'Retry' });
  scene.answers(call('/admin/home', () => succeeds(full)));
  await user.click(again);
  expect(await part('Waits for you')).toBeDefined();
});

test.each([
  ['es-MX', 'Te espera'],
  ['ja-JP', '対応待ち'],
] as const)('it speaks %s', async (language, words) => {
  open(language);
  expect(await screen.findByRole('heading', { name: words })).toBeVisible();
});
