import type { Favourite } from '../../../shared/contract/interpreters/favourites';
import type { InterpreterRecord } from '../../../shared/contract/interpreters/interpreterRecord';
import type { Caller, ServiceContext } from '../../platform/context';
import { readInterpreterRecords } from '../interpreters/service/readInterpreterRecords';
import { listFavourites } from './service/favourites';

/** The calling client's own, the latest first. */
export async function getFavourites(
  { db: { queries }, clock }: ServiceContext,
  { userId }: Caller,
): Promise<Favourite[]> {
  const rows = await listFavourites(queries, userId);
  const ids = rows.map(({ interpreter_id: id }) => id);
  const records = await readInterpreterRecords(queries, ids, userId, clock.now());
  return rows.flatMap(({ interpreter_id, added_at, can_be_asked: canBeAsked }) => {
    const record = records.get(interpreter_id);
    if (!record) return [];
    const interpreter = canBeAsked ? record : nameAndPictureOf(record);
    return [{ interpreter, addedAt: added_at.toISOString(), canBeAsked }];
  });
}

function nameAndPictureOf({ id, uuid, fields: { personalInfo } }: InterpreterRecord): InterpreterRecord {
  return { id, uuid, email: '', hasProfile: false, fields: { personalInfo } };
}
