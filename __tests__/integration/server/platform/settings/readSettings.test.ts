import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Environment, SettingsError } from '../../../../../src/server/platform/settings/environment';
import { readSettings } from '../../../../../src/server/platform/settings/readSettings';

const SECRET = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const PRODUCTION = {
  NODE_ENV: 'production',
  TOKEN_SECRET: SECRET,
  SMTP_URL: 'smtps://user:pw@mail.example.com',
};

const TURN_ADDRESSES =
  'TURN_URLS must be addresses such as turn:relay.example.com:3478, with commas between them.';

const problemsOf = (environment: Record<string, string | undefined>): readonly string[] => {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
};

describe('the settings', () => {
  it('need nothing on one’s own machine', () => {
    expect(readSettings({})).toMatchObject({
      isProduction: false,
      host: '127.0.0.1',
      port: 3000,
      dataDir: './data',
      databaseUrl: undefined,
      publicUrl: 'http://127.0.0.1:3000',
      accessTokenSeconds: 900,
      refreshTokenDays: 14,
      logLevel: 'warn',
      trustProxy: false,
      hidesUnknownAccounts: false,
      limits: { loginTriesPerAccount: 10, loginTriesPerAddress: 100, windowSeconds: 900 },
    });
  });

  it('take an empty variable as one that is not set', () => {
    expect(readSettings({ PORT: '', HOST: ' ', SEED_DEMO: '' })).toEqual(readSettings({}));
  });

  it.each([
    ['PORT', '3000x', 'PORT must be a whole number from 0 to 65535.'],
    ['PORT', '70000', 'PORT must be a whole number from 0 to 65535.'],
    ['ACCESS_TOKEN_SECONDS', '3601', 'ACCESS_TOKEN_SECONDS must be a whole number from 1 to 3600.'],
    ['ACCESS_TOKEN_SECONDS', '-1', 'ACCESS_TOKEN_SECONDS must be a whole number from 1 to 3600.'],
    [
      'DATABASE_URL',
      'mysql://root:hunter2@db',
      'DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
    ],
    ['DATABASE_POOLER', 'session', 'DATABASE_POOLER must be one of none, transaction.'],
    ['PUBLIC_URL', 'dragoman.example', 'PUBLIC_URL must be an address that begins with http:// or https://.'],
    ['SMTP_URL', 'mail.example.com', 'SMTP_URL must be an address that begins with smtp:// or smtps://.'],
    ['SEED_DEMO', 'yes', 'SEED_DEMO must be one of 0, 1.'],
    ['ACCOUNT_ENUMERATION', 'no', 'ACCOUNT_ENUMERATION must be one of show, hide.'],
    ['TURN_URLS', 'https://relay.example', TURN_ADDRESSES],
    ['TURN_URLS', 'turn:user:word@relay.example', TURN_ADDRESSES],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent.'],
  ])('refuse %s=%s and say what to set', (name, value, problem) => {
    expect(problemsOf({ [name]: value })).toEqual([problem]);
  });

  it.each(['none', 'transaction', undefined])('say that a pooler is %s, and where to listen', (pooler) => {
    const listenUrl = 'postgres://db/dragoman';
    const read = readSettings({ DATABASE_POOLER: pooler, DATABASE_LISTEN_URL: listenUrl });
    expect([read.pooler, read.listenUrl]).toEqual([pooler, listenUrl]);
  });

  it('name every problem at once, and never repeat a value that may be secret', () => {
    const wrong = { PORT: 'x', DATABASE_URL: 'mysql://root:hunter2@db', SMTP_URL: 'hunter2' };
    expect(problemsOf(wrong)).toHaveLength(3);
    expect(() => readSettings(wrong)).toThrow(/^Dragoman cannot start:\n {2}- PORT /);
    expect(problemsOf(wrong).join('')).not.toContain('hunter2');
  });

  it.each([
    [{}, ['TOKEN_SECRET is missing', 'SMTP_URL is missing']],
    [{ TOKEN_SECRET: SECRET }, ['SMTP_URL is missing']],
    [{ TOKEN_SECRET: SECRET.slice(0, 31), SMTP_URL: 'smtp://mail' }, ['TOKEN_SECRET is too weak']],
    [{ TOKEN_SECRET: 'a1'.repeat(32), SMTP_URL: 'smtp://mail' }, ['TOKEN_SECRET is too weak']],
    [{ TOKEN_SECRET: `change-me-${SECRET}`, SMTP_URL: 'smtp://mail' }, ['TOKEN_SECRET is too weak']],
    [{ ...PRODUCTION, METRICS_TOKEN: 'short' }, ['METRICS_TOKEN is too weak']],
    [{ ...PRODUCTION, TURN_URLS: 'turn:a.example', TURN_SECRET: 'short' }, ['TURN_SECRET is too weak']],
  ])('refuse to start in production with %j', (given, beginnings) => {
    const problems = problemsOf({ NODE_ENV: 'production', ...given });
    expect(problems).toHaveLength(beginnings.length);
    for (const [index, beginning] of beginnings.entries()) expect(problems[index]).toContain(beginning);
    expect(problems.join(' ')).toContain('set it to');
  });

  it('are good in production with a strong secret and a mail server', () => {
    expect(readSettings(PRODUCTION)).toMatchObject({
      isProduction: true,
      logLevel: 'info',
      tokenSecret: SECRET,
    });
  });

  it.each([
    [{ TURN_URLS: 'turn:relay.example:3478' }],
    [{ TURN_SECRET: SECRET }],
    [{ TURN_URLS: 'stun:relay.example', TURN_SECRET: SECRET }],
  ])('know no relay without its secret, nor a secret without its relay: %j', (given) => {
    expect(problemsOf(given).join('')).toContain('belong together');
  });

  it('know by which addresses browsers in a room find each other', () => {
    const urls = ['stun:a.example', 'turns:a.example:5349?transport=tcp'];
    const given = { TURN_URLS: urls.join(', '), TURN_SECRET: SECRET };
    expect(readSettings(given).relay).toEqual({ urls, secret: SECRET });
    expect(readSettings({ TURN_URLS: 'stun:a.example' }).relay.urls).toEqual(['stun:a.example']);
    expect(readSettings({}).relay).toEqual({ urls: [], secret: undefined });
  });

  it.each([
    ['http://127.0.0.1:3000', {}],
    ['http://localhost:8080', { HOST: '0.0.0.0', PORT: '8080' }],
    ['http://[::1]:3000', { HOST: '::1' }],
    ['https://dragoman.example', { PUBLIC_URL: 'https://dragoman.example/app/' }],
  ])('know that people find the server at %s', (publicUrl, given) => {
    expect(readSettings(given).publicUrl).toBe(publicUrl);
  });

  it.each([
    ['0', 'nobody', []],
    ['1', 'one proxy in front', [0]],
    ['2', 'two proxies in front', [0, 1]],
  ])('believe TRUST_PROXY=%s: %s', (TRUST_PROXY, _what, believed) => {
    const { trustProxy } = readSettings({ TRUST_PROXY });
    const isBelieved = (hop: number) => typeof trustProxy === 'function' && trustProxy('10.0.0.1', hop);
    expect([0, 1, 2].filter(isBelieved)).toEqual(believed);
  });

  it.each([
    ['127.0.0.1', true],
    ['::ffff:127.0.0.1', true],
    ['10.9.8.7', true],
    ['10.9.8.7:4711', true],
    ['[2001:db8:1::5]:4711', true],
    ['192.168.0.1', false],
    ['2001:db8:2::5', false],
    ['not an address', false],
  ])('believe the networks that are named: %s %s', (address, isBelieved) => {
    const { trustProxy } = readSettings({ TRUST_PROXY: 'loopback, 10.0.0.0/8,2001:db8:1::/48' });
    expect(typeof trustProxy === 'function' && trustProxy(address, 3)).toBe(isBelieved);
  });

  it('take no other name for a network', () => {
    expect(problemsOf({ TRUST_PROXY: 'my-proxy' })).toEqual([
      'TRUST_PROXY must be 0, a number of proxies, or their addresses such as loopback, 10.0.0.0/8.',
    ]);
  });

  it.each([
    ['known', true, {}],
    ['known', true, { HOST: 'localhost', SEED_DEMO: '1' }],
    ['none', true, { SEED_DEMO: '0' }],
    ['none', false, { HOST: '0.0.0.0' }],
    ['none', false, { HOST: '127.evil.example' }],
    ['none', false, { DATABASE_URL: 'postgres://db/dragoman' }],
    ['none', false, PRODUCTION],
    ['random', false, { HOST: '0.0.0.0', SEED_DEMO: '1' }],
    ['random', false, { DATABASE_URL: 'postgres://db/dragoman', SEED_DEMO: '1' }],
    ['random', false, { ...PRODUCTION, SEED_DEMO: '1' }],
  ])('plan the demo as "%s" (known password good: %s) with %j', (demoPlan, acceptsDemoPassword, given) => {
    expect(readSettings(given)).toMatchObject({ demoPlan, acceptsDemoPassword });
  });

  describe('whose secrets stand in files', () => {
    const folder = mkdtempSync(join(tmpdir(), 'dragoman-secrets-'));
    afterAll(() => rmSync(folder, { recursive: true }));
    const file = (text: string) => {
      const path = join(folder, `${Math.random()}`);
      writeFileSync(path, text);
      return path;
    };

    it('are the same as with the secrets themselves', () => {
      const inFiles = {
        NODE_ENV: 'production',
        TOKEN_SECRET_FILE: file(`${SECRET}\n`),
        SMTP_URL_FILE: file(PRODUCTION.SMTP_URL),
        DATABASE_URL_FILE: file('postgres://db/dragoman'),
        METRICS_TOKEN_FILE: file(SECRET),
      };
      const itself = { DATABASE_URL: 'postgres://db/dragoman', METRICS_TOKEN: SECRET };
      expect(readSettings(inFiles)).toEqual(readSettings({ ...PRODUCTION, ...itself }));
    });

    it('are held to the same rules', () => {
      const weak = { ...PRODUCTION, TOKEN_SECRET: undefined, TOKEN_SECRET_FILE: file('change-me') };
      expect(problemsOf(weak).join()).toContain('TOKEN_SECRET is too weak');
      expect(problemsOf({ DATABASE_URL_FILE: file('mysql://root:hunter2@db') })).toEqual([
        'DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
      ]);
    });

    it.each([
      [{ TOKEN_SECRET_FILE: join(folder, 'missing') }, 'TOKEN_SECRET_FILE names a file that cannot be read.'],
      [{ SMTP_URL_FILE: folder }, 'SMTP_URL_FILE names a file that cannot be read.'],
      [{ METRICS_TOKEN_FILE: file(' \n') }, 'METRICS_TOKEN_FILE names a file with nothing in it.'],
      [
        { TOKEN_SECRET: SECRET, TOKEN_SECRET_FILE: file(SECRET) },
        'TOKEN_SECRET and TOKEN_SECRET_FILE are both set: leave one of them out.',
      ],
    ])('refuse %j and say what is wrong', (given, problem) => {
      expect(problemsOf(given)).toEqual([problem]);
    });
  });

  it('are all explained in .env.example, which itself can be used as it is', () => {
    const lines = readFileSync('.env.example', 'utf8').split('\n');
    const set = lines
      .filter((line) => /^[A-Z_]+=/.test(line))
      .map((line) => line.split('=', 2) as [string, string]);
    expect(set.map(([name]) => name).sort()).toEqual(Object.keys(Environment.shape).sort());
    expect(readSettings(Object.fromEntries(set))).toMatchObject({ ...readSettings({}), trustProxy: false });
  });
});
