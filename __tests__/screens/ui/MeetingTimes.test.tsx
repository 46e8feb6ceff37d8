import { render } from '@testing-library/react';
import { MeetingMoment } from '../../../src/client/entities/booking/card/MeetingMoment';
import { MeetingTimes } from '../../../src/client/entities/booking/card/MeetingTimes';
import { aBooking } from '../../support/aBooking';
import { withWords } from '../../support/withWords';

type Changes = Parameters<typeof aBooking>[0];
const times = (zone: string, changes: Changes = {}, language: 'en-US' | 'es-MX' | 'ja-JP' = 'en-US') => {
  const booking = aBooking(changes);
  return render(withWords(<MeetingTimes booking={booking} zone={zone} />, language)).container.textContent;
};
const TOKYO = { meetingTimezone: 'Asia/Tokyo', startsAt: '2030-01-05T05:30:00.000Z' };

describe("a meeting's times", () => {
  test('are as booked, and nothing more where the reader has the same clock', () => {
    expect(times('Etc/GMT+7')).toBe('02:30 PM PDT');
    expect(times('Asia/Tokyo', TOKYO)).toBe('02:30 PM GMT+9');
    expect(times('Asia/Seoul', TOKYO)).toBe('02:30 PM GMT+9');
  });

  test("add the reader's own where it differs", () => {
    expect(times('America/Los_Angeles')).toBe('02:30 PM PDTYour time: 01:30\u00A0PM');
  });

  test('add the day as well where the reader has another one', () => {
    expect(times('Asia/Tokyo')).toBe('02:30 PM PDTYour time: Jan 6, 2030, 06:30\u00A0AM');
    expect(times('America/Los_Angeles', TOKYO)).toBe('02:30 PM GMT+9Your time: Jan 4, 2030, 09:30\u00A0PM');
  });

  test('are written as people write them in Mexico and in Japan', () => {
    expect(times('Asia/Tokyo', {}, 'es-MX')).toBe('02:30 p.m. PDTTu hora: 6 ene 2030, 06:30\u00A0a.m.');
    expect(times('America/Los_Angeles', {}, 'ja-JP')).toBe('14:30 PDTあなたの時刻：13:30');
  });

  test.each([
    ['12:05', 'AM', '12:05 AM'],
    ['12:05', 'PM', '12:05 PM'],
    ['09:00', 'AM', '09:00 AM'],
  ] as const)('know midnight from noon: %s %s', (meetingTime, meetingAmPm, words) => {
    expect(times('Etc/GMT+7', { meetingTime, meetingAmPm })).toMatch(new RegExp(`^${words} PDT`));
  });

  test('are N/A where none was given', () => {
    expect(times('UTC', { meetingTime: '' })).toBe('N/A');
  });
});

describe("a meeting's moment", () => {
  const moment = (zone: string, language: 'en-US' | 'es-MX' | 'ja-JP' = 'en-US') =>
    render(withWords(<MeetingMoment booking={aBooking()} zone={zone} />, language)).container.textContent;

  test('is as booked where the reader has the same clock', () => {
    expect(moment('Etc/GMT+7')).toBe('Jan 5, 2030 02:30 PM PDT');
  });

  test("is the reader's own where it differs, with the booked one beneath", () => {
    expect(moment('America/Los_Angeles')).toBe('Jan 5, 2030 01:30 PM PSTAs booked  02:30 PM PDT');
    expect(moment('Asia/Tokyo')).toBe('Jan 6, 2030 06:30 AM GMT+9As booked Jan 5, 2030 02:30 PM PDT');
  });

  test('is written as people write it in Mexico and in Japan', () => {
    expect(moment('Asia/Tokyo', 'es-MX')).toBe(
      '6 ene 2030 06:30 a.m. GMT+9Según la reserva 5 ene 2030 02:30 p.m. PDT',
    );
    expect(moment('Asia/Tokyo', 'ja-JP')).toBe('2030年1月6日 06:30 JST予約時の時刻 2030年1月5日 14:30 PDT');
  });
});
