import { screen, waitFor } from '@testing-library/react';
import { succeeds } from '../../../support/answers';
import { adminPerson, anEntry, pageOfRows } from '../../../support/anInstitute';
import { call, instituteAnswers } from '../../../support/instituteAnswers';
import { facesIn } from '../../../support/facesIn';
import { chooseOption } from '../../../support/chooseOption';
import { renderArea } from '../../../support/renderArea';

const LOG = '/admin/audit/get';
const scene = instituteAnswers();
const open = () => renderArea('/interpreter/institute-admin?section=log', { person: adminPerson });

test('the log is narrowed to an action and to who did it, and turned round by its head', async () => {
  const { user } = open();
  const head = await screen.findByRole('columnheader', { name: 'When' });
  expect(head).toHaveAttribute('aria-sort', 'descending');
  await chooseOption(user, 'What', 'Role added');
  await user.type(screen.getByRole('searchbox', { name: 'Search who did it' }), 'ada');
  await waitFor(() =>
    expect(scene.bodiesOf(LOG).at(-1)).toMatchObject({
      action: 'role.add',
      actor: 'ada',
      order: 'descending',
    }),
  );
  await user.click(await screen.findByRole('columnheader', { name: 'When' }));
  await waitFor(() => expect(scene.bodiesOf(LOG).at(-1)).toMatchObject({ order: 'ascending', page: 1 }));
  expect(await screen.findByText('1 change')).toBeInTheDocument();
});

test('shows the faces of who did it and of whom it was done to, and none for what is no person', async () => {
  const team = anEntry(3, { action: 'team.add', subject: 'Night shift', subject_photo_url: undefined });
  const entries = [anEntry(1), anEntry(2, { subject_photo_url: '/member.webp' }), team];
  scene.answers(call(LOG, () => succeeds(pageOfRows(entries))));
  open();
  const table = await screen.findByRole('table', { name: 'Audit log' });
  expect(facesIn(table)).toEqual([
    '/icons/icon-192.png?ada',
    '/icons/icon-192.png?ada',
    '/member.webp',
    '/icons/icon-192.png?ada',
  ]);
  expect(table.querySelectorAll('.dr-monogram')).toHaveLength(5);
});

test('nothing found says what to try', async () => {
  scene.answers(call(LOG, ({ actor }) => succeeds(pageOfRows(actor ? [] : [anEntry(1)]))));
  const { user } = open();
  await screen.findByRole('table', { name: 'Audit log' });
  await user.type(screen.getByRole('searchbox', { name: 'Search who did it' }), 'zzz');
  expect(await screen.findByText('No results found!')).toBeInTheDocument();
  expect(screen.getByText('Try another name, or any change.')).toBeInTheDocument();
});
