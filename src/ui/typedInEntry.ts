/**
 * What was typed, kept in the history's entry that the form stands in: a reload and the way back find it again, and
 * it goes with the tab. Never for passwords, codes or cards.
 */
export function readTyped<Name extends string>(names: readonly Name[]): Partial<Record<Name, string>> {
  const typed = typedHere();
  const found = names.flatMap((name) => {
    const value = typed[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return Object.fromEntries(found) as Partial<Record<Name, string>>;
}

export function keepTyped(name: string, value: string): void {
  const entry = window.history.state as object | null;
  // The router's own part of the entry stays as it is.
  window.history.replaceState({ ...entry, typed: { ...typedHere(), [name]: value } }, '');
}

function typedHere(): Record<string, unknown> {
  const { typed } = (window.history.state ?? {}) as { typed?: unknown };
  return typeof typed === 'object' && typed !== null ? (typed as Record<string, unknown>) : {};
}
