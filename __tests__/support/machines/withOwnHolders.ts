import type { StateText } from './mutants';

/** A copy as deep as transitions stand in it; functions and what they hang on are shared. */
export function withOwnHolders(state: StateText): StateText {
  return {
    ...state,
    ...(state.on && { on: { ...state.on } }),
    ...(state.after && { after: { ...state.after } }),
    ...(state.invoke
      ? {
          invoke: Array.isArray(state.invoke)
            ? state.invoke.map((each: object) => ({ ...each }))
            : { ...state.invoke },
        }
      : {}),
    ...(state.states && {
      states: Object.fromEntries(
        Object.entries(state.states).map(([name, child]) => [name, withOwnHolders(child)]),
      ),
    }),
  };
}
