import type { CallOffer, CallRecord, Candidate } from '../../src/shared/contract/bookings/calls';
import type { CallState, OfferState } from '../../src/shared/domain/booking/calls';
import { callWish } from './callRules';

const TIMES = { startsAt: '2030-01-06T10:00:00.000Z', endsAt: '2030-01-06T11:00:00.000Z' };

export const CALL_ID = 'ca110000-0000-4000-8000-000000000001';

/** A client's wish for a Sunday at ten. */
export const aWish = callWish({
  meetingTitle: 'Ward round',
  meetingDate: '2030-01-06',
  meetingTime: '10:00',
  meetingAmPm: 'AM',
  meetingTimezone: 'GMT',
  meetingDuration: '1 hour',
  interpreterBookingFrom: 'English',
  interpreterBookingTo: 'Italian',
  meetingSubject: 'Medical',
});

/** The n-th of those who fit. */
export function aCandidate(place: number, changes: Partial<Candidate> = {}): Candidate {
  const names = [
    'Elena Marchetti',
    'Bruno Bianchi',
    'Carla Conti',
    'Dario Donati',
    'Enzo Esposito',
    'Fabia Ferri',
  ];
  return {
    interpreter_id: `a0000000-0000-4000-8000-00000000000${place}`,
    name: names[place - 1] ?? `Person ${place}`,
    avatar: null,
    totalFee: 50 + place * 10,
    pricePerHour: 50 + place * 10,
    rating: null,
    reviews: 0,
    reasons:
      place === 1 ? [{ kind: 'sworn' }, { kind: 'your_field' }, { kind: 'answers_within', minutes: 20 }] : [],
    ...changes,
  };
}

type Asked = CallRecord['offers'][number];

export function anAsked(place: number, state: Asked['state'] = 'open'): Asked {
  const { interpreter_id, name, avatar, totalFee, reasons } = aCandidate(place);
  return {
    ...{ interpreter_id, name, avatar, totalFee, reasons, state },
    offeredAt: '2030-01-03T10:00:00.000Z',
    answeredAt: null,
  };
}

/** A call as its client sees it. */
export function aCall(changes: Partial<CallRecord> = {}): CallRecord {
  return {
    id: CALL_ID,
    wish: aWish,
    ...TIMES,
    state: 'asking',
    createdAt: '2030-01-03T10:00:00.000Z',
    closesAt: '2030-01-04T10:00:00.000Z',
    endedAt: null,
    wave: 'best',
    nextWaveAt: '2030-01-03T10:30:00.000Z',
    maxTotalFee: 80,
    offers: [anAsked(1), anAsked(2), anAsked(3)],
    booking_id: null,
    ...changes,
  };
}

/** The same as one of those who were asked sees it. */
export function anOffer(changes: Partial<CallOffer> = {}): CallOffer {
  return {
    call_id: CALL_ID,
    wish: aWish,
    ...TIMES,
    client_id: 'c0000000-0000-4000-8000-000000000001',
    clientName: 'Clara Client',
    clientAvatar: null,
    clientStanding: { rating: null, reviews: 0 },
    state: 'open',
    offeredAt: '2030-01-03T10:00:00.000Z',
    closesAt: '2030-01-04T10:00:00.000Z',
    totalFee: 60,
    net: 57,
    othersAsked: 2,
    booking_id: null,
    ...changes,
  };
}

/** How a walk of a call may begin, and the call's state then. */
export const CALL_STARTS: Readonly<Record<string, CallState>> = {
  'a call that asks': 'asking',
  'a call that was taken': 'taken',
  'a call that nobody took': 'lapsed',
  'a call that was withdrawn': 'withdrawn',
};

/** News that a client may get of a call, and its state by then. */
export const CALL_NEWS: Readonly<Record<string, CallState>> = {
  'it asks still': 'asking',
  'somebody accepted': 'taken',
  'nobody accepted in time': 'lapsed',
  'it was withdrawn elsewhere': 'withdrawn',
};

/** How a walk of an offer may begin, and the offer's state then. */
export const OFFER_STARTS: Readonly<Record<string, OfferState>> = {
  'an open offer': 'open',
  'one that they accepted': 'accepted',
  'one that they declined': 'declined',
  'one that somebody took': 'taken',
  'one that was withdrawn': 'withdrawn',
  'one that nobody took': 'lapsed',
};

/** News that an interpreter may get of an offer, and its state by then. */
export const OFFER_NEWS: Readonly<Record<string, OfferState>> = {
  'it is open still': 'open',
  'somebody else took it': 'taken',
  'its client withdrew it': 'withdrawn',
  'nobody took it in time': 'lapsed',
};
