import type { MeetingRoom } from '../../../src/shared/contract/bookings/room';
import { aBooking } from '../aBooking';
import { clientPerson, interpreterPerson } from '../people';

/** Ten minutes after the start of `aBooking`. */
export const IN_THE_MIDDLE = '2030-01-05T21:40:00.000Z';
export const OWN_VISIT = '9a1d0f4e-3f0a-4a52-8f7e-000000000001';
export const OTHER_VISIT = '9a1d0f4e-3f0a-4a52-8f7e-000000000002';

type Person = MeetingRoom['people'][number];

export function aPersonInRoom(changes: Partial<Person> = {}): Person {
  return {
    ...{ visit_id: OTHER_VISIT, role: 'interpreter', name: 'Ines Interpreter', photo_url: null },
    ...{ person_id: interpreterPerson.id, since: IN_THE_MIDDLE, is_there: true },
    ...changes,
  };
}

/** An open room of `aBooking`, with its client and its interpreter in it. */
export function aMeetingRoom(changes: Partial<MeetingRoom> = {}): MeetingRoom {
  const { meetingTitle, startsAt, endsAt } = aBooking();
  return {
    ...{ meeting_id: '8a1d0f4e-3f0a-4a52-8f7e-000000000001', phase: 'open', mode: 'consecutive' },
    ...{ title: meetingTitle, starts_at: startsAt, ends_at: endsAt, languages: ['English', 'Japanese'] },
    people: [
      aPersonInRoom({
        ...{ visit_id: OWN_VISIT, role: 'client', name: 'Clara Client', person_id: clientPerson.id },
      }),
      aPersonInRoom(),
    ],
    ...{ waiting: [], admitted: [], removed: [], links: [], places_left: 4, now: IN_THE_MIDDLE },
    ...changes,
  };
}
