import { z } from 'zod';

const SmtpError = z.object({ code: z.string().optional(), responseCode: z.number().optional() });

export interface MailFailure {
  /** what may be logged and stored: codes only, because a server's words may hold the address */
  name: string;
  /** another attempt would end the same way */
  isFinal: boolean;
}

/**
 * What went wrong with an attempt. Only a recipient or message that the server refuses for good (5xx on the
 * envelope or the data) is final; a server that is away, busy or wrongly configured may recover.
 */
export function mailFailureOf(error: unknown): MailFailure {
  const { code = 'UNKNOWN', responseCode } = SmtpError.catch({}).parse(error);
  const isRefused = code === 'EENVELOPE' || code === 'EMESSAGE';
  const isFinal = isRefused && responseCode !== undefined && responseCode >= 500;
  return { name: responseCode === undefined ? code : `${code} ${responseCode}`, isFinal };
}
