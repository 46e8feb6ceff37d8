/**
 * The environment that tests run in: what a person has set for their own server must not change what a test
 * sees. DATABASE_URL stays, it is how the server tests are pointed at a real PostgreSQL.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function testEnvironment(env) {
  const kept = Object.entries(env).filter(([name]) => !SERVERS_OWN.includes(name));
  const options = [env['NODE_OPTIONS'], '--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  return { ...Object.fromEntries(kept), NODE_ENV: 'test', NODE_OPTIONS: options.filter(Boolean).join(' ') };
}

const SERVERS_OWN = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'SEED_DEMO',
  'SMTP_URL',
  'PUBLIC_URL',
  'TOKEN_SECRET',
  'ACCOUNT_ENUMERATION',
  'ACCESS_TOKEN_SECONDS',
];
