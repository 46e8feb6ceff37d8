import { act, waitFor } from '@testing-library/react';
import type { CaseEvent } from './CaseEvent';
import type { MachinePath } from './machinePaths';

/** A flow's screen: how it is opened, what a person does there, and what each state looks like. */
export interface ScreenWalk<Shown> {
  /** the screen in the situation of that name; some of it may hang on what happens later */
  show: (start: string, path: MachinePath) => Shown | Promise<Shown>;
  /** what a person does, and what they hear of others, by the happening's name */
  does: Readonly<Record<string, (shown: Shown) => unknown>>;
  /** an answer comes; made from the happening alone */
  answers: (happening: CaseEvent, shown: Shown) => unknown;
  /** what must be seen while the flow stands there, and only there */
  sees: Readonly<Record<string, (shown: Shown) => void>>;
}

/** Everything here comes by itself, at the latest with a delay of the chart; a machine may be slow. */
const PATIENCE_MS = 30_000;

/** Walks one path through a flow's screen: whatever happens, the screen shows the state that the chart is in then. */
export async function walkScreen<Shown>(
  path: MachinePath,
  { show, does, answers, sees }: ScreenWalk<Shown>,
): Promise<void> {
  const { start, opensIn, steps } = path;
  const shown = await show(start, path);
  const look = async (state: string, after: string) => {
    const see = sees[state];
    if (!see) throw new Error(`Nobody said what "${state}" looks like`);
    try {
      await waitFor(() => see(shown), { timeout: PATIENCE_MS });
    } catch (problem) {
      throw new Error(`It does not look like ${state} after "${after}"`, { cause: problem });
    }
  };
  await look(opensIn, start);
  for (const { happening, to } of steps) {
    await happen(happening);
    await look(to, happening.name);
  }

  async function happen(happening: CaseEvent): Promise<void> {
    const deed = does[happening.name];
    if (deed) await deed(shown);
    else if (happening.by === 'answer')
      await act(async () => {
        await answers(happening, shown);
      });
    else if (happening.by !== 'time') throw new Error(`Nobody said how "${happening.name}" is done`);
  }
}
