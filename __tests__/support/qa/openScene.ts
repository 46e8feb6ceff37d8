import type { MachinePath } from '../machines/machinePaths';
import { holdCalls, type CallGate } from './holdCalls';
import type { QaWorld, Who } from './openWorld';
import type { Scene } from './Scene';

interface OpenScene {
  scene: Scene;
  /** tells how many steps of the path were begun */
  goTo: (step: number) => void;
  close: () => Promise<void>;
}

/** Somebody's fresh page for one path, with gates before its calls. */
export async function openScene(
  world: QaWorld,
  who: Who | ((names: readonly string[]) => Who),
  { number, steps }: MachinePath,
): Promise<OpenScene> {
  const names = steps.map(({ happening }) => happening.name);
  const { page, leave } = await world.page(typeof who === 'string' ? who : who(names));
  const gates = new Map<string, Promise<CallGate>>();
  let begun = 0;
  const scene: Scene = {
    world,
    page,
    number,
    get ahead() {
      return names.slice(begun);
    },
    gate: (path) => {
      const gate = gates.get(path) ?? holdCalls(page, path);
      gates.set(path, gate);
      return gate;
    },
  };
  return { scene, goTo: (next) => void (begun = next), close: leave };
}
