import { tabMemory } from './tabMemory';

/** What was typed into the form that stands in the history's present entry. Never passwords, codes or cards. */
export function readTyped<Name extends string>(names: readonly Name[]): Partial<Record<Name, string>> {
  const typed = typedHere();
  const found = names.flatMap((name) => {
    const value = typed[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return Object.fromEntries(found) as Partial<Record<Name, string>>;
}

export function keepTyped(name: string, value: string): void {
  tabMemory.keep(entryHere(), { ...typedHere(), [name]: value });
}

function typedHere(): Record<string, unknown> {
  const typed = tabMemory.read(entryHere());
  return typeof typed === 'object' && typed !== null ? (typed as Record<string, unknown>) : {};
}

/** The router gives each entry a key, but for the one that a tab opens with. */
function entryHere(): string {
  const { key } = (window.history.state ?? {}) as { key?: unknown };
  return `typed ${window.location.pathname} ${typeof key === 'string' ? key : ''}`;
}
