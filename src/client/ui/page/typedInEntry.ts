import { randomKey } from './randomKey';
import { tabMemory } from '../buttons/tabMemory';

/**
 * A form's typed text, kept for a reload: under the name of the form's subject, else for the history's
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
  if (place === undefined) nameEntry();
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

function keyOf(place: string | undefined): string {
  return `typed ${place ?? `${window.location.pathname} ${nameOfEntry() ?? ''}`}`;
}

/** The router names each entry, but for those that a page was loaded in. */
function nameOfEntry(): string | undefined {
  const { key, typedKey } = (window.history.state ?? {}) as { key?: unknown; typedKey?: unknown };
  return [key, typedKey].find((each) => typeof each === 'string');
}

function nameEntry(): void {
  if (nameOfEntry() !== undefined) return;
  // The router's own part of the entry stays as it is.
  window.history.replaceState({ ...(window.history.state as object | null), typedKey: randomKey() }, '');
}
