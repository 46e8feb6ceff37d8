import type { RescheduleStanding } from '../../../../src/shared/domain/booking/rescheduling';
import type { ReschedulingContext } from '../../../../src/client/machines/rescheduling/reschedulingContext';
import { reschedulingMachine } from '../../../../src/client/machines/rescheduling/reschedulingMachine';
import { lostAnswer, refusal } from '../../../unit/machines/bookingFixtures';
import { aBooking } from '../../aBooking';
import { act, answers, news, refuses, type MachineCase } from '../CaseEvent';

const booking = { id: 'b1', version: 3 };
const wish = {
  meetingDate: '2030-01-06',
  meetingTime: '11:00',
  meetingAmPm: 'AM',
  meetingTimezone: 'GMT',
};
const standsAs = (standing: RescheduleStanding) => ({ booking, standing });
const seen = (standing: RescheduleStanding) => ({
  type: 'booking.seen',
  booking: { ...booking, version: 4 },
  standing,
});
const answered = aBooking({ version: 5 });

export const reschedulingCase: MachineCase = {
  machine: reschedulingMachine,
  starts: {
    'nothing proposed': standsAs('none'),
    'their own proposal': standsAs('own'),
    "the other side's proposal": standsAs('theirs'),
    'a time that cannot be moved': standsAs('closed'),
  },
  happenings: [
    act('begins to choose', { type: 'choosing.started' }),
    act('gives up choosing', { type: 'choosing.dismissed' }),
    act('sends a time', { type: 'time.submitted', wish }),
    act('accepts', { type: 'proposal.accepted' }),
    act('declines', { type: 'proposal.declined' }),
    act('takes it back', { type: 'proposal.withdrawn' }),
    news('nothing is proposed any more', seen('none')),
    news('their own proposal stands', seen('own')),
    news('the other side proposes', seen('theirs')),
    news('the time cannot be moved any more', seen('closed')),
    answers('proposeTime', 'that it is proposed', answered),
    refuses('proposeTime', 'taken', refusal('SLOT_TAKEN')),
    refuses('proposeTime', 'no answer', lostAnswer),
    ...['agree', 'decline', 'withdrawProposal'].flatMap((call) => [
      answers(call, 'that it is done', answered),
      refuses(call, 'over', refusal('WRONG_STATUS')),
      refuses(call, 'no answer', lostAnswer),
    ]),
  ],
  decides: ({ standing }: ReschedulingContext) => standing,
};
