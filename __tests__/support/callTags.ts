import { callApi } from '../../src/client/api/calls/callApi';
import { aBooking } from './aBooking';
import { aCall, anOffer, aWish, CALL_ID } from './aCall';

const { endpoints } = callApi;
/** a call in which the reader was asked, which is none of their own */
const OFFERED = 'ca110000-0000-4000-8000-000000000002';
const offer = { call_id: OFFERED };

/** The cached reads of asking several, as `tags.test.ts` walks them. */
export const CALL_READS = {
  findCandidates: { start: endpoints.findCandidates.initiate(aWish), data: [] },
  getCall: { start: endpoints.getCall.initiate({ id: CALL_ID }), data: aCall() },
  getCalls: { start: endpoints.getCalls.initiate(), data: [] },
  getOffers: { start: endpoints.getOffers.initiate(), data: [] },
  getOffer: { start: endpoints.getOffer.initiate(offer), data: anOffer(offer) },
};
type CallRead = keyof typeof CALL_READS;

const OWN: CallRead[] = ['getCall', 'getCalls'];
const OFFERS: CallRead[] = ['getOffers', 'getOffer'];

/** The writes, and the reads that each must reach; what is accepted is a booking too. */
export const CALL_WRITES = {
  startCall: {
    start: endpoints.startCall.initiate({ ...aWish, id: CALL_ID, maxTotalFee: 80 }),
    data: aCall(),
    reaches: OWN,
  },
  askMore: { start: endpoints.askMore.initiate({ id: CALL_ID }), data: aCall(), reaches: OWN },
  withdrawCall: { start: endpoints.withdrawCall.initiate({ id: CALL_ID }), data: aCall(), reaches: OWN },
  declineOffer: { start: endpoints.declineOffer.initiate(offer), data: anOffer(offer), reaches: OFFERS },
};

export const acceptOffer = {
  start: endpoints.acceptOffer.initiate(offer),
  data: aBooking(),
  reaches: OFFERS,
};
