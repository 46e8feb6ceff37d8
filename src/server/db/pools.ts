import pg from 'pg';

const { builtins } = pg.types;

/** A calendar day is text: as a `Date` it would shift with the process's zone. Counts fit a number. */
const PARSERS = new Map<number, (text: string) => unknown>([
  [builtins.DATE, (text) => text],
  [builtins.INT8, Number],
]);

/** How columns come out of either engine, given to its pool. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid, format): ((value: string) => unknown) =>
    PARSERS.get(oid) ?? (pg.types.getTypeParser(oid, format) as (value: string) => unknown),
};

/** How busy the connections of a pool are. */
export function stateOfPool({ totalCount, idleCount, waitingCount }: pg.Pool) {
  return { open: totalCount, idle: idleCount, waiting: waitingCount };
}
