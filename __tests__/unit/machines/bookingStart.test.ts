import {
  bookAgain,
  likeWish,
  readBookingStart,
} from '../../../src/client/machines/bookingWizard/bookingStart';
import { offersPair } from '../../../src/client/machines/bookingWizard/chosenInterpreter';
import { aWish } from '../../support/aCall';
import { INTERPRETER_ID, amina, recordOf } from './bookingFixtures';

describe('What another screen hands to the wizard', () => {
  it.each([null, undefined, 'text', 7, {}, { turnedAway: true }, { platformChoice: 'fax' }])(
    'is nothing in %j',
    (state) => {
      expect(readBookingStart(state)).toBeNull();
    },
  );

  it('is a platform, an interpreter, or both', () => {
    expect(readBookingStart({ platformChoice: 'zoom_account' })).toEqual({ platformChoice: 'zoom_account' });
    expect(readBookingStart({ chosenInterpreter: amina })).toEqual({ chosenInterpreter: amina });
    expect(readBookingStart({ chosenInterpreter: { id: INTERPRETER_ID } })).toBeNull();
  });

  it('is, to book again, the interpreter and what the meetings have in common, never the time', () => {
    const booking = recordOf({ meetingDuration: '2 hours' });
    const start = bookAgain({
      ...booking,
      selectedInterpreter: { ...booking.selectedInterpreter, avatar: '/amina.webp' },
    });
    expect(start.chosenInterpreter).toMatchObject({
      id: INTERPRETER_ID,
      imageUrl: '/amina.webp',
      pricePerHourCents: 6250,
    });
    expect(start.likeBooking).toEqual({
      meetingTitle: 'Ward round',
      referenceNumber: '',
      meetingDuration: '2 hours',
      hostPlatform: 'Dragoman room',
      interpreterBookingFrom: 'English',
      interpreterBookingTo: 'Arabic',
      meetingSubject: 'Medical',
      meetingDescription: '',
    });
    expect(readBookingStart(JSON.parse(JSON.stringify(start)))).toEqual(start);
  });

  it('is, after a call that nobody took, the same meeting for nobody in particular, never its time', () => {
    const start = likeWish(aWish);
    expect(Object.keys(start)).toEqual(['likeBooking']);
    expect(start.likeBooking).toMatchObject({
      meetingTitle: 'Ward round',
      interpreterBookingTo: 'Italian',
      meetingSubject: 'Medical',
    });
    expect(start.likeBooking).not.toHaveProperty('meetingDate');
    expect(readBookingStart(start)).toEqual(start);
  });

  it('objects to no pair where the languages of the interpreter are not known', () => {
    expect(offersPair({ ...amina, languages: [] }, 'Dutch', 'Korean')).toBe(true);
  });
});
