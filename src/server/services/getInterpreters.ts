import type { InterpreterSearch } from '../../contract/interpreter';
import type { InterpreterRecord } from '../../contract/interpreterRecord';
import {
  certificationsOf,
  languagesOf,
  sharingWithClient,
  verticalsOf,
} from '../db/repositories/interpreterParts';
import { searchInterpreters } from '../db/repositories/interpreterSearch';
import type { Caller, ServiceContext } from './context';
import { toInterpreterRecord } from './toInterpreterRecord';

/** One page of the interpreters who can be booked; a mail address only for a client who shares a booking with them. */
export async function getInterpreters(
  { db: { queries } }: ServiceContext,
  caller: Caller,
  request: InterpreterSearch,
): Promise<InterpreterRecord[]> {
  const rows = await searchInterpreters(queries, request);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [languages, verticals, certifications, sharing] = await Promise.all([
    languagesOf(queries, ids),
    verticalsOf(queries, ids),
    certificationsOf(queries, ids),
    sharingWithClient(queries, caller.userId, ids),
  ]);
  return rows.map((row) =>
    toInterpreterRecord(row, {
      languages: languages.get(row.id),
      verticals: verticals.get(row.id),
      certifications: certifications.get(row.id),
      isMailVisible: sharing.has(row.id),
    }),
  );
}
