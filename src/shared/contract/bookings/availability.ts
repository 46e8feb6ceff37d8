import { z } from 'zod';
import { MAX_GAP_MINUTES, MAX_NOTICE_MINUTES } from '../../domain/booking/availability';
import { isBookableZone } from '../../domain/time/timeZones';
import { defineEndpoint } from '../base/endpoint';
import { Day, REFUSED_UNSEEN, TOO_LONG } from '../base/fields';

const PREFIX = '/v2/api/availability' as const;

const ClockTime = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, { error: 'not_a_time' })
  .describe('hh:mm on a clock of 24 hours; 24:00 is the end of the day');

export const WeeklyStretch = z.object({
  weekday: z.int().min(1).max(7).describe('1 is Monday, 7 is Sunday'),
  opens: ClockTime.describe('hh:mm on a clock of 24 hours'),
  closes: ClockTime,
});
export const DaysOff = z.object({
  first: Day.describe('first day off, YYYY-MM-DD'),
  last: Day.describe('last day off, YYYY-MM-DD'),
});
const ZONE = 'IANA time zone, or PDT, EST, GMT, that hours and days are of';
const HOURS = 'when the interpreter works each week; without any a listing becomes a draft';
const DAYS_OFF = 'days without work';
const GAP = 'minutes to keep free between two bookings';
const NOTICE = 'minutes that a booking must be asked for ahead';
const AT_ONCE = 'whether requests are confirmed at once, without an answer';
const AT_ONCE_NOTICE = 'minutes ahead from which on they are; what is asked for later waits for an answer';

/** When an interpreter works, in their own zone. */
export const AvailabilityRecord = z.object({
  timeZone: z.string().describe(ZONE),
  weeklyHours: z.array(WeeklyStretch).describe(HOURS),
  daysOff: z.array(DaysOff).describe(DAYS_OFF),
  gapMinutes: z.int().describe(GAP),
  noticeMinutes: z.int().describe(NOTICE),
  confirmsAtOnce: z.boolean().describe(AT_ONCE),
  atOnceNoticeMinutes: z.int().describe(AT_ONCE_NOTICE),
});
export type AvailabilityRecord = z.infer<typeof AvailabilityRecord>;

/** Stretches must end after they begin and not overlap; days off must be in order. */
const AvailabilityChange = z
  .object({
    timeZone: z.string().max(64).refine(isBookableZone, { error: 'unknown_zone' }).describe(ZONE),
    weeklyHours: z.array(WeeklyStretch).max(42, TOO_LONG).describe(HOURS),
    daysOff: z.array(DaysOff).max(200, TOO_LONG).describe(DAYS_OFF),
    gapMinutes: z.int().min(0).max(MAX_GAP_MINUTES).describe(GAP),
    noticeMinutes: z.int().min(0).max(MAX_NOTICE_MINUTES).describe(NOTICE),
    confirmsAtOnce: z.boolean().optional().describe(`${AT_ONCE}; left out, that stays as it is`),
    atOnceNoticeMinutes: z
      .int()
      .min(0)
      .max(MAX_NOTICE_MINUTES)
      .optional()
      .describe(`${AT_ONCE_NOTICE}; left out, that stays as it is`),
    seen: AvailabilityRecord.optional().describe(`all of it as it was seen; ${REFUSED_UNSEEN}`),
  })
  .superRefine(({ weeklyHours, daysOff }, context) => {
    const refuse = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    weeklyHours.forEach((one, place) => {
      if (one.closes <= one.opens) refuse(['weeklyHours', place, 'closes'], 'end_before_start');
      const isDoubled = weeklyHours.slice(0, place).some(({ weekday, opens, closes }) => {
        return weekday === one.weekday && opens < one.closes && one.opens < closes;
      });
      if (isDoubled) refuse(['weeklyHours', place, 'opens'], 'doubled');
    });
    daysOff.forEach((one, place) => {
      if (one.last < one.first) refuse(['daysOff', place, 'last'], 'end_before_start');
      if (daysOff.slice(0, place).some(({ first }) => first === one.first)) {
        refuse(['daysOff', place, 'first'], 'doubled');
      }
    });
  });
export type AvailabilityChange = z.output<typeof AvailabilityChange>;

export const getAvailability = defineEndpoint({
  name: 'getAvailability',
  method: 'POST',
  path: `${PREFIX}/get`,
  access: 'interpreter',
  summary:
    "The calling interpreter's weekly hours, days off, gap and notice, and whether they confirm at once",
  request: z.object({}).default({}),
  data: AvailabilityRecord,
  refusals: ['NOT_FOUND'],
});

export const updateAvailability = defineEndpoint({
  name: 'updateAvailability',
  method: 'POST',
  path: `${PREFIX}/update`,
  access: 'interpreter',
  summary: 'Replace all of it; bookings that stand already stay as they are',
  request: AvailabilityChange,
  data: AvailabilityRecord,
  refusals: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});
