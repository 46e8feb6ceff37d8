import { screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { BusinessList } from '../../../../src/client/features/institute/people/BusinessList';
import { RolesSection } from '../../../../src/client/features/institute/people/RolesSection';
import { TeamsSection } from '../../../../src/client/features/institute/people/TeamsSection';
import { UsersSection } from '../../../../src/client/features/institute/people/UsersSection';
import { refuses, succeeds } from '../../../support/answers';
import { adminPerson, aMember, aTeam, CLINIC, COURT, pageOfRows, ROLES } from '../../../support/anInstitute';
import { anInstitutePerson } from '../../../support/anInstitutePerson';
import { chooseAction } from '../../../support/chooseAction';
import { chooseOption, chosenOption } from '../../../support/chooseOption';
import { type Body, call, instituteAnswers } from '../../../support/instituteAnswers';
import { pasteText } from '../../../support/pasteText';
import { renderScreen } from '../../../support/renderScreen';

const TITLE = 'This has changed in the meantime. Look at it again.';
const scene = instituteAnswers();
const sent: Body[] = [];

beforeEach(() => {
  sent.length = 0;
});

/** A save of what was seen before is refused, once another admin changed it. */
function answerSaves(path: string, seenNow: object) {
  scene.answers(
    call(path, (body) => {
      sent.push(body);
      const isSeen = JSON.stringify(body.seen) === JSON.stringify(seenNow);
      return isSeen ? succeeds(path.includes('role') ? ROLES : aTeam()) : refuses('CHANGED_MEANWHILE', TITLE);
    }),
  );
}

async function openForm(section: ReactElement, name: string, action: string) {
  const { user, unmount } = renderScreen(section, { person: adminPerson });
  await chooseAction(user, name, action);
  const dialog = await screen.findByRole('dialog');
  const form = within(dialog);
  await form.findByRole('button', { name: 'Save' });
  // a dialog takes the focus once it is open
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  const save = () => user.click(form.getByRole('button', { name: 'Save' }));
  /** What became different, once the refusal says so. */
  const told = async () => {
    const note = await form.findByRole('group', { name: TITLE });
    expect(note).toHaveFocus();
    return within(note)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  };
  const see = () => user.click(form.getByRole('button', { name: 'I have seen it' }));
  const seen = () => sent.map((body) => body.seen);
  /** What was typed stays with the tab. */
  const reload = () => {
    const kept = { ...sessionStorage };
    unmount();
    Object.assign(sessionStorage, kept);
  };
  return { user, dialog, form, save, told, see, seen, reload };
}

test('a role that another admin took is not given back with a business', async () => {
  const member = aMember(2, { roles: ['institute_admin', 'associate'] });
  const demoted = { roles: ['associate'], business_id: null };
  scene.answers(
    call('/admin/all_users', () => succeeds(pageOfRows([member]))),
    call('/admin/person', () => succeeds({ ...anInstitutePerson(), person: { ...member, ...demoted } })),
  );
  answerSaves('/admin/role/add_update', demoted);
  const page = await openForm(<UsersSection />, 'Member 2', 'Change roles and business of Member 2');
  const admin = await page.form.findByRole('checkbox', { name: 'Institute admin' });
  await page.user.click(page.form.getByRole('checkbox', { name: 'Coordinator' }));
  await chooseOption(page.user, 'Business', 'Clinic', page.dialog);
  await page.save();
  expect(await page.told()).toEqual(['Roles: Associate (was Associate, Institute admin)']);
  expect(admin).toBeChecked();

  await page.save();
  await waitFor(() => expect(sent).toHaveLength(2));
  await page.told();
  await page.see();
  expect(page.form.queryByText(TITLE)).not.toBeInTheDocument();
  expect(admin).not.toBeChecked();
  expect(page.form.getByRole('checkbox', { name: 'Coordinator' })).toBeChecked();
  expect(chosenOption('Business')).toBe('Clinic');

  await page.save();
  expect(await screen.findByText('The roles of Member 2 have been saved.')).toBeInTheDocument();
  const opened = { roles: member.roles, business_id: null };
  expect(page.seen()).toEqual([opened, opened, demoted]);
  expect(sent[2]).toMatchObject({ roles: ['associate', 'coordinator'], business_id: CLINIC.id });
});

test('an area that another admin closed is not opened again by a new description', async () => {
  const role = ROLES.find(({ name }) => name === 'Dispatcher')!;
  const { name, description, rank } = role;
  const closed = { name, description, rank, modules: ['messages'] };
  answerSaves('/admin/role/add_update', closed);
  const page = await openForm(<RolesSection />, 'Dispatcher', 'Change the role Dispatcher');
  const typed = page.form.getByLabelText(/^Description/);
  await page.user.clear(typed);
  await pasteText(page.user, typed, 'Listens in');
  scene.answers(
    call('/admin/role/get', () =>
      succeeds(ROLES.map((each) => (each === role ? { ...role, ...closed } : each))),
    ),
  );
  await page.save();
  expect(await page.told()).toEqual(['What it opens: Messages (was Bookings, Messages)']);
  await page.see();
  expect(page.form.getByRole('checkbox', { name: 'Bookings' })).not.toBeChecked();
  expect(typed).toHaveValue('Listens in');
  await page.save();
  expect(await screen.findByText('The role Dispatcher has been saved.')).toBeInTheDocument();
  expect(page.seen()).toEqual([{ name, description, rank, modules: role.modules }, closed]);
  expect(sent[1]).toMatchObject({ description: 'Listens in', modules: ['messages'] });
});

test('a member whom another admin took out is not back in the team with a new name', async () => {
  const team = aTeam();
  const emptied = { name: team.name, business_id: null, member_ids: [] };
  answerSaves('/admin/team/save', emptied);
  const page = await openForm(<TeamsSection />, 'Night shift', 'Change the team Night shift');
  const typed = page.form.getByLabelText('Name');
  await page.user.clear(typed);
  await pasteText(page.user, typed, 'Late shift');
  scene.answers(
    call('/admin/team_listing', () =>
      succeeds([{ ...team, business_id: null, business: null, members: [] }]),
    ),
  );
  await page.save();
  expect(await page.told()).toEqual([
    'Business: Whole institute (was Court desk)',
    'Members: None (was Member 2)',
  ]);
  await page.see();
  expect(typed).toHaveValue('Late shift');
  expect(page.form.queryByRole('button', { name: /Member 2/ })).not.toBeInTheDocument();
  await page.save();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent[1]).toMatchObject({ name: 'Late shift', member_ids: [], seen: emptied });
});

test('a business that another admin renamed is shown with that name', async () => {
  answerSaves('/admin/business/save', { name: 'Tribunals' });
  const page = await openForm(<BusinessList />, 'Court desk', 'Rename Court desk');
  scene.answers(call('/admin/businesses_list', () => succeeds([{ ...COURT, name: 'Tribunals' }])));
  await page.save();
  expect(await page.told()).toEqual(['Name: Tribunals (was Court desk)']);
  await page.see();
  expect(page.form.getByLabelText('Name')).toHaveValue('Tribunals');
  expect(page.form.getByLabelText('Name')).toHaveFocus();
  await page.save();
  await waitFor(() => expect(page.seen()).toEqual([{ name: 'Court desk' }, { name: 'Tribunals' }]));
});

test('where the present record cannot be read, the refusal alone is said, and nothing is taken as seen', async () => {
  answerSaves('/admin/business/save', { name: 'Tribunals' });
  const page = await openForm(<BusinessList />, 'Court desk', 'Rename Court desk');
  scene.answers(call('/admin/businesses_list', () => refuses('UNAVAILABLE', 'We are busy.')));
  await page.save();
  expect(await page.form.findByText(TITLE)).toBeVisible();
  expect(page.form.queryByRole('button', { name: 'I have seen it' })).not.toBeInTheDocument();
  await page.save();
  await waitFor(() => expect(page.seen()).toEqual([{ name: 'Court desk' }, { name: 'Court desk' }]));
});

test.each([
  ['is there again after a reload', ROLES, false],
  [
    'is not laid over a role that was changed before the reload',
    ROLES.map((role) => (role.name === 'Dispatcher' ? { ...role, description: 'Listens in' } : role)),
    true,
  ],
] as const)('what was chosen %s', async (_, then, areMessagesOpen) => {
  const page = await openForm(<RolesSection />, 'Dispatcher', 'Change the role Dispatcher');
  await page.user.click(page.form.getByRole('checkbox', { name: 'Messages' }));
  page.reload();
  scene.answers(call('/admin/role/get', () => succeeds(then)));
  const again = await openForm(<RolesSection />, 'Dispatcher', 'Change the role Dispatcher');
  const messages = again.form.getByRole<HTMLInputElement>('checkbox', { name: 'Messages' });
  expect(messages.checked).toBe(areMessagesOpen);
});
