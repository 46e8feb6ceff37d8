import type { z } from 'zod';
import { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import { ROOM_PLATFORM } from '../../../shared/domain/booking/meetingRoom';
import type { CancellingParty } from '../../../shared/domain/booking/cancellationFee';
import { visibleText } from '../../../shared/domain/text/visibleText';
import type { MailWords } from '../../../shared/i18n/serverMessages';

/** Facts of a booking for mails and calendars; no more of it waits in the outbox. */
export const ToldBooking = BookingRecord.omit({
  client_id: true,
  interpreter_id: true,
  meetingDescription: true,
  meetingUtcOffset: true,
  createdAt: true,
  leastCancellation: true,
  proposal: true,
  clientStanding: true,
  aftermath: true,
  clientAvatar: true,
  clientEmail: true,
});
export type ToldBooking = z.infer<typeof ToldBooking>;

/** A booking's values in the reader's words; what is missing has a word too. */
export function bookingWords(booking: ToldBooking, reader: CancellingParty, { booking: words }: MailWords) {
  const { subjects } = words;
  const otherName = reader === 'client' ? booking.selectedInterpreter.name : booking.clientName;
  return {
    title: visibleText(booking.meetingTitle) || words.untitled,
    other: visibleText(otherName) || words.unnamed[reader],
    duration: words.durations[booking.meetingDuration],
    subject: Object.hasOwn(subjects, booking.meetingSubject)
      ? subjects[booking.meetingSubject as keyof typeof subjects]
      : booking.meetingSubject,
    platform: platformWords(booking.hostPlatform, words),
  };
}

function platformWords(platform: string, words: MailWords['booking']): string {
  if (platform === ROOM_PLATFORM) return words.roomPlatform;
  return platform === 'Other' ? words.otherPlatform : platform;
}
