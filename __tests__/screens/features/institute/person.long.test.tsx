import { screen, within, waitFor } from '@testing-library/react';
import { refuses, succeeds } from '../../../support/answers';
import {
  anInstitutePerson,
  aPersonBooking as booking,
  fullPerson as full,
} from '../../../support/anInstitutePerson';
import { adminPerson, aMember, pageOfRows } from '../../../support/anInstitute';
import { chooseAction, offeredActions } from '../../../support/chooseAction';
import { call, instituteAnswers } from '../../../support/instituteAnswers';
import { facesIn } from '../../../support/facesIn';
import { pasteText } from '../../../support/pasteText';
import { interpreterPerson } from '../../../support/people';
import { renderArea } from '../../../support/renderArea';

const PERSON = '/admin/person';
const BOOKINGS = '/admin/person/bookings';
const scene = instituteAnswers();
const member = full.person;
const open = (person = adminPerson) =>
  renderArea(`/interpreter/institute-admin/users/${member.id}`, { person });
const part = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() =>
  scene.answers(
    call(PERSON, () => succeeds(full)),
    call(BOOKINGS, () => succeeds(pageOfRows([booking]))),
  ),
);

test('the row of a person leads to their page, by its name and by its menu', async () => {
  const { user, location } = renderArea('/interpreter/institute-admin?section=users', {
    person: adminPerson,
  });
  await user.click(await screen.findByRole('link', { name: 'Member 2' }));
  expect(location()?.pathname).toBe(`/interpreter/institute-admin/users/${member.id}`);
  await user.click(await screen.findByRole('link', { name: 'All people' }));
  await screen.findByRole('table', { name: 'Users' });
  await chooseAction(user, 'Member 2', 'Open Member 2');
  expect(location()?.pathname).toBe(`/interpreter/institute-admin/users/${member.id}`);
});

test('it tells who they are, credentials, problems, sign-ins, decisions and bookings', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'Ines Ruiz', level: 1 })).toBeVisible();
  expect(screen.getByText('Reason: No picture.')).toBeVisible();
  const credentials = await part('Credentials');
  expect(credentials.getByText('Refused')).toBeVisible();
  expect(credentials.getByText('Reason: Not readable.')).toBeVisible();
  expect((await part('Problems')).getByText('A part of the fee: €12.50')).toBeVisible();
  expect((await part('Signed in on')).getByText('Firefox on Android')).toBeVisible();
  expect((await part('Decisions about this person')).getAllByRole('row')).toHaveLength(2);
  const bookings = await part('Bookings');
  expect(await bookings.findByText('€12.50')).toBeVisible();
  for (const language of ['English', 'Spanish']) expect(bookings.getByText(language)).toBeVisible();
});

test('says what there is not, and offers no credentials of a client', async () => {
  scene.answers(
    call(PERSON, () => succeeds(anInstitutePerson({ person: aMember(3, { group_id: 100 }) }))),
    call(BOOKINGS, () => succeeds(pageOfRows([]))),
  );
  open();
  expect(await screen.findByText('No bookings yet.')).toBeVisible();
  expect(screen.getByText('Signed in nowhere at the moment.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Credentials' })).not.toBeInTheDocument();
});

test('roles are changed and sign-ins ended from there', async () => {
  const { user } = open();
  await chooseAction(user, 'Ines Ruiz', 'Change roles and business of Ines Ruiz');
  expect(await screen.findByRole('dialog', undefined, { timeout: 5000 })).toBeVisible();
});

test('shows the faces of the other side, of who reported and of who decided', async () => {
  open();
  const bookings = await screen.findByRole('region', { name: 'Bookings' });
  await within(bookings).findByText('€12.50');
  expect(facesIn(bookings)).toEqual(['/icons/icon-192.png?clara']);
  expect(facesIn(screen.getByRole('region', { name: 'Problems' }))).toEqual(['/icons/icon-192.png?clara']);
  expect(facesIn(screen.getByRole('region', { name: 'Decisions about this person' }))).toEqual([
    '/icons/icon-192.png?ada',
  ]);
});

const REMOVE = 'Remove the photo of Ines Ruiz';

test('a photo that should not stand is removed with a reason, after a look at it', async () => {
  const photo = '/media/headshots/aaaaaaaaaaaaaaaaaaaaaa/256.webp';
  let told = { ...full, person: { ...member, photo_url: photo as string | null } };
  const sent: unknown[] = [];
  scene.answers(
    call(PERSON, () => succeeds(told)),
    call('/admin/person/remove_headshot', (body) => {
      sent.push(body);
      told = { ...told, person: { ...member, photo_url: null } };
      return succeeds(told.person);
    }),
  );
  const { user } = open();
  await chooseAction(user, 'Ines Ruiz', REMOVE);
  const dialog = await screen.findByRole('dialog', undefined, { timeout: 5000 });
  expect(within(dialog).getByText(`${REMOVE}?`)).toBeVisible();
  await waitFor(() => expect(facesIn(dialog)).toEqual(['/media/headshots/aaaaaaaaaaaaaaaaaaaaaa/128.webp']));
  await user.click(within(dialog).getByRole('button', { name: 'Remove the photo' }));
  expect(await within(dialog).findAllByText('Please say why.')).not.toEqual([]);
  expect(sent).toEqual([]);
  await pasteText(user, within(dialog).getByLabelText('Reason'), 'It shows a logo.');
  await user.click(within(dialog).getByRole('button', { name: 'Remove the photo' }));
  expect(await screen.findByText('The photo of Ines Ruiz is removed.')).toBeVisible();
  expect(sent).toEqual([{ user_id: member.id, photo_url: photo, reason: 'It shows a logo.' }]);
  expect(await offeredActions(user, 'Ines Ruiz')).not.toContain(REMOVE);
}, 20_000);

test('somebody else’s person is nobody here', async () => {
  scene.answers(call(PERSON, () => refuses('NOT_FOUND', 'No.')));
  open();
  expect(await screen.findByText('Nobody here')).toBeVisible();
});

test('an interpreter without the role is turned away', async () => {
  const { location } = open(interpreterPerson);
  expect(await screen.findByText(/That page is for institute admins/)).toBeInTheDocument();
  expect(location()?.pathname).toBe('/interpreter/dashboard');
});
