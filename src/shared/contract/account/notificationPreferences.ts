import { z } from 'zod';
import { NOTIFICATION_GROUPS } from '../../domain/people/notifications';
import { CLOCK_HOURS } from '../../domain/time/quietHours';
import { isBookableZone } from '../../domain/time/timeZones';
import { defineEndpoint, emptyRequest } from '../base/endpoint';

const PREFIX = '/v2/api/notification' as const;

const Group = z.enum(NOTIFICATION_GROUPS, { error: 'unknown_choice' });
const ClockHour = z.enum(CLOCK_HOURS as [string, ...string[]], { error: 'unknown_choice' });
const Zone = z.string().max(64, { error: 'too_long' }).refine(isBookableZone, { error: 'unknown_zone' });

const Quiet = z.object({
  from: ClockHour.describe('when they begin, on a clock of 24 hours'),
  until: ClockHour.describe('when they end'),
});

export const NotificationPreferences = z.object({
  channels: z
    .array(
      z.object({
        group: Group.describe('which notifications'),
        mail: z.boolean().nullable().describe('null: they are always mailed'),
        push: z.boolean().describe('to the devices that the person allowed'),
      }),
    )
    .describe('in the app each is always told'),
  quiet: Quiet.nullable().describe('when nothing comes but what is urgent; null where there are none'),
  isGathered: z.boolean().describe('mails that are not urgent come as one a day'),
  timeZone: z.string().nullable().describe("the person's own, in which the hours are meant"),
});
export type NotificationPreferences = z.infer<typeof NotificationPreferences>;

export const getNotificationPreferences = defineEndpoint({
  name: 'getNotificationPreferences',
  method: 'POST',
  path: `${PREFIX}/get_preferences`,
  access: 'signedIn',
  summary: 'Which notifications come by mail and push, and when',
  request: emptyRequest,
  data: NotificationPreferences,
  refusals: [],
});

export const saveNotificationPreferences = defineEndpoint({
  name: 'saveNotificationPreferences',
  method: 'POST',
  path: `${PREFIX}/save_preferences`,
  access: 'signedIn',
  summary: 'Choose which notifications come by mail and push, and when',
  request: z.object({
    channels: z
      .array(
        z.object({
          group: Group.describe('which notifications'),
          mail: z.boolean().optional().describe('as it was, where it is left out'),
          push: z.boolean().optional().describe('as it was, where it is left out'),
        }),
      )
      .max(NOTIFICATION_GROUPS.length, { error: 'too_long' })
      .describe('what is left out stays as it was'),
    quiet: Quiet.nullable()
      .optional()
      .describe('null for no quiet hours; as they were, where they are left out'),
    isGathered: z
      .boolean()
      .optional()
      .describe('mails that are not urgent come as one a day; as it was, where it is left out'),
    timeZone: Zone.optional().describe(
      'of the quiet hours; the one that the person has, where it is left out',
    ),
  }),
  data: NotificationPreferences,
  refusals: [],
});
