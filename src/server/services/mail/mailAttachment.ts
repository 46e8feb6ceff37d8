import { z } from 'zod';

/** A file that goes with a mail; `content` is text (a calendar entry, say). */
export const MailAttachment = z.object({
  filename: z.string(),
  contentType: z.string(),
  content: z.string(),
});
export type MailAttachment = z.infer<typeof MailAttachment>;
