/**
 * The environment that tests run in: what a person has set for their own server must not change what a test
 * sees. DATABASE_URL stays, it is how the server tests are pointed at a real PostgreSQL.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function testEnvironment(env) {
  const kept = Object.entries(env).filter(([name]) => !SERVERS_OWN.includes(name));
  const options = [env['NODE_OPTIONS'], ...OPTIONS].filter(Boolean).join(' ');
  return { ...Object.fromEntries(kept), NODE_ENV: 'test', NODE_OPTIONS: options };
}

/** Screens' tests drop much that they made: where there is room for more of it, a tenth less of their time is spent on that. */
const OPTIONS = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=64',
];

/** All of `.env.example` but the two that are spoken of above. */
const SERVERS_OWN = [
  'HOST',
  'PORT',
  'PUBLIC_URL',
  'DATA_DIR',
  'DATABASE_URL_FILE',
  'DATABASE_LISTEN_URL',
  'DATABASE_LISTEN_URL_FILE',
  'DATABASE_POOLER',
  'SEED_DEMO',
  'TOKEN_SECRET',
  'TOKEN_SECRET_FILE',
  'PUSH_PUBLIC_KEY',
  'PUSH_PRIVATE_KEY',
  'PUSH_PRIVATE_KEY_FILE',
  'TURN_URLS',
  'TURN_SECRET',
  'TURN_SECRET_FILE',
  'METRICS_TOKEN',
  'METRICS_TOKEN_FILE',
  'ACCESS_TOKEN_SECONDS',
  'REFRESH_TOKEN_DAYS',
  'ACCOUNT_ENUMERATION',
  'LISTING_REVIEW',
  'LOGIN_TRIES_PER_ACCOUNT',
  'LOGIN_TRIES_PER_ADDRESS',
  'RENEWALS_PER_SESSION',
  'MAILS_PER_ACCOUNT',
  'MAILS_PER_ADDRESS',
  'MAILS_PER_MAILBOX',
  'CODE_TRIES_PER_ACCOUNT',
  'CODE_TRIES_PER_ADDRESS',
  'OPEN_READS_PER_MINUTE',
  'REQUESTS_PER_SECOND',
  'LIMIT_WINDOW_SECONDS',
  'BOOKING_CHANGES_PER_HOUR',
  'BOOKING_ANSWERS_PER_HOUR',
  'STORED_MEGABYTES_PER_PERSON',
  'TRUST_PROXY',
  'SMTP_URL',
  'SMTP_URL_FILE',
  'MAIL_FROM',
  'CLAMD_URL',
  'LOG_LEVEL',
  'CLIENT_DIR',
];
