import { z } from 'zod';
import { AUDIT_ACTIONS } from '../../domain/people/auditActions';
import { defineEndpoint } from '../base/endpoint';
import { Instant, PhotoUrl, textUpTo } from '../base/fields';
import { Order, pageOf, PageWish } from '../base/paging';

/** One change in an institute, as it was written down with it. */
export const AuditEntry = z.object({
  id: z.number().int().describe('grows with time'),
  at: Instant.describe('when'),
  actor: z.string().describe('name, as it was then, of who did it'),
  actor_photo_url: PhotoUrl,
  action: z.enum(AUDIT_ACTIONS).describe('what was done'),
  subject: z.string().describe('what it was done to, as people call it'),
  subject_photo_url: PhotoUrl.optional().describe('where that is a person; left out for all else'),
  before: z.unknown().describe('what held before, null for nothing; of a team only what changed'),
  after: z.unknown().describe('what held afterwards, null for nothing; of a team only what changed'),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const getAuditLog = defineEndpoint({
  name: 'getAuditLog',
  method: 'POST',
  path: '/v2/api/admin/audit/get',
  access: 'instituteAdmin',
  summary: 'Who changed what in the institute, newest first unless asked otherwise',
  request: z
    .object({
      action: z.enum(AUDIT_ACTIONS).optional().describe('only lines about this'),
      actor: textUpTo(100)
        .optional()
        .describe('only what was done by whom these words name, accents and case aside'),
      order: Order.default('descending').describe('descending: newest first'),
      ...PageWish,
    })
    .prefault({}),
  data: pageOf(AuditEntry),
  refusals: [],
});
