import { z } from 'zod';
import { MEETING_DURATIONS } from '../../domain/booking/bookingChoices';
import { INTERPRETATION_LANGUAGES } from '../../domain/text/interpretationLanguages';
import { isBookableZone } from '../../domain/time/timeZones';
import { defineEndpoint } from '../base/endpoint';
import { Day, Id } from '../base/fields';

/** So many days one answer tells of at most. */
export const SLOT_DAYS = 14;

const Language = z.enum(INTERPRETATION_LANGUAGES, { error: 'unknown_choice' });

const Slot = z.object({
  startsAt: z.iso
    .datetime({ offset: true })
    .describe(
      'when the session would start, ISO 8601 by the clocks of the zone asked for, with their offset',
    ),
  free: z.int().min(1).describe('how many interpreters are free then; 1 where one was asked for'),
});
export type Slot = z.infer<typeof Slot>;

const SlotSearch = z
  .object({
    interpreter_id: Id.optional().describe('whose free times'),
    pair: z
      .object({
        from: Language.describe('one language'),
        to: Language.describe('the other language'),
      })
      .optional()
      .describe('instead of one interpreter: how many of those who offer these two languages are free'),
    from: Day.describe('the first day, YYYY-MM-DD on the calendar of the zone'),
    days: z.int().min(1).max(SLOT_DAYS).describe('how many days'),
    duration: z.enum(MEETING_DURATIONS).describe('how long the session lasts'),
    zone: z
      .string()
      .max(64)
      .refine(isBookableZone, { error: 'unknown_zone' })
      .describe('whose calendar and clocks: IANA time zone, or PDT, EST, GMT'),
    booking_id: Id.optional().describe("a booking of the caller's that is to be moved: it holds nothing"),
  })
  .refine(({ interpreter_id, pair }) => (interpreter_id === undefined) !== (pair === undefined), {
    error: 'required',
    path: ['interpreter_id'],
  })
  .refine(({ pair }) => pair === undefined || pair.from !== pair.to, {
    error: 'same_languages',
    path: ['pair', 'to'],
  });

export const listSlots = defineEndpoint({
  name: 'listSlots',
  method: 'POST',
  path: '/v2/api/slot/list',
  access: 'signedIn',
  summary: 'The free starts of some days, of one interpreter or of all who offer a pair of languages',
  request: SlotSearch,
  data: z.object({
    slots: z.array(Slot).describe('free starts, the earliest first'),
    zone: z.string().nullable().describe('whose clocks the one interpreter lives by; null of a pair'),
    next: Slot.nullable().describe(
      'where those days have none: the next one, if there is one within eight weeks',
    ),
  }),
  refusals: ['NOT_FOUND'],
});
