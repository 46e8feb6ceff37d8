import { types } from 'node:util';

/**
 * SQLSTATEs of a database that cannot do the work just now: connection (08), resources (53), operator intervention
 * (57P), given up for others' sake (40), no lock or no answer in time (55P03, 57014), a standby, which takes no writes
 * (25006), a disk that does not take what is written (58030).
 */
const STATES = /^(?:08|53|57P|40|57014|55P03|25P03|25006|58030)/;
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
]);
const POOL_MESSAGES =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|not queryable|Client was closed/;

/**
 * Whether a query failed because the database could not be reached, is shutting down or too busy, so that trying
 * later helps. A host of several addresses fails with one error for each.
 */
export function isUnavailable(error: unknown): boolean {
  if (!types.isNativeError(error)) return false;
  const { code, errors } = error as { code?: unknown; errors?: unknown };
  if (Array.isArray(errors)) return errors.some(isUnavailable);
  const isSuch =
    typeof code === 'string'
      ? STATES.test(code) || SYSTEM_CODES.has(code)
      : POOL_MESSAGES.test(error.message);
  return isSuch || isUnavailable(error.cause);
}
