import type { PersonTurns } from './createPersonTurns';

/** Work of one person among others', while they hold a turn. */
export type InTurn = <T>(person: string, work: () => Promise<T>) => Promise<T>;

export function inTurnOf(turns: PersonTurns): InTurn {
  return async (person, work) => {
    const giveBack = await turns.take(person);
    try {
      return await work();
    } finally {
      giveBack();
    }
  };
}
