const forbidden = new Map<string, string>();

/**
 * A form's values for a reload or the way back. They go with the tab, and the end of a sign-in wipes them;
 * the history's own entries would outlast both. Never for passwords, codes or cards.
 */
export const tabMemory = {
  read(name: string): unknown {
    try {
      return JSON.parse(stored(name) ?? 'null');
    } catch {
      return null;
    }
  },
  keep(name: string, value: unknown): void {
    const text = JSON.stringify(value);
    try {
      window.sessionStorage.setItem(name, text);
    } catch {
      forbidden.set(name, text);
    }
  },
  forget(name: string): void {
    forbidden.delete(name);
    try {
      window.sessionStorage.removeItem(name);
    } catch {
      // nothing is stored where storing is forbidden
    }
  },
};

/** Where the browser forbids storing, the page remembers for as long as it lives. */
function stored(name: string): string | null {
  try {
    return window.sessionStorage.getItem(name) ?? forbidden.get(name) ?? null;
  } catch {
    return forbidden.get(name) ?? null;
  }
}
