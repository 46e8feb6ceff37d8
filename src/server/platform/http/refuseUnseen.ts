import { isDeepStrictEqual } from 'node:util';
import { AppError } from '../../../shared/contract/base/errors';

/**
 * Throws CHANGED_MEANWHILE where the record is not the one that the caller saw; call it behind the record's lock. `seen` is
 * undefined for a caller who does not say. Lists are compared as sets: their order means nothing.
 */
export function refuseUnseen<Parts extends object>(present: Parts, seen: NoInfer<Parts> | undefined): void {
  if (seen === undefined || isDeepStrictEqual(ordered(present), ordered(seen))) return;
  throw new AppError('CHANGED_MEANWHILE');
}

/** Plain values, with every list in one order. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) {
    const told = (item: unknown) => JSON.stringify(item);
    return value.map(ordered).sort((one, other) => (told(one) < told(other) ? -1 : 1));
  }
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(
    parts
      .map(([key, part]) => [key, ordered(part)] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}
