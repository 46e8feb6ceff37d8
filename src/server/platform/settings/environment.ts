import { z } from 'zod';
import { LISTING_REVIEWS } from '../../../shared/domain/people/listing';
import { isTrustProxy, readTrustProxy } from './readTrustProxy';

/** The environment is not one to start with; each problem is a sentence that says what to set. */
export class SettingsError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`Dragoman cannot start:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'SettingsError';
  }
}

/** The variables and what each may hold; a problem reads on from the variable's name. `.env.example` explains them. */
export const Environment = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  CLIENT_DIR: z.string().default('./dist/client'),
  DATABASE_URL: urlWith('postgres:', 'postgresql:').optional(),
  DATABASE_URL_FILE: z.string().optional(),
  DATABASE_LISTEN_URL: urlWith('postgres:', 'postgresql:').optional(),
  DATABASE_LISTEN_URL_FILE: z.string().optional(),
  DATABASE_POOLER: oneOf('none', 'transaction').optional(),
  SEED_DEMO: oneOf('0', '1').optional(),
  SMTP_URL: urlWith('smtp:', 'smtps:').optional(),
  SMTP_URL_FILE: z.string().optional(),
  CLAMD_URL: urlWith('tcp:').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/, {
      error: 'must be an address such as Dragoman <no-reply@example.com>',
    })
    .optional(),
  PUBLIC_URL: urlWith('http:', 'https:')
    .transform((url) => new URL(url).origin)
    .optional(),
  TOKEN_SECRET: z.string().optional(),
  TOKEN_SECRET_FILE: z.string().optional(),
  PUSH_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, { error: 'must be a VAPID key of 87 characters' })
    .optional(),
  PUSH_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, { error: 'must be a VAPID key of 43 characters' })
    .optional(),
  PUSH_PRIVATE_KEY_FILE: z.string().optional(),
  TURN_URLS: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine((urls) => urls.every((url) => /^(stun|turns?):[^\s/@]+$/.test(url)), {
      error: 'must be addresses such as turn:relay.example.com:3478, with commas between them',
    })
    .optional(),
  TURN_SECRET: z.string().optional(),
  TURN_SECRET_FILE: z.string().optional(),
  METRICS_TOKEN: z.string().optional(),
  METRICS_TOKEN_FILE: z.string().optional(),
  ACCOUNT_ENUMERATION: oneOf('show', 'hide').default('show'),
  LISTING_REVIEW: oneOf(...LISTING_REVIEWS).default('admin'),
  ACCESS_TOKEN_SECONDS: wholeNumber(1, 3600).default(900),
  REFRESH_TOKEN_DAYS: wholeNumber(1, 90).default(14),
  LOGIN_TRIES_PER_ACCOUNT: wholeNumber(1, 1_000_000).default(10),
  LOGIN_TRIES_PER_ADDRESS: wholeNumber(1, 1_000_000).default(100),
  RENEWALS_PER_SESSION: wholeNumber(1, 1_000_000).default(100),
  MAILS_PER_ACCOUNT: wholeNumber(1, 1_000_000).default(5),
  MAILS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(60),
  MAILS_PER_MAILBOX: wholeNumber(1, 1_000_000).default(6),
  CODE_TRIES_PER_ACCOUNT: wholeNumber(1, 1_000_000).default(20),
  CODE_TRIES_PER_ADDRESS: wholeNumber(1, 1_000_000).default(100),
  OPEN_READS_PER_MINUTE: wholeNumber(1, 1_000_000).default(300),
  REQUESTS_PER_SECOND: wholeNumber(1, 1_000_000).default(100),
  BOOKING_CHANGES_PER_HOUR: wholeNumber(1, 1_000_000).default(120),
  BOOKING_ANSWERS_PER_HOUR: wholeNumber(1, 1_000_000).default(600),
  STORED_MEGABYTES_PER_PERSON: wholeNumber(1, 1_000_000).default(500),
  LIMIT_WINDOW_SECONDS: wholeNumber(1, 86_400).default(900),
  LOG_LEVEL: oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent').optional(),
  TRUST_PROXY: z
    .string()
    .default('0')
    .refine(isTrustProxy, {
      error: 'must be 0, a number of proxies, or their addresses such as loopback, 10.0.0.0/8',
    })
    .transform(readTrustProxy),
});
export type Environment = z.output<typeof Environment>;

function wholeNumber(lowest: number, highest: number) {
  const error = `must be a whole number from ${lowest} to ${highest}`;
  const number = z.number().min(lowest, { error }).max(highest, { error });
  return z.string().regex(/^\d+$/, { error }).transform(Number).pipe(number);
}

function oneOf<const Values extends readonly [string, ...string[]]>(...values: Values) {
  return z.enum(values, { error: `must be one of ${values.join(', ')}` });
}

/** The value itself is never repeated: it may hold a password. */
function urlWith(...schemes: string[]) {
  const isSuch = (text: string) => URL.canParse(text) && schemes.includes(new URL(text).protocol);
  return z
    .string()
    .refine(isSuch, { error: `must be an address that begins with ${schemes.join('// or ')}//` });
}
