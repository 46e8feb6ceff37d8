import { getInterpreters } from '../../../src/shared/contract/interpreters/interpreter';
import { getInterpreterProfile } from '../../../src/shared/contract/interpreters/interpreterProfile';
import type { InterpreterRecord } from '../../../src/shared/contract/interpreters/interpreterRecord';
import { listSlots } from '../../../src/shared/contract/bookings/slot';
import { getStatement, type Statement } from '../../../src/shared/contract/bookings/statement';
import { interpreterProfileOf, paths } from '../../../src/client/paths';
import { aBooking } from '../aBooking';
import { aProfile } from '../aProfile';
import type { ScreenState } from './screens';

/** One word of 77 letters, as a name or a title may hold. */
const WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellsch';
const { id } = aBooking();
const profile = aProfile(id);

const record: InterpreterRecord = {
  ...{ id, uuid: id, email: '' },
  fields: { personalInfo: { name: WORD }, profile: { description: WORD } },
};

const amounts = { amount: 125, platformFee: 6.25, net: 118.75 };
const statement: Statement = {
  ...{ month: '2030-01', timeZone: 'UTC', leftOut: 0, undecided: 0, totals: amounts },
  lines: [
    {
      ...{ booking_id: id, kind: 'session', startsAt: aBooking().startsAt, title: WORD, other: WORD },
      ...{ invoice: 'D-2030-7C1D0F4E-3F0A', agreed: 125, percent: 5, ...amounts },
    },
  ],
};

/** Where words of people stand beside figures and buttons, and nothing in them allows a line to end. */
export const LONG_WORD_STATES: readonly ScreenState[] = [
  {
    name: 'gallery of long words',
    who: 'client',
    path: `${paths.client.gallery}?as=long`,
    answers: { [getInterpreters.path]: [record] },
  },
  {
    name: 'spending of long words',
    who: 'client',
    path: `${paths.client.statements}?as=long`,
    answers: { [getStatement.path]: statement },
  },
  {
    name: 'profile of long words',
    who: 'client',
    path: `${interpreterProfileOf(id)}&as=long`,
    answers: {
      [getInterpreterProfile.path]: {
        ...profile,
        personalInfo: { ...profile.personalInfo, name: WORD, aka: WORD, location: WORD },
        verticals: [{ name: WORD }],
        profile: { description: WORD, translationTools: WORD },
      },
      [listSlots.path]: { slots: [], zone: 'Europe/Rome', next: null },
    },
  },
];
