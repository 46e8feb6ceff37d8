import type { EventObject } from 'xstate';
import { passwordResetMachine } from '../../../src/client/machines/passwordReset/passwordResetMachine';
import { lostAnswer } from './bookingFixtures';
import { standingAfter } from './standingAfter';

const email = { type: 'email.submitted', email: 'nina@example.com' };
const mailed = { type: 'xstate.done.actor.resetPassword', output: null };
const notMailed = { type: 'xstate.error.actor.resetPassword', error: lostAnswer };
const passwords = {
  type: 'passwords.submitted',
  current: 'Old-pass1',
  wanted: 'New-pass1',
  confirmation: 'New-pass1',
};
const refused = { type: 'xstate.error.actor.changePassword', error: lostAnswer };
const changed = { type: 'xstate.done.actor.changePassword', output: { message: 'Changed.' } };

const NOBODY = { email: null };
const NINA = { email: 'nina@example.com' };

it.each<[string, { email: string | null }, EventObject[], string]>([
  ['a person who is not known types an address first', NOBODY, [], 'enteringEmail'],
  ['a person who is signed in goes to the passwords at once', NINA, [], 'enteringPasswords'],
  ['a mail under way waits', NOBODY, [email], 'requestingReset'],
  ['a second press while the mail is under way changes nothing', NOBODY, [email, email], 'requestingReset'],
  ['a mail that is on its way leads to the passwords', NOBODY, [email, mailed], 'enteringPasswords'],
  ['a mail that was refused leads back to the address', NOBODY, [email, notMailed], 'enteringEmail'],
  ['another mail may be asked for', NINA, [{ type: 'email.asked' }], 'enteringEmail'],
  ['passwords are sent once', NINA, [passwords, passwords], 'changingPassword'],
  ['a refused change leads back to the passwords', NINA, [passwords, refused], 'enteringPasswords'],
  ['a change that was made is told', NINA, [passwords, changed], 'passwordChanged'],
  ['an answer that comes when nobody waits changes nothing', NINA, [changed, mailed], 'enteringPasswords'],
])('%s', (_, input, events, state) => {
  expect(standingAfter(passwordResetMachine, input, events)).toBe(state);
});
