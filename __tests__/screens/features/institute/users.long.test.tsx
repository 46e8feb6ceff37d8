import { screen, waitFor, within } from '@testing-library/react';
import { refuses, succeeds } from '../../../support/answers';
import { adminPerson, aMember, COURT, pageOfRows, theAdmin } from '../../../support/anInstitute';
import { call, instituteAnswers } from '../../../support/instituteAnswers';
import { interpreterPerson } from '../../../support/people';
import { chooseAction } from '../../../support/chooseAction';
import { chooseOption } from '../../../support/chooseOption';
import { renderArea } from '../../../support/renderArea';

const USERS = '/admin/all_users';
const SAVE = '/admin/role/add_update';
const scene = instituteAnswers();

const open = (section = 'users', language: 'en-US' | 'ja-JP' = 'en-US') =>
  renderArea(`/interpreter/institute-admin?section=${section}`, { person: adminPerson, language });
const rowOf = async (name: string) =>
  within((await screen.findByRole('rowheader', { name: new RegExp(name) })).closest('tr') as HTMLElement);
/** The question that lies over the form, by the button that says yes. */
const asked = async (yes: string) =>
  (await screen.findByRole('button', { name: yes })).closest('[role="dialog"]') as HTMLElement;
const dialog = async () => within(await screen.findByRole('dialog'));

test.each(['/interpreter/institute-admin', '/interpreter/news'])('%s shows the institute', async (at) => {
  renderArea(at, { person: adminPerson });
  expect(await screen.findByRole('heading', { name: 'Institute', level: 1 })).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Home', level: 2 })).toBeInTheDocument();
  expect(await screen.findByText('Nothing waits for your decision.')).toBeInTheDocument();
});

test('an interpreter without the role is turned away to their dashboard, and told why', async () => {
  const { location } = renderArea('/interpreter/institute-admin', { person: interpreterPerson });
  expect(await screen.findByText(/That page is for institute admins/)).toBeInTheDocument();
  expect(location()?.pathname).toBe('/interpreter/dashboard');
  expect(scene.bodiesOf(USERS)).toEqual([]);
});

test('only who has the role has the item in the menu', async () => {
  const { user, unmount } = open();
  await user.click(await screen.findByRole('button', { name: 'Toggle menu' }));
  expect(screen.getByRole('link', { name: 'Institute' })).toHaveAttribute('aria-current', 'page');
  unmount();
  localStorage.clear();
  const other = renderArea('/interpreter/dashboard', { person: interpreterPerson });
  await other.user.click(await screen.findByRole('button', { name: 'Toggle menu' }));
  expect(screen.queryByRole('link', { name: 'Institute' })).not.toBeInTheDocument();
});

test('each person stands there with account, roles, business, tier and last sign-in', async () => {
  open();
  const row = await rowOf('Member 2');
  expect(row.getByText('member2@example.com')).toBeInTheDocument();
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'Interpreter',
    'Associate',
    'Court desk',
    'Starter',
    expect.stringContaining('2030'),
    '',
  ]);
});

test('search and role narrow the list from its first page on, and it says how many there are', async () => {
  scene.answers(
    call(USERS, ({ page, search }) =>
      succeeds(pageOfRows([aMember(search ? 9 : Number(page) + 10)], { total: 45, page: Number(page) })),
    ),
  );
  const { user } = open();
  await rowOf('Member 11');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await rowOf('Member 12');
  expect(screen.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 2');
  await user.type(screen.getByRole('searchbox', { name: 'Search people' }), 'ada');
  await rowOf('Member 9');
  expect(screen.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 1');
  expect(screen.getByText('45 people')).toBeInTheDocument();
  await chooseOption(user, 'Role', 'Coordinator');
  await rowOf('Member 9');
});

test('the heads sort all pages on the server, and the kind of account narrows them', async () => {
  const { user } = open();
  await rowOf('Member 2');
  expect(screen.getByRole('columnheader', { name: 'Person' })).toHaveAttribute('aria-sort', 'ascending');
  await user.click(screen.getByRole('columnheader', { name: 'Last sign-in' }));
  await rowOf('Member 2');
  await user.click(await screen.findByRole('columnheader', { name: 'Last sign-in' }));
  await user.click(screen.getByRole('radio', { name: 'Clients' }));
  await waitFor(() =>
    expect(scene.bodiesOf(USERS).filter((body) => 'sort' in body)).toEqual([
      expect.objectContaining({ sort: 'name', order: 'ascending' }),
      expect.objectContaining({ sort: 'last_login_at', order: 'ascending', page: 1 }),
      expect.objectContaining({ sort: 'last_login_at', order: 'descending' }),
      expect.objectContaining({ sort: 'last_login_at', order: 'descending', group_id: 100 }),
    ]),
  );
  await rowOf('Member 2');
  expect(screen.getByRole('columnheader', { name: 'Last sign-in' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
});

test('nobody found says so; a failure says what happened and can be retried', async () => {
  scene.answers(call(USERS, ({ search }) => succeeds(pageOfRows(search ? [] : [theAdmin]))));
  const { user } = open();
  await rowOf('Ada Admin');
  await user.type(screen.getByRole('searchbox', { name: 'Search people' }), 'zzz');
  expect(await screen.findByText('No results found!')).toBeInTheDocument();
  scene.answers(call(USERS, () => refuses('UNAVAILABLE', 'We are busy.')));
  await user.clear(screen.getByRole('searchbox', { name: 'Search people' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search people' }), 'ada');
  expect(await screen.findByRole('alert')).toHaveTextContent('Error!We are busy.');
  scene.answers(call(USERS, () => succeeds(pageOfRows([theAdmin]))));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await rowOf('Ada Admin');
});

test('a person is given roles and a business; roles above one’s own are shown but not offered', async () => {
  const { user } = open();
  await chooseAction(user, 'Member 2', 'Change roles and business of Member 2');
  const form = await dialog();
  expect(await form.findByRole('checkbox', { name: /^Board/ })).toBeDisabled();
  expect(form.getByText('Above your own role')).toBeInTheDocument();
  await user.click(form.getByRole('checkbox', { name: 'Coordinator' }));
  await chooseOption(user, 'Business', 'Clinic', await screen.findByRole('dialog'));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The roles of Member 2 have been saved.')).toBeInTheDocument();
  expect(scene.bodiesOf(SAVE)).toEqual([
    {
      user_id: aMember(2).id,
      roles: ['coordinator', 'associate'],
      business_id: expect.stringMatching(/051$/) as string,
      seen: { roles: ['associate'], business_id: COURT.id },
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('the admin’s role is given and taken only after it was asked for in words', async () => {
  const { user } = open();
  await chooseAction(user, 'Member 2', 'Change roles and business of Member 2');
  await user.click(await (await dialog()).findByRole('checkbox', { name: 'Institute admin' }));
  await user.click((await dialog()).getByRole('button', { name: 'Save' }));
  const question = await asked('Make admin');
  expect(question).toHaveTextContent('Make Member 2 an admin?');
  expect(question).toHaveTextContent('will see everybody in the institute');
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(scene.bodiesOf(SAVE)).toEqual([]);
});

test('the last admin keeps the role: the refusal stands in the form, and nothing is lost', async () => {
  scene.answers(call(SAVE, () => refuses('LAST_ADMIN', 'This is the last administrator.')));
  const { user } = open();
  await chooseAction(user, 'Ada Admin', 'Change roles and business of Ada Admin');
  await user.click(await (await dialog()).findByRole('checkbox', { name: 'Institute admin' }));
  await user.click((await dialog()).getByRole('button', { name: 'Save' }));
  const question = await asked('Take the role');
  expect(question).toHaveTextContent('Take the admin’s role from Ada Admin?');
  await user.click(within(question).getByRole('button', { name: 'Take the role' }));
  const refusal = await screen.findByText('This is the last administrator.');
  expect(refusal.closest('[tabindex="-1"]')).toHaveFocus();
  expect(screen.getByRole('checkbox', { name: 'Institute admin' })).not.toBeChecked();
});

test('who takes the role from themselves is led to their dashboard', async () => {
  const demoted = { ...adminPerson, role: 'interpreter', roles: [] };
  scene.answers(call('/user/who_am_i', () => succeeds({ result: true, user: demoted })));
  const { user, location } = open();
  await chooseAction(user, 'Ada Admin', 'Change roles and business of Ada Admin');
  await user.click(await (await dialog()).findByRole('checkbox', { name: 'Institute admin' }));
  await user.click((await dialog()).getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Take the role' }));
  await waitFor(() => expect(location()?.pathname).toBe('/interpreter/dashboard'));
});

test('the words are the reader’s', async () => {
  open('users', 'ja-JP');
  expect(await screen.findByRole('heading', { name: '機関', level: 1 })).toBeInTheDocument();
  expect((await rowOf('Member 2')).getByText('アソシエイト')).toBeInTheDocument();
});
