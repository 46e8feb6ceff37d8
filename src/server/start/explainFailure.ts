import { inspect } from 'node:util';
import { CliError } from '../cli/CliError';
import { FolderInUseError } from '../db/lockFolder';
import { isUnavailable } from '../db/isUnavailable';
import { SettingsError } from '../platform/settings/environment';

/** SQLSTATEs of a wrong user or password (28), an unknown database (3D), a missing right (42501). */
const REFUSED_BY_DATABASE = /^(28|3D|42501)/;

/** Why the server did not start, in words that say what to do; a surprise is told whole. */
export function explainFailure(error: unknown): string {
  const isTold = [SettingsError, FolderInUseError, CliError].some((kind) => error instanceof kind);
  if (isTold) return (error as Error).message;
  const { code, port, address, message, stack } = Object(error) as Partial<Record<string, unknown>>;
  const place = `${String(address)}:${String(port)}`;
  if (code === 'EADDRINUSE') {
    return `${place} is in use. Stop what uses it, or choose another port, such as PORT=3001.`;
  }
  if (code === 'EACCES' && port !== undefined) {
    return `${place} may not be opened by this user. Choose a port above 1023, such as PORT=3000.`;
  }
  if (code === 'EADDRNOTAVAIL')
    return `${String(address)} is no address of this machine. Set HOST to one that is.`;
  if (isUnavailable(error))
    return `The database cannot be reached (${String(code ?? message)}). Check DATABASE_URL.`;
  if (typeof code === 'string' && REFUSED_BY_DATABASE.test(code)) {
    return `The database does not let Dragoman in: ${String(message)}. Check DATABASE_URL.`;
  }
  return typeof stack === 'string' ? stack : inspect(error);
}
