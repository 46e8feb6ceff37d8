import {
  DRAFT_VERSION,
  readBookingDraft,
  type BookingDraft,
} from '../../../src/client/machines/bookingWizard/bookingDraft';
import { savedBooking } from '../../../src/client/machines/bookingWizard/savedBooking';
import { CLIENT_ID, amina, filledDetails, filledRequest, recordOf } from './bookingFixtures';

const draft: BookingDraft = {
  version: DRAFT_VERSION,
  userId: CLIENT_ID,
  step: 'payment',
  details: filledDetails,
  interpreter: amina,
  attempt: { key: 'k1', request: filledRequest, outcome: 'unknown' },
  booking: savedBooking(recordOf()),
};

const read = (stored: unknown, userId = CLIENT_ID) => readBookingDraft(JSON.stringify(stored), userId);

describe('A stored draft', () => {
  it('comes back as it was left', () => {
    expect(read(draft)).toEqual({ kind: 'found', draft });
  });

  it('of the time before pictures were kept comes back without one', () => {
    const { imageUrl: _of, ...interpreter } = amina;
    const { interpreterImageUrl: _too, ...booking } = savedBooking(recordOf());
    expect(read({ ...draft, interpreter, booking })).toEqual({
      kind: 'found',
      draft: { ...draft, interpreter: { ...amina, imageUrl: null } },
    });
  });

  it('of the time before versions were kept comes back without one', () => {
    const { version: _of, ...booking } = savedBooking(recordOf());
    expect(read({ ...draft, booking })).toEqual({ kind: 'found', draft: { ...draft, booking } });
  });

  it('is none where nothing was stored', () => {
    expect(readBookingDraft(null, CLIENT_ID)).toEqual({ kind: 'none' });
  });

  it('is foreign when it belongs to another person, whatever its version', () => {
    expect(read(draft, 'someone-else')).toEqual({ kind: 'foreign' });
    expect(read({ userId: 'someone-else', version: 0 })).toEqual({ kind: 'foreign' });
  });

  it.each<[string, unknown]>([
    ['of another version', { ...draft, version: DRAFT_VERSION + 1 }],
    ['without details', { ...draft, details: undefined }],
    ['with a choice that does not exist', { ...draft, details: { ...filledDetails, hostPlatform: 'Fax' } }],
    ['with a payment field', { ...draft, cardNumber: '4242' }],
    [
      'with a payment field among the details',
      { ...draft, details: { ...filledDetails, securityCode: '123' } },
    ],
    ['with a half-told booking', { ...draft, booking: { id: 'b' } }],
    ['that is a list', []],
    ['that is null', null],
  ])('is broken %s', (_, stored) => {
    expect(read(stored)).toEqual({ kind: 'broken' });
  });

  it('is broken when it is no JSON at all', () => {
    expect(readBookingDraft('{"version":', CLIENT_ID)).toEqual({ kind: 'broken' });
  });
});

describe('What is kept of a saved booking', () => {
  it('is its id, its instants, and its price in cents', () => {
    expect(savedBooking(recordOf())).toEqual({
      id: recordOf().id,
      interpreterName: 'Amina Haddad',
      interpreterImageUrl: null,
      pricePerHourCents: 6250,
      totalFeeCents: 6250,
      startsAt: '2026-03-04T14:30:00.000Z',
      endsAt: '2026-03-04T15:30:00.000Z',
      respondBy: '2026-03-03T09:00:00.000Z',
      version: 1,
    });
  });

  it('has no price where no interpreter was found', () => {
    const nobody = { ...recordOf().selectedInterpreter, name: '' };
    const kept = savedBooking(recordOf({}, { selectedInterpreter: nobody }));
    expect(kept).toMatchObject({ interpreterName: null, pricePerHourCents: null, totalFeeCents: null });
  });
});
