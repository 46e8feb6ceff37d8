import { screen, within } from '@testing-library/react';
import { refuses, succeeds } from '../../../support/answers';
import { adminPerson, aMember, pageOfRows, theAdmin } from '../../../support/anInstitute';
import { call, instituteAnswers } from '../../../support/instituteAnswers';
import { chooseAction, offeredActions } from '../../../support/chooseAction';
import { renderArea } from '../../../support/renderArea';
import { theQuestion } from '../../../support/theQuestion';

const END = '/admin/sign_ins/end';
const scene = instituteAnswers();

const open = () => renderArea('/interpreter/institute-admin?section=users', { person: adminPerson });
const rowOf = async (name: string) =>
  within((await screen.findByRole('rowheader', { name: new RegExp(name) })).closest('tr') as HTMLElement);
const ASK = 'Sign out Member 2 on every device?';
const press = async (user: ReturnType<typeof open>['user'], answer: string) => {
  await chooseAction(user, 'Member 2', 'Sign out Member 2 on every device');
  const question = await theQuestion(ASK);
  expect(question).toHaveTextContent('is signed out at once and can sign in again');
  await user.click(within(question).getByRole('button', { name: answer }));
};

test('a person is signed out everywhere, after a question', async () => {
  const { user } = open();
  await press(user, 'Cancel');
  expect(scene.bodiesOf(END)).toEqual([]);
  await press(user, 'Sign out');
  expect(await screen.findByText('Member 2 is signed out everywhere.')).toBeInTheDocument();
  expect(scene.bodiesOf(END)).toEqual([{ user_id: aMember(2).id }]);
});

test('a refusal stands beside the button', async () => {
  scene.answers(call(END, () => refuses('ROLE_ABOVE_OWN', 'That is above your own role.')));
  const { user } = open();
  await press(user, 'Sign out');
  expect(await (await rowOf('Member 2')).findByText('That is above your own role.')).toBeVisible();
});

test('it is offered neither for oneself nor for who stands above', async () => {
  const chair = aMember(3, { roles: ['Board'] });
  scene.answers(call('/admin/all_users', () => succeeds(pageOfRows([theAdmin, chair, aMember(2)]))));
  const { user } = open();
  expect(await offeredActions(user, 'Member 2')).toContain('Sign out Member 2 on every device');
  for (const name of ['Ada Admin', 'Member 3']) {
    expect(await offeredActions(user, name)).toEqual([
      `Open ${name}`,
      `Change roles and business of ${name}`,
    ]);
  }
});
