import { openWorld, type QaWorld, type WorldOptions } from './openWorld';

/** So often in a row a world may refuse to open; then nobody waits for another. */
const MOST_REFUSALS = 3;

/** A world that is opened when it is first wanted, and another one after it was left. */
export interface RenewableWorld {
  open: () => Promise<QaWorld>;
  leave: () => Promise<void>;
}

export function renewableWorld(options: WorldOptions): RenewableWorld {
  let world: QaWorld | null = null;
  let refusals = 0;
  let refusal: unknown;
  return {
    open: async () => {
      if (world) return world;
      if (refusals >= MOST_REFUSALS) throw refusal;
      try {
        world = await openWorld(options);
      } catch (error) {
        refusals += 1;
        refusal = error;
        throw error;
      }
      refusals = 0;
      return world;
    },
    leave: async () => {
      const left = world;
      world = null;
      await left?.close().catch(() => undefined);
    },
  };
}
