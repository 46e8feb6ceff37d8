import { z } from 'zod';

export interface DraftStorage<Draft> {
  read: (storage: Storage, userId: string) => Draft | null;
  write: (storage: Storage, userId: string, draft: Draft) => void;
  remove: (storage: Storage) => void;
}

/**
 * A person's typed and unsaved text in the browser's storage; wiped at sign-out like everything that is not
 * in `KEPT_KEYS`. A value that cannot be read, or is somebody else's, counts as missing.
 */
export function draftStorage<Draft>(key: string, schema: z.ZodType<Draft>): DraftStorage<Draft> {
  const Stored = z.object({ userId: z.string(), draft: schema });
  return {
    read: (storage, userId) => {
      try {
        const stored = Stored.parse(JSON.parse(storage.getItem(key) ?? ''));
        return stored.userId === userId ? stored.draft : null;
      } catch {
        return null;
      }
    },
    /** A full or closed storage costs the draft, never the form. */
    write: (storage, userId, draft) => {
      try {
        storage.setItem(key, JSON.stringify({ userId, draft }));
      } catch {
        storage.removeItem(key);
      }
    },
    remove: (storage) => storage.removeItem(key),
  };
}
