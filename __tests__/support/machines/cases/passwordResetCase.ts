import { passwordResetMachine } from '../../../../src/client/machines/passwordReset/passwordResetMachine';
import { lostAnswer, refusal } from '../../../unit/machines/bookingFixtures';
import { act, answers, passes, refuses, type MachineCase } from '../CaseEvent';

const passwords = { current: 'Old-pass1', wanted: 'New-pass1', confirmation: 'New-pass1' };

export const passwordResetCase: MachineCase = {
  machine: passwordResetMachine,
  starts: {
    'a visitor who forgot': { email: null },
    'a person with an address': { email: 'nina@example.com' },
  },
  happenings: [
    act('sends an address', { type: 'email.submitted', email: 'nina@example.com' }),
    act('asks for another mail', { type: 'email.asked' }),
    act('sends the passwords', { type: 'passwords.submitted', ...passwords }),
    answers('resetPassword', 'that it was mailed', null),
    refuses('resetPassword', 'not registered', refusal('NOT_REGISTERED', { status: 200 })),
    refuses('resetPassword', 'no answer', lostAnswer),
    answers('changePassword', 'that it was changed', { message: 'Changed.' }),
    refuses('changePassword', 'wrong current', refusal('WRONG_CURRENT_PASSWORD', { status: 200 })),
    refuses('changePassword', 'no answer', lostAnswer),
    passes('redirectDelay', 'passwordReset.passwordChanged'),
  ],
  decides: () => null,
};
