import { AppError } from '../../../shared/contract/base/errors';

/**
 * Throws CHANGED_MEANWHILE where the record is not the one that the caller saw; call it behind the record's lock. `seen` is
 * undefined for a caller who does not say. Lists are compared as sets: their order means nothing.
 */
export function refuseUnseen<Parts extends object>(present: Parts, seen: NoInfer<Parts> | undefined): void {
  if (seen !== undefined && canonical(present) !== canonical(seen)) throw new AppError('CHANGED_MEANWHILE');
}

/** Plain values as one text, whatever the order of their lists and keys. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).sort().join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).filter(([, part]) => part !== undefined);
  return `{${parts
    .map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`)
    .sort()
    .join()}}`;
}
