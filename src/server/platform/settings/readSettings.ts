import { demoPlan, isOwnMachine } from '../demo/demoPlan';
import { Environment, SettingsError } from './environment';
import { withSecretFiles } from './withSecretFiles';

/** Everything that the environment decides; read once, at start. */
export type Settings = ReturnType<typeof readSettings>;

/** Throws SettingsError, which says what to set, for an environment that the server cannot or must not run with. */
export function readSettings(variables: Record<string, string | undefined>) {
  const given = Object.entries(withSecretFiles(variables)).filter(([, value]) => value?.trim());
  const read = Environment.safeParse(Object.fromEntries(given));
  if (!read.success) {
    throw new SettingsError(read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`));
  }
  const env = read.data;
  const isProduction = env.NODE_ENV === 'production';
  if (isProduction) refuseUnsafe(env);
  const circumstances = {
    seedDemo: env.SEED_DEMO,
    databaseUrl: env.DATABASE_URL,
    host: env.HOST,
    isProduction,
  };
  /** where people find the server, without a slash at the end */
  const publicUrl = env.PUBLIC_URL ?? `http://${hostInUrl(env.HOST)}:${env.PORT}`;
  return {
    isProduction,
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    clientDir: env.CLIENT_DIR,
    databaseUrl: env.DATABASE_URL,
    listenUrl: env.DATABASE_LISTEN_URL,
    pooler: env.DATABASE_POOLER,
    demoPlan: demoPlan(circumstances),
    /** the demo accounts' password works nowhere but in a demo on one's own machine */
    acceptsDemoPassword: isOwnMachine(circumstances),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? `Dragoman <no-reply@${new URL(publicUrl).hostname}>`,
    /** ClamAV's daemon, which looks at the files of messages */
    clamdUrl: env.CLAMD_URL,
    /** mails hold sign-in codes, so they are shown only where the demo accounts are */
    showsOutbox: isOwnMachine(circumstances),
    /** Prometheus reads with this word; without it only whoever is at a demo on their own machine may */
    metricsToken: env.METRICS_TOKEN,
    showsMetrics: env.METRICS_TOKEN !== undefined || isOwnMachine(circumstances),
    publicUrl,
    tokenSecret: env.TOKEN_SECRET,
    /** by which browsers' makers know this installation; without them a server of its own draws some */
    pushKeys: pushKeysOf(env),
    /** by which browsers in a meeting's room find each other */
    relay: relayOf(env),
    hidesUnknownAccounts: env.ACCOUNT_ENUMERATION === 'hide',
    /** whether an admin looks at an interpreter's profile before clients see it */
    listingReview: env.LISTING_REVIEW,
    accessTokenSeconds: env.ACCESS_TOKEN_SECONDS,
    refreshTokenDays: env.REFRESH_TOKEN_DAYS,
    limits: {
      loginTriesPerAccount: env.LOGIN_TRIES_PER_ACCOUNT,
      loginTriesPerAddress: env.LOGIN_TRIES_PER_ADDRESS,
      renewalsPerSession: env.RENEWALS_PER_SESSION,
      mailsPerAccount: env.MAILS_PER_ACCOUNT,
      mailsPerAddress: env.MAILS_PER_ADDRESS,
      mailsPerMailbox: env.MAILS_PER_MAILBOX,
      codeTriesPerAccount: env.CODE_TRIES_PER_ACCOUNT,
      codeTriesPerAddress: env.CODE_TRIES_PER_ADDRESS,
      openReadsPerMinute: env.OPEN_READS_PER_MINUTE,
      requestsPerSecond: env.REQUESTS_PER_SECOND,
      bookingChangesPerHour: env.BOOKING_CHANGES_PER_HOUR,
      bookingAnswersPerHour: env.BOOKING_ANSWERS_PER_HOUR,
      storedBytesPerPerson: env.STORED_MEGABYTES_PER_PERSON * 1024 * 1024,
      windowSeconds: env.LIMIT_WINDOW_SECONDS,
    },
    logLevel: env.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    trustProxy: env.TRUST_PROXY,
  };
}

function refuseUnsafe({
  TOKEN_SECRET: secret,
  SMTP_URL: smtpUrl,
  METRICS_TOKEN: word,
  TURN_SECRET: turnSecret,
}: Environment): void {
  const problems: string[] = [];
  if (secret === undefined || isWeakSecret(secret)) {
    problems.push(
      `TOKEN_SECRET is ${secret === undefined ? 'missing' : 'too weak'}: set it to at least 32 random characters, ` +
        'the same for every server process. `openssl rand -hex 32` makes one.',
    );
  }
  if (smtpUrl === undefined) {
    problems.push(
      'SMTP_URL is missing: set it to your mail server, such as smtps://user:password@mail.example.com.',
    );
  }
  if (word !== undefined && isWeakSecret(word)) {
    problems.push(
      'METRICS_TOKEN is too weak: set it to at least 32 random characters, or leave it out, which hides /metrics.',
    );
  }
  if (turnSecret !== undefined && isWeakSecret(turnSecret)) {
    problems.push(
      'TURN_SECRET is too weak: set it to at least 32 random characters, here and in coturn. Anybody who guesses it uses your relay.',
    );
  }
  if (problems.length > 0) throw new SettingsError(problems);
}

/** Both or none: one of them says nothing. */
function pushKeysOf({ PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey }: Environment) {
  if ((publicKey === undefined) !== (privateKey === undefined)) {
    throw new SettingsError([
      'PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY belong together: set both, or neither. `npx web-push generate-vapid-keys` makes a pair.',
    ]);
  }
  return publicKey !== undefined && privateKey !== undefined ? { publicKey, privateKey } : null;
}

export interface RelaySettings {
  /** stun:, turn: and turns: addresses */
  urls: readonly string[];
  /** the relay's, with which passwords are made; undefined where there is no relay */
  secret: string | undefined;
}

/** A relay takes whoever has its secret's word for it, so there is none without a secret. */
function relayOf({ TURN_URLS: urls = [], TURN_SECRET: secret }: Environment): RelaySettings {
  if (urls.some((url) => url.startsWith('turn')) !== (secret !== undefined)) {
    throw new SettingsError([
      "TURN_SECRET and the turn: or turns: addresses of TURN_URLS belong together: set both, or neither. The secret is coturn's static-auth-secret.",
    ]);
  }
  return { urls, secret };
}

/** An address that a browser can open, which "every interface" is not. */
function hostInUrl(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

const SHORTEST = 32;

const FEWEST_DIFFERENT_CHARACTERS = 10;

/** Words that stand in examples, never in a secret that somebody drew at random. */
const KNOWN = /change.?me|secret|password|example|default|dragoman|0123456789|abcdefgh/i;

/** Whether a secret for signing tokens could be guessed: too short, too plain, or copied from an example. */
export function isWeakSecret(secret: string): boolean {
  return secret.length < SHORTEST || new Set(secret).size < FEWEST_DIFFERENT_CHARACTERS || KNOWN.test(secret);
}
