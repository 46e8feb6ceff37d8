import pg from 'pg';

/**
 * Counts round trips to the database of connections that are made later: what is sent while an answer is still awaited on
 * the same connection goes along. The answer of each counts the trips of what it is given.
 */
export function watchTrips(): (work: () => Promise<unknown>) => Promise<number> {
  let trips = 0;
  const awaited = new WeakMap<pg.Client, number>();
  const query = Object.getOwnPropertyDescriptor(pg.Client.prototype, 'query')?.value as (
    ...sent: unknown[]
  ) => Promise<unknown>;
  const noting = function (this: pg.Client, ...sent: unknown[]): unknown {
    const before = awaited.get(this) ?? 0;
    if (before === 0) trips += 1;
    awaited.set(this, before + 1);
    const answer = query.apply(this, sent);
    const answered = () => void awaited.set(this, (awaited.get(this) ?? 1) - 1);
    answer.then(answered, answered);
    return answer;
  };
  jest.spyOn(pg.Client.prototype, 'query').mockImplementation(noting);
  return async (work) => {
    const before = trips;
    await work();
    return trips - before;
  };
}
