import { tabMemory } from './tabMemory';

/**
 * What was typed into a form, kept for a reload: under the name of what the form is about, else for the history's
 * present entry, so that the way back finds it too. Never passwords, codes or cards.
 */
export function readTyped<Name extends string>(
  names: readonly Name[],
  place?: string,
): Partial<Record<Name, string>> {
  const typed = typedIn(keyOf(place));
  const found = names.flatMap((name) => {
    const value = typed[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return Object.fromEntries(found) as Partial<Record<Name, string>>;
}

export function keepTyped(name: string, value: string, place?: string): void {
  const key = keyOf(place);
  tabMemory.keep(key, { ...typedIn(key), [name]: value });
}

export function forgetTyped(place: string): void {
  tabMemory.forget(keyOf(place));
}

function typedIn(key: string): Record<string, unknown> {
  const typed = tabMemory.read(key);
  return typeof typed === 'object' && typed !== null ? (typed as Record<string, unknown>) : {};
}

/** The router gives each entry a key, but for the one that a tab opens with. */
function keyOf(place: string | undefined): string {
  if (place !== undefined) return `typed ${place}`;
  const { key } = (window.history.state ?? {}) as { key?: unknown };
  return `typed ${window.location.pathname} ${typeof key === 'string' ? key : ''}`;
}
