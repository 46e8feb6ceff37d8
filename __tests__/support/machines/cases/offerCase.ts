import { offerMachine, type OfferContext } from '../../../../src/client/machines/call/offerMachine';
import type { OfferState } from '../../../../src/shared/domain/booking/calls';
import { lostAnswer, refusal } from '../../../unit/machines/bookingFixtures';
import { aBooking } from '../../aBooking';
import { anOffer, CALL_ID } from '../../aCall';
import { act, answers, news, refuses, type MachineCase } from '../CaseEvent';

const standsAs = (standing: OfferState) => ({ callId: CALL_ID, standing, bookingId: null });
const seen = (standing: OfferState) => ({ type: 'offer.seen', standing, bookingId: null });
const taken = refusal('CALL_OVER', { data: { state: 'taken' } });

export const offerCase: MachineCase = {
  machine: offerMachine,
  starts: {
    'an open offer': standsAs('open'),
    'one that they accepted': standsAs('accepted'),
    'one that they declined': standsAs('declined'),
    'one that somebody took': standsAs('taken'),
    'one that was withdrawn': standsAs('withdrawn'),
    'one that nobody took': standsAs('lapsed'),
  },
  happenings: [
    act('accepts', { type: 'offer.accepted' }),
    act('declines', { type: 'offer.declined' }),
    news('it is open still', seen('open')),
    news('somebody else took it', seen('taken')),
    news('its client withdrew it', seen('withdrawn')),
    news('nobody took it in time', seen('lapsed')),
    answers('acceptOffer', 'that it is theirs', aBooking({ status: 'confirmed' })),
    refuses('acceptOffer', 'somebody was faster', taken),
    refuses('acceptOffer', 'no answer', lostAnswer),
    answers('declineOffer', 'that it is declined', anOffer({ state: 'declined' })),
    refuses('declineOffer', 'somebody was faster', taken),
    refuses('declineOffer', 'no answer', lostAnswer),
  ],
  decides: ({ standing }: OfferContext) => standing,
};
