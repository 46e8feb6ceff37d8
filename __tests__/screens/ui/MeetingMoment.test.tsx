import { render } from '@testing-library/react';
import { BookedTime } from '../../../src/client/entities/booking/card/BookedTime';
import { MeetingMoment } from '../../../src/client/entities/booking/card/MeetingMoment';
import { aBooking } from '../../support/aBooking';
import { withWords } from '../../support/withWords';

type Changes = Parameters<typeof aBooking>[0];
const TOKYO = { meetingTimezone: 'Asia/Tokyo', startsAt: '2030-01-05T05:30:00.000Z' };

describe("a meeting's time as booked", () => {
  const time = (changes: Changes) =>
    render(withWords(<BookedTime booking={aBooking(changes)} />)).container.textContent;

  test.each([
    ['12:05', 'AM', '12:05 AM'],
    ['12:05', 'PM', '12:05 PM'],
    ['09:00', 'AM', '09:00 AM'],
  ] as const)('knows midnight from noon: %s %s', (meetingTime, meetingAmPm, words) => {
    expect(time({ meetingTime, meetingAmPm })).toMatch(new RegExp(`^${words} PDT`));
  });

  test('is N/A where none was given', () => {
    expect(time({ meetingTime: '' })).toBe('N/A');
  });
});

describe("a meeting's moment", () => {
  const moment = (zone: string, changes: Changes = {}, language: 'en-US' | 'es-MX' | 'ja-JP' = 'en-US') =>
    render(withWords(<MeetingMoment booking={aBooking(changes)} zone={zone} />, language)).container
      .textContent;

  test('is as booked where the reader has the same clock', () => {
    expect(moment('Etc/GMT+7')).toBe('Sat, Jan 5, 2030 02:30 PM PDT');
    expect(moment('Asia/Seoul', TOKYO)).toBe('Sat, Jan 5, 2030 02:30 PM GMT+9');
  });

  test("is the reader's own where it differs, with the booked one beneath", () => {
    expect(moment('America/Los_Angeles')).toBe('Sat, Jan 5, 2030 01:30 PM PSTAs booked  02:30 PM PDT');
    expect(moment('Asia/Tokyo')).toBe(
      'Sun, Jan 6, 2030 06:30 AM GMT+9As booked Sat, Jan 5, 2030 02:30 PM PDT',
    );
    expect(moment('America/Los_Angeles', TOKYO)).toBe(
      'Fri, Jan 4, 2030 09:30 PM PSTAs booked Sat, Jan 5, 2030 02:30 PM GMT+9',
    );
  });

  test('speaks of the meeting’s zone as long as nothing is agreed', () => {
    const { container } = render(
      withWords(<MeetingMoment booking={aBooking()} zone="Asia/Tokyo" isWished />),
    );
    expect(container).toHaveTextContent(
      'Sun, Jan 6, 2030 06:30 AM GMT+9In the meeting’s time zone Sat, Jan 5, 2030 02:30 PM PDT',
    );
  });

  test('is written as people write it in Mexico and in Japan', () => {
    expect(moment('Asia/Tokyo', {}, 'es-MX')).toBe(
      'dom, 6 ene 2030 06:30 a.m. GMT+9Según la reserva sáb, 5 ene 2030 02:30 p.m. PDT',
    );
    expect(moment('Asia/Tokyo', {}, 'ja-JP')).toBe(
      '2030年1月6日(日) 06:30 JST予約時の時刻 2030年1月5日(土) 14:30 PDT',
    );
  });
});
