import { z } from 'zod';
import { CODE_DIGITS } from '../../domain/people/codeLife';

const missingOrInvalid = (issue: { input?: unknown }) =>
  issue.input === undefined || issue.input === '' ? 'required' : 'invalid';

/** A code as typed from a mail; spaces that came along while copying are no mistake. */
export const MailedCode = z
  .string({ error: missingOrInvalid })
  .max(20)
  .transform((typed) => typed.replace(/\s/g, ''))
  .pipe(z.string().regex(new RegExp(`^\\d{${CODE_DIGITS}}$`), { error: missingOrInvalid }))
  .describe(`the ${CODE_DIGITS} digits from the mail`);

/** The token of a mailed link: 256 random bits in base64url. */
export const LinkToken = z
  .string({ error: missingOrInvalid })
  .trim()
  .min(1, { error: 'required' })
  .max(100)
  .describe("the `token` of the mailed link's address");
