import { paths } from '../../../src/paths';
import type { ScreenState } from './screens';

const at = (section: string) => `${paths.interpreter.instituteAdmin}?section=${section}`;

/** The institute's screen, part by part, and what its invitations lead to. */
export const INSTITUTE_STATES: readonly ScreenState[] = [
  {
    name: 'invitation over',
    who: 'client',
    path: `${paths.register}?invitation=made-up`,
    reach: (page, { invitation }) => page.getByText(invitation.overTitle).first().waitFor(),
  },
  {
    name: 'institute roles of a person',
    who: 'admin',
    path: at('users'),
    reach: async (page, { institute }) => {
      const change = page.getByRole('button', { name: withAnyone(institute.users.changeOf) });
      await change.first().click();
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
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
  { name: 'institute log', who: 'admin', path: at('log') },
];

function withAnyone(template: string): RegExp {
  return new RegExp(`^${template.replace(/\{\{.*?\}\}/, '.+')}$`);
}
