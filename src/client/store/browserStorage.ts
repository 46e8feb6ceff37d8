/** The browser's localStorage; where it is forbidden or full from the start, one that lasts as long as the page. */
export function browserStorage(): Storage {
  try {
    const storage = window.localStorage;
    storage.setItem('dragoman.probe', '1');
    storage.removeItem('dragoman.probe');
    return storage;
  } catch {
    return memoryStorage();
  }
}

export function memoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, String(value)),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}
