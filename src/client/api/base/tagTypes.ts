import type { ErrorCode } from '../../../shared/contract/base/errors';

/** The tags of cached reads; a write names the tags that it changed, and those reads are made again. */
export const TAG_TYPES = [
  'Person',
  'Interpreter',
  'Booking',
  'Thread',
  'Message',
  'Availability',
  'Slot',
  'Headshot',
  'Resume',
  'Help',
  'Setting',
  'QuizResult',
  'InstituteUser',
  'Role',
  'Business',
  'Team',
  'Invitation',
  'Institute',
  'Audit',
  'Problem',
  'Review',
  'CalendarFeed',
  'SignIn',
  'Listing',
  'Credential',
  'Notification',
  'Favourite',
  'Call',
  'Block',
  'Room',
] as const;
export type TagType = (typeof TAG_TYPES)[number];

export interface Tag {
  type: TagType;
  id?: string;
}

/** A failed write changed nothing, so it invalidates nothing. */
export function afterSuccess<Arg>(tagsOf: (arg: Arg) => Tag[]) {
  return (_data: unknown, error: unknown, arg: Arg): Tag[] => (error === undefined ? tagsOf(arg) : []);
}

/** The same, and where the write was refused because what it names has changed meanwhile: then that is read again. */
export function afterSuccessOr(code: ErrorCode, tags: Tag[]) {
  return (_data: unknown, error: { code?: unknown } | undefined): Tag[] =>
    error === undefined || error.code === code ? tags : [];
}

/** Lists of bookings: writes have them read again; of live news they are patched (`applyLiveEvent.ts`). */
export const BOOKING_LIST: Tag = { type: 'Booking', id: 'LIST' };

/** Reads that any booking's change may touch, and that live news have read again. */
export const ANY_BOOKING: Tag = { type: 'Booking', id: 'ANY' };

/** Offers that the reader can still accept. */
export const OPEN_OFFERS: Tag = { type: 'Call', id: 'OFFERS' };

/** Free times of all who offer a pair of languages. */
export const PAIR_SLOTS = 'PAIR';

/** A list and everything in it. */
export function tagList(type: TagType, records: readonly { id: string }[] | undefined): Tag[] {
  return [{ type, id: 'LIST' }, ...(records ?? []).map(({ id }) => ({ type, id }))];
}
