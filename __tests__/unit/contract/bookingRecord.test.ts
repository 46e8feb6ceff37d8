import { BookingPayload } from '../../../src/shared/contract/bookings/bookingRecord';
import { bookingRequest } from '../../support/bookingRequest';

const parties = {
  clientId: '7d444840-9dc0-41d1-b245-5ffdce74fad2',
  interpreterId: '7d444840-9dc0-41d1-b245-5ffdce74fad3',
};
const issuesOf = (changes: object) => {
  const read = BookingPayload.safeParse({ ...bookingRequest(parties), ...changes });
  return (read.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
};

describe('the booking payload', () => {
  it('is taken as the specification writes it', () => {
    const payload = bookingRequest(parties);
    expect(BookingPayload.parse(payload)).toEqual(payload);
  });

  it('drops what the specification does not name', () => {
    const read = BookingPayload.parse({
      ...bookingRequest(parties),
      status: 'confirmed',
      cardNumber: '4111',
    });
    expect(read).toEqual(bookingRequest(parties));
  });

  it('may leave the description out, and nothing else of the specification’s', () => {
    const rest = Object.fromEntries(
      Object.entries(bookingRequest(parties)).filter(([field]) => field !== 'meetingDescription'),
    );
    expect(BookingPayload.parse(rest).meetingDescription).toBe('');
    for (const field of Object.keys(rest)) {
      expect(issuesOf({ [field]: undefined }).map(([path]) => path)).toEqual([field]);
    }
  });

  it.each(['PDT', 'EST', 'GMT', 'Asia/Tokyo', 'America/Mexico_City'])(
    'takes the time zone %s',
    (meetingTimezone) => {
      expect(issuesOf({ meetingTimezone })).toEqual([]);
    },
  );

  it.each([
    [{ meetingTimezone: 'Mars/Olympus' }, 'unknown_zone'],
    [{ meetingTimezone: '' }, 'unknown_zone'],
    [{ meetingDate: '2026-02-30' }, 'not_a_date'],
    [{ meetingDate: '' }, 'required'],
    [{ meetingTime: '00:30' }, 'not_a_time'],
    [{ meetingTime: '13:00' }, 'not_a_time'],
    [{ meetingTime: '9:00' }, 'not_a_time'],
    [{ meetingDuration: '90 min' }, 'unknown_choice'],
    [{ meetingAmPm: 'am' }, 'unknown_choice'],
    [{ hostPlatform: 'Skype' }, 'unknown_choice'],
    [{ meetingSubject: '' }, 'required'],
    [{ meetingUtcOffset: '+9' }, 'invalid'],
    [{ meetingUtcOffset: '+99:99' }, 'invalid'],
    [{ interpreterBookingFrom: 'Klingon' }, 'unknown_choice'],
    [{ meetingTitle: ' ' }, 'required'],
  ])('refuses %j as %s', (changes, code) => {
    expect(issuesOf(changes)).toEqual([[Object.keys(changes)[0], code]]);
  });
});
