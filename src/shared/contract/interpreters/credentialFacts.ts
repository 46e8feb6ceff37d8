import { z } from 'zod';
import { Badge } from './badge';

/** A decision or change names the version that it is about. */
export const CredentialVersion = z.int().min(1).max(2_147_483_647).describe('rises by one with every change');

/** What was claimed, as it is read. */
export const CredentialFacts = Badge.extend({
  number: z.string().describe('its number; may be empty'),
  issued_on: z.string().describe('since when, YYYY-MM-DD'),
});

export const DocumentFacts = z.object({
  name: z.string().describe('what the file is called'),
  media_type: z.string().describe('application/pdf or image/jpeg'),
  size: z.number().int().describe('bytes'),
});
