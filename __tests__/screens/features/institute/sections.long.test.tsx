import { screen, waitFor, within } from '@testing-library/react';
import { refuses, succeeds } from '../../../support/answers';
import { adminPerson, aMember, anEntry, COURT, pageOfRows } from '../../../support/anInstitute';
import { call, instituteAnswers } from '../../../support/instituteAnswers';
import { chooseAction } from '../../../support/chooseAction';
import { chooseOption, offeredOptions } from '../../../support/chooseOption';
import { pasteText } from '../../../support/pasteText';
import { renderArea } from '../../../support/renderArea';
import { theQuestion } from '../../../support/theQuestion';

const scene = instituteAnswers();

const open = (section: string) =>
  renderArea(`/interpreter/institute-admin?section=${section}`, { person: adminPerson });
const press = (name: string | RegExp) => screen.findByRole('button', { name });
const dialogElement = () => screen.findByRole('dialog');
const dialog = async () => within(await dialogElement());
const describe_ = (field: HTMLElement, text: string) => expect(field).toHaveAccessibleDescription(text);

test('the parts are links that can be bookmarked, the present one marked', async () => {
  const { user, location } = open('roles');
  const nav = await screen.findByRole('navigation', { name: 'Parts of the institute' });
  expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent('Roles');
  await user.click(within(nav).getByRole('link', { name: 'Teams' }));
  expect(location()?.search).toBe('?section=teams');
  expect(await screen.findByRole('table', { name: 'Teams' })).toBeInTheDocument();
});

test('the present part is brought into sight where the line of parts moves sideways', async () => {
  const brought: (string | null)[] = [];
  const bring = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    brought.push(this.textContent);
  });
  const { user } = open('log');
  await user.click(await screen.findByRole('link', { name: 'Roles' }));
  await screen.findByRole('table', { name: 'Roles' });
  expect(brought).toEqual(['Audit log', 'Roles']);
  bring.mockRestore();
});

test('it is brought there again when what waits elsewhere is counted, for counts push it on', async () => {
  const brought: (string | null)[] = [];
  const bring = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    brought.push(this.textContent);
  });
  scene.answers(
    call('/admin/all_users', () => succeeds(pageOfRows([aMember(3, { requested_tier: 'professional' })]))),
  );
  open('log');
  await screen.findByRole('link', { name: /1 waits/ });
  expect(brought).toEqual(['Audit log', 'Audit log']);
  bring.mockRestore();
});

test('an unknown part is the first one', async () => {
  open('nonsense');
  expect(await screen.findByRole('heading', { name: 'Home', level: 2 })).toBeInTheDocument();
});

test('built-in roles stay as they are, roles above one’s own too; others can be changed', async () => {
  open('roles');
  await screen.findByRole('table', { name: 'Roles' });
  expect(screen.getAllByRole('button', { name: /^Actions for/ })).toHaveLength(1);
  expect(screen.getAllByText('Comes with Dragoman and stays as it is.')).toHaveLength(3);
});

test('a role is added; its refusals stand beside the fields that they are about', async () => {
  scene.answers(call('/admin/role/add_update', () => refuses('ROLE_EXISTS', 'This role exists.')));
  const { user } = open('roles');
  await user.click(await press('Add a role'));
  const form = await dialog();
  const [name, rank] = [form.getByLabelText('Name'), form.getByLabelText('Rank')];
  await user.clear(rank);
  await user.type(rank, '101');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => describe_(name, 'Name is required.'));
  expect(rank).toHaveAccessibleDescription(expect.stringContaining('from 0 to 100.'));
  await user.type(name, 'Dispatcher');
  await user.clear(rank);
  await pasteText(user, rank, '20');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => describe_(name, 'This role exists.'));
  expect(name).toHaveValue('Dispatcher');
  scene.answers(call('/admin/role/add_update', () => refuses('ROLE_ABOVE_OWN', 'Too high.')));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(rank).toHaveAccessibleDescription(expect.stringContaining('Too high.')));
});

test('a role is changed with what it opens', async () => {
  const { user } = open('roles');
  await chooseAction(user, 'Dispatcher', 'Change the role Dispatcher');
  const form = await dialog();
  await user.click(form.getByRole('checkbox', { name: 'Messages' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The role Dispatcher has been saved.')).toBeInTheDocument();
  expect(scene.bodiesOf('/admin/role/add_update')).toMatchObject([
    { name: 'Dispatcher', rank: 20, description: 'Plans the week', modules: ['bookings'] },
  ]);
});

test('a business is renamed; a name that is taken is said beside it', async () => {
  scene.answers(call('/admin/business/save', () => refuses('NAME_TAKEN', 'This name is taken.')));
  const { user } = open('businesses');
  await chooseAction(user, 'Court desk', 'Rename Court desk');
  const form = await dialog();
  const name = form.getByLabelText('Name');
  await user.clear(name);
  await user.type(name, 'Clinic{Enter}');
  await waitFor(() => describe_(name, 'This name is taken.'));
});

test('a business leads to its people, and back', async () => {
  const { user } = open('businesses');
  await user.click(await screen.findByRole('link', { name: 'People of Court desk' }));
  expect(await screen.findByRole('table', { name: 'Court desk' })).toBeInTheDocument();
  expect(scene.bodiesOf('/admin/business_users')).toEqual([{ business_id: COURT.id, page: 1, pageSize: 20 }]);
  await user.click(screen.getByRole('link', { name: 'All businesses' }));
  expect(await screen.findByRole('table', { name: 'Businesses' })).toBeInTheDocument();
});

test('a team is changed: its name, business and members', async () => {
  const { user } = open('teams');
  await chooseAction(user, 'Night shift', 'Change the team Night shift');
  const form = await dialog();
  await user.click(form.getByRole('button', { name: 'Take Member 2 out of the team' }));
  await user.click(await form.findByRole('checkbox', { name: /Ada Admin/ }));
  await chooseOption(user, 'Business', 'Whole institute', await dialogElement());
  await user.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByText('The team Night shift has been saved.');
  expect(scene.bodiesOf('/admin/team/save')).toMatchObject([
    { name: 'Night shift', business_id: null, member_ids: [adminPerson.id] },
  ]);
});

test('modules say to whom they are open', async () => {
  open('modules');
  const row = (await screen.findByRole('rowheader', { name: /Bookings/ })).closest('tr') as HTMLElement;
  expect(
    within(row)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['All clients', 'All interpreters', 'Institute admin', 'Dispatcher']);
});

test('somebody is invited; who belongs already is said beside the address', async () => {
  scene.answers(call('/admin/invite_associate', () => refuses('ALREADY_MEMBER', 'Belongs already.')));
  const { user } = open('invitations');
  await user.click(await press('Invite somebody'));
  const form = await dialog();
  await user.click(form.getByRole('button', { name: 'Send the invitation' }));
  const email = form.getByLabelText('Email');
  await waitFor(() => describe_(email, 'Email is required.'));
  await pasteText(user, email, 'new@example.com');
  expect(await offeredOptions(user, 'Role')).not.toContain('Board');
  await user.click(screen.getByRole('option', { name: 'Associate' }));
  await user.click(form.getByRole('button', { name: 'Send the invitation' }));
  await waitFor(() => describe_(email, 'Belongs already.'));
});

test('an invitation is withdrawn after it was asked for', async () => {
  const { user } = open('invitations');
  await chooseAction(user, 'new@example.com', 'Withdraw the invitation to new@example.com');
  const question = await theQuestion('Withdraw the invitation to new@example.com?');
  await user.click(within(question).getByRole('button', { name: 'Withdraw' }));
  expect(
    await screen.findByText('The invitation to new@example.com has been withdrawn.'),
  ).toBeInTheDocument();
  expect(scene.bodiesOf('/admin/invitation/withdraw')).toHaveLength(1);
});

const waiting = aMember(3, { name: 'Paula Pro', requested_tier: 'professional' });

test('a paid tier is approved in words; how many wait stands at the tab', async () => {
  scene.answers(call('/admin/all_users', () => succeeds(pageOfRows([waiting]))));
  const { user } = open('approvals');
  expect(await screen.findByRole('link', { name: 'Approvals 1 waits' })).toBeInTheDocument();
  await user.click(await press('Approve Professional for Paula Pro'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Paula Pro has the tier Professional now.')).toBeInTheDocument();
  expect(scene.bodiesOf('/admin/tier/decide')).toEqual([{ user_id: waiting.id, approve: true }]);
});

const aListing = {
  version: 'v1',
  ...{ id: waiting.id, name: 'Paula Pro', email: 'paula@example.com', photo_url: null },
  ...{ since: '2026-01-05T09:00:00.000Z', fields: ['Legal & Court'], price_per_hour: 60, isOwn: false },
  languages: [
    { name: 'Arabic', level: 'native' },
    { name: 'German', level: null },
  ],
  description: 'Court interpreter.',
};

test('a profile is listed after a look at all that it says; how many wait stands at the tab', async () => {
  scene.answers(
    call('/listing/waiting', () => succeeds([aListing])),
    call('/listing/decide', () => succeeds([])),
  );
  const { user } = open('listings');
  expect(await screen.findByRole('link', { name: 'Listings 1 waits' })).toBeInTheDocument();
  const row = (await screen.findByRole('rowheader', { name: /Paula Pro/ })).closest('tr') as HTMLElement;
  for (const text of ['Arabic', 'Native', 'German', 'Legal & Court', 'Court interpreter.'])
    expect(row).toHaveTextContent(text);
  await user.click(await press('Approve Paula Pro'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Paula Pro is listed.')).toBeInTheDocument();
});

test('a profile is refused with a reason only', async () => {
  const sent: unknown[] = [];
  scene.answers(
    call('/listing/waiting', () => succeeds([aListing])),
    call('/listing/decide', (body) => {
      sent.push(body);
      return succeeds([]);
    }),
  );
  const { user } = open('listings');
  await user.click(await press('Refuse Paula Pro'));
  const form = within(await screen.findByRole('dialog', undefined, { timeout: 5000 }));
  await user.click(form.getByRole('button', { name: 'Refuse' }));
  expect((await form.findAllByText('Say what to change.')).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
  await pasteText(user, form.getByRole('textbox', { name: 'Reason' }), 'Say where you were trained.');
  await user.click(form.getByRole('button', { name: 'Refuse' }));
  expect(await screen.findByText('Paula Pro was told what to change.')).toBeInTheDocument();
  expect(sent).toEqual([
    { interpreter_id: waiting.id, version: 'v1', approve: false, reason: 'Say where you were trained.' },
  ]);
});

test('somebody else was faster: the refusal stands beside the row', async () => {
  scene.answers(
    call('/admin/all_users', () => succeeds(pageOfRows([waiting]))),
    call('/admin/tier/decide', () => refuses('TIER_DECIDED', 'Somebody else decided.')),
  );
  const { user } = open('approvals');
  await user.click(await press('Refuse Professional for Paula Pro'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Refuse' }));
  const row = screen.getByRole('rowheader', { name: /Paula Pro/ }).closest('tr') as HTMLElement;
  expect(await within(row).findByText('Somebody else decided.')).toHaveAttribute('role', 'alert');
});

test('the log says who changed what, with what held before and afterwards', async () => {
  scene.answers(
    call('/admin/audit/get', () =>
      succeeds(
        pageOfRows([
          anEntry(2, {
            action: 'role.add',
            subject: 'Desk',
            before: null,
            after: { rank: 5, modules: ['quiz'] },
          }),
          anEntry(1),
        ]),
      ),
    ),
  );
  open('log');
  expect(await screen.findByText('Roles given')).toBeInTheDocument();
  expect(screen.getByText('Before:').closest('del')).toHaveTextContent('Before: Associate');
  const after = screen.getAllByText('After:').map((mark) => mark.closest('ins')?.textContent);
  expect(after).toEqual(['After: Rank: 5 · Opens: Language quiz', 'After: Coordinator, Associate']);
});

test.each([
  ['approvals', 'Nobody is waiting'],
  ['businesses', 'There are no businesses yet'],
  ['teams', 'There are no teams yet'],
  ['invitations', 'No invitation is open'],
  ['log', 'Nothing has been changed yet'],
])('an empty part says so: %s', async (section, words) => {
  scene.answers(
    call('/admin/businesses_list', () => succeeds([])),
    call('/admin/team_listing', () => succeeds([])),
    call('/admin/invitation/list', () => succeeds([])),
    call('/admin/audit/get', () => succeeds(pageOfRows([]))),
  );
  open(section);
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test.each([
  ['roles', '/admin/role/get'],
  ['businesses', '/admin/businesses_list'],
  ['teams', '/admin/team_listing'],
  ['modules', '/admin/module_listing'],
  ['invitations', '/admin/invitation/list'],
  ['log', '/admin/audit/get'],
])('a failure in %s says what happened and offers Retry', async (section, path) => {
  scene.answers(call(path, () => refuses('UNAVAILABLE', 'We are busy.')));
  open(section);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('We are busy.');
  expect(within(alert).getByRole('button', { name: 'Retry' })).toBeInTheDocument();
});
