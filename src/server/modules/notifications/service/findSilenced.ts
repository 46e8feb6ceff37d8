import type { Queries } from '../../../db/database';
import { listClosedThreads } from '../../messages/service/closedThreads';
import type { NotificationRow } from './notifications';

/** Ids of notifications of messages whose author the reader set aside and cannot answer: they are neither mailed nor pushed. */
export async function findSilenced(
  queries: Queries,
  rows: readonly Pick<NotificationRow, 'id' | 'person_id' | 'thread_id'>[],
): Promise<ReadonlySet<string>> {
  const closed = await listClosedThreads(
    queries,
    rows.flatMap(({ thread_id }) => thread_id ?? []),
  );
  const isSilenced = ({ thread_id, person_id }: (typeof rows)[number]) =>
    closed.some(({ id, by_id }) => id === thread_id && by_id === person_id);
  return new Set(rows.filter(isSilenced).map(({ id }) => id));
}
