import type { AnyEventObject } from 'xstate';
import type { ApiError } from '../../../src/shared/contract/base/apiError';

interface Held {
  resolve: (value: never) => void;
  reject: (problem: Error) => void;
}

/** Calls that wait until a test says what becomes of them; the last one of a name is the one that is meant. */
export function heldAnswers() {
  const held = new Map<string, Held>();
  const take = (name: string): Held => {
    const waiting = held.get(name);
    if (!waiting)
      throw new Error(`Nothing waits for "${name}", but ${[...held.keys()].join(', ') || 'nothing'}`);
    held.delete(name);
    return waiting;
  };
  return {
    wait: <Value>(name: string) =>
      new Promise<Value>((resolve, reject) => void held.set(name, { resolve: resolve, reject })),
    isAsked: (name: string) => held.has(name),
    answer: (name: string, value: unknown) => take(name).resolve(value as never),
    fail: (name: string, problem: Error) => take(name).reject(problem),
    forget: () => held.clear(),
  };
}

export type HeldAnswers = ReturnType<typeof heldAnswers>;

/** The machine's own event of an answer: of which call, and how it ended. */
export function answerIn(event: AnyEventObject) {
  const [, kind, , id = ''] = event.type.split('.');
  return {
    id,
    output: (event as { output?: unknown }).output,
    error: kind === 'error' ? (event as unknown as { error: ApiError & Error }).error : null,
  };
}
