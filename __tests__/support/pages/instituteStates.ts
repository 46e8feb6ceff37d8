import type { Page } from 'playwright-core';
import type { DataOf } from '../../../src/shared/contract/base/endpoint';
import { getInvitation } from '../../../src/shared/contract/account/invitations';
import { getInstituteHome } from '../../../src/shared/contract/institute/home';
import {
  getInstitutePerson,
  getPersonBookings,
} from '../../../src/shared/contract/institute/institutePerson';
import { institutePersonAt, paths } from '../../../src/client/paths';
import { anInstituteHome, fullHome } from '../anInstituteHome';
import { aPersonBooking, fullPerson } from '../anInstitutePerson';
import { chooseAction } from './chooseAction';
import { CREDENTIAL_STATES } from './credentialStates';
import { DEMO_CLIENT } from './demoPeople';
import type { ScreenState } from './screens';
import { withAnyone } from './withAnyone';

/** A link's token that only these states know. */
const OFFERED = 'offered-by-lingua';

const at = (section: string) => `${paths.interpreter.instituteAdmin}?section=${section}`;

/** The institute's screen, part by part, with what its interpreters hand in, and what its invitations lead to. */
export const INSTITUTE_STATES: readonly ScreenState[] = [
  {
    name: 'invitation over',
    who: 'client',
    path: `${paths.register}?invitation=made-up`,
    reach: (page, { invitation }) => page.getByText(invitation.overTitle).first().waitFor(),
  },
  {
    name: 'invitation to join',
    who: 'client',
    path: `${paths.register}?invitation=${OFFERED}`,
    reach: async (page, { invitation }) => {
      await offer(page, DEMO_CLIENT);
      await page.getByRole('button', { name: withAnyone(invitation.accept) }).waitFor();
    },
  },
  {
    name: 'invitation to register',
    who: 'visitor',
    path: `${paths.register}?invitation=${OFFERED}`,
    reach: async (page) => {
      await offer(page, 'invited@dragoman.example');
      await page.getByText('invited@dragoman.example').waitFor();
    },
  },
  {
    name: 'institute home',
    who: 'admin',
    path: `${paths.interpreter.instituteAdmin}?as=busy`,
    answers: { [getInstituteHome.path]: fullHome },
    reach: (page, { institute }) => page.getByRole('table', { name: institute.home.missing.title }).waitFor(),
  },
  {
    name: 'institute home empty',
    who: 'admin',
    path: `${paths.interpreter.instituteAdmin}?as=idle`,
    answers: { [getInstituteHome.path]: anInstituteHome() },
    reach: (page, { institute }) => page.getByText(institute.home.waiting.none).waitFor(),
  },
  {
    name: 'institute person',
    who: 'admin',
    path: `${institutePersonAt(fullPerson.person.id)}?as=known`,
    answers: {
      [getInstitutePerson.path]: fullPerson,
      [getPersonBookings.path]: { rows: [aPersonBooking], total: 1, page: 1, pageSize: 20 },
    },
    reach: (page, { institute }) => page.getByRole('table', { name: institute.person.bookings }).waitFor(),
  },
  {
    name: 'institute removes a photo, refused',
    who: 'admin',
    comesAnew: true,
    path: `${institutePersonAt(fullPerson.person.id)}?as=seen`,
    answers: {
      [getInstitutePerson.path]: {
        ...fullPerson,
        person: { ...fullPerson.person, photo_url: '/icons/icon-192.png?elena' },
      },
      [getPersonBookings.path]: { rows: [], total: 0, page: 1, pageSize: 20 },
    },
    reach: async (page, { institute }) => {
      const { photo } = institute.person;
      await chooseAction(page, institute.actionsOf, photo.of);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: photo.label, exact: true }).click();
      await dialog.getByText(photo.reasonRequired).first().waitFor();
    },
  },
  {
    name: 'institute roles of a person',
    who: 'admin',
    path: at('users'),
    reach: async (page, { institute }) => {
      await chooseAction(page, institute.actionsOf, institute.users.changeOf);
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
    },
  },
  {
    name: 'institute signs a person out',
    who: 'admin',
    path: at('users'),
    // its question, too, is in the language in which it was asked
    comesAnew: true,
    reach: async (page, { institute }) => {
      const { of, label } = institute.users.signOut;
      await chooseAction(page, institute.actionsOf, of);
      await page.getByRole('dialog').getByRole('button', { name: label, exact: true }).waitFor();
    },
  },
  { name: 'institute roles', who: 'admin', path: at('roles') },
  {
    name: 'institute team',
    who: 'admin',
    path: at('teams'),
    reach: async (page, { institute }) => {
      await page.getByRole('button', { name: institute.teams.add, exact: true }).click();
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
    },
  },
  { name: 'institute businesses', who: 'admin', path: at('businesses') },
  { name: 'institute modules', who: 'admin', path: at('modules') },
  {
    name: 'institute settings',
    who: 'admin',
    path: at('settings'),
    reach: (page) => page.getByRole('main').getByRole('switch').first().waitFor(),
  },
  {
    name: 'institute invitation refused',
    who: 'admin',
    path: at('invitations'),
    reach: async (page, { institute }) => {
      await page.getByRole('button', { name: institute.invitations.invite, exact: true }).click();
      await page.getByRole('button', { name: institute.invitations.send, exact: true }).click();
      await page.getByText(institute.invitations.emailRequired).first().waitFor();
    },
  },
  { name: 'institute approvals', who: 'admin', path: at('approvals') },
  {
    name: 'institute listings',
    who: 'admin',
    path: at('listings'),
    reach: async (page, { institute }) => {
      await page
        .getByRole('button', { name: withAnyone(institute.listings.refuse.of) })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('textbox').waitFor();
    },
  },
  ...CREDENTIAL_STATES,
  { name: 'institute log', who: 'admin', path: at('log') },
];

/** As if an institute had invited this address. */
async function offer(page: Page, email: string): Promise<void> {
  await page.route(`**${getInvitation.path}`, (route) => {
    if (!route.request().postData()?.includes(OFFERED)) return route.fallback();
    const data: DataOf<typeof getInvitation> = {
      ...{ institute: 'Lingua', business: null, email, group_id: 100, has_account: false },
      ...{ role: 'Reader', role_modules: ['messages'], expires_at: '2099-01-05T09:00:00.000Z' },
    };
    return route.fulfill({ json: { result: true, message: '', data } });
  });
  await page.reload();
}
