import { screen, within } from '@testing-library/react';
import { refuses, succeeds } from '../../../support/answers';
import { adminPerson, aMember } from '../../../support/anInstitute';
import { call, instituteAnswers } from '../../../support/instituteAnswers';
import { renderArea } from '../../../support/renderArea';
import { theQuestion } from '../../../support/theQuestion';

const scene = instituteAnswers();
const { id } = aMember(3);
const plain = {
  ...{ id, version: 'plain', name: 'Lina Plain', email: 'lina@example.com', photo_url: null },
  ...{ since: '2026-01-05T09:00:00.000Z', languages: [], fields: [], price_per_hour: 60 },
  ...{ description: 'Court interpreter.', isOwn: false },
};
const renamed = { ...plain, version: 'renamed', name: 'Lina Other' };

test('a listing that changed since it was seen is not decided, and stands there as it is now', async () => {
  let rows = [plain];
  const decided: unknown[] = [];
  scene.answers(
    call('/listing/waiting', () => succeeds(rows)),
    call('/listing/decide', (body) => {
      decided.push(body);
      return decided.length === 1 ? refuses('LISTING_CHANGED', 'It has changed.') : succeeds([]);
    }),
  );
  const { user } = renderArea('/interpreter/institute-admin?section=listings', { person: adminPerson });
  const approve = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: `Approve ${name}` }, { timeout: 5000 }));
    const question = within(await theQuestion(`List ${name}?`));
    await user.click(question.getByRole('button', { name: 'Approve' }));
  };
  await screen.findByRole('rowheader', { name: /Lina Plain/ }, { timeout: 5000 });
  rows = [renamed];
  await approve('Lina Plain');
  expect(await screen.findByText('It has changed.')).toHaveAttribute('role', 'alert');
  expect(await screen.findByRole('rowheader', { name: /Lina Other/ })).toBeInTheDocument();
  await approve('Lina Other');
  expect(await screen.findByText('Lina Other is listed.')).toBeInTheDocument();
  expect(decided).toEqual([
    { interpreter_id: id, version: 'plain', approve: true },
    { interpreter_id: id, version: 'renamed', approve: true },
  ]);
});
