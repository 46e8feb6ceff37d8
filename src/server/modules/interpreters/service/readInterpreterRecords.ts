import type { InterpreterRecord } from '../../../../shared/contract/interpreters/interpreterRecord';
import type { Queries } from '../../../db/database';
import { verifiedBadgesOf } from '../../credentials/service/verifiedBadges';
import { certificationsOf, languagesOf, sharingWithClient, verticalsOf } from '../interpreterParts';
import { toInterpreterRecord } from '../toInterpreterRecord';
import { findInterpreterRows } from './interpreterListing';

/** Interpreters by their ids, as lists show them; a mail address only to a client who shares a booking with them. */
export async function readInterpreterRecords(
  queries: Queries,
  ids: readonly string[],
  readerId: string,
  now: Date,
): Promise<ReadonlyMap<string, InterpreterRecord>> {
  if (ids.length === 0) return new Map();
  const [rows, languages, verticals, certifications, sharing, badges] = await Promise.all([
    findInterpreterRows(queries, ids),
    languagesOf(queries, ids),
    verticalsOf(queries, ids),
    certificationsOf(queries, ids),
    sharingWithClient(queries, readerId, ids),
    verifiedBadgesOf(queries, ids, now),
  ]);
  const records = rows.map((row) =>
    toInterpreterRecord(row, {
      languages: languages.get(row.id),
      verticals: verticals.get(row.id),
      certifications: certifications.get(row.id),
      badges: badges.get(row.id),
      isMailVisible: sharing.has(row.id),
    }),
  );
  return new Map(records.map((record) => [record.id, record]));
}
