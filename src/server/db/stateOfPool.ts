import type pg from 'pg';

/** How busy the connections of a pool are. */
export function stateOfPool({ totalCount, idleCount, waitingCount }: pg.Pool) {
  return { open: totalCount, idle: idleCount, waiting: waitingCount };
}
