import { codeMailMachine } from '../../../../src/client/machines/passwordReset/codeMailMachine';
import { lostAnswer, refusal } from '../../../unit/machines/bookingFixtures';
import { act, answers, passesBy, refuses, type MachineCase } from '../CaseEvent';

const tooMany = refusal('TOO_MANY_REQUESTS', { status: 429, retryAfter: 42 });

export const codeMailCase: MachineCase = {
  machine: codeMailMachine,
  starts: {
    'a code that was mailed just now': { wasMailed: true },
    'a code of long ago': { wasMailed: false },
  },
  happenings: [
    act('asks for another code', { type: 'mail.asked', email: 'nina@example.com' }),
    passesBy('the pause passes', { type: 'pause.passed' }),
    answers('mailCode', 'that it is mailed', null),
    refuses('mailCode', 'too many tries', tooMany),
    refuses('mailCode', 'no answer', lostAnswer),
  ],
  decides: () => null,
};
