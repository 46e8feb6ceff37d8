import { FolderInUseError } from '../db/FolderInUseError';
import { SettingsError } from '../settings/SettingsError';

/** Why the server did not start, in words that say what to do; a surprise is told whole. */
export function explainFailure(error: unknown): string {
  if (error instanceof SettingsError || error instanceof FolderInUseError) return error.message;
  const { code, port, address, stack } = Object(error) as Partial<Record<string, unknown>>;
  const place = `${String(address)}:${String(port)}`;
  if (code === 'EADDRINUSE') {
    return `${place} is in use. Stop what uses it, or choose another port, such as PORT=3001.`;
  }
  if (code === 'EACCES' && port !== undefined) {
    return `${place} may not be opened by this user. Choose a port above 1023, such as PORT=3000.`;
  }
  if (code === 'EADDRNOTAVAIL')
    return `${String(address)} is no address of this machine. Set HOST to one that is.`;
  return String(stack ?? error);
}
