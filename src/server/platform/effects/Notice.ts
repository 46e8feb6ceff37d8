import { z } from 'zod';
import { LiveNews } from '../../../shared/contract/base/live';

/** Signed out, or a password was changed: said among servers, never to a page. */
const SessionOver = z.object({ type: z.literal('session_over'), id: z.string() });

/** What strangers read of an interpreter changed: pages that a server has kept are old. */
const ProfileChanged = z.object({ type: z.literal('profile_changed'), id: z.string() });

/** What servers tell each other through the database: what is new, and whose open pages are to hear it. */
export const Notice = z.object({
  to: z.array(z.string()),
  news: z.union([SessionOver, ProfileChanged, LiveNews]),
  /** the interpreter whose free times are others now: told to whoever looks at them, and not why */
  slotsOf: z.string().optional(),
});
export type Notice = z.infer<typeof Notice>;
