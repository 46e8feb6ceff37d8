/** SQLSTATE classes 08 (connection), 53 (resources) and 57P (shutdown). */
const STATES = /^(?:08|53|57P)/;
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
]);
/** What `pg` says without a code. */
const MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|not queryable|Client was closed/;

/** Whether a query failed because the database cannot be reached or is shutting down, so that trying later helps. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string') return STATES.test(code) || SYSTEM_CODES.has(code);
  return MESSAGES.test(error.message);
}
