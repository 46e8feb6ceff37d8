import { posix } from 'node:path';

/** Numbered, one for each change of the tables for ever: nobody looks for one by its neighbours. */
const GROWS_FOR_EVER = /\/migrations$/;

/** Folders that hold more files directly than one listing is good for, as "folder: N files". */
export function crowdedFolders(paths: readonly string[], most: number): string[] {
  const counts = new Map<string, number>();
  for (const path of paths) {
    const folder = posix.dirname(path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].flatMap(([folder, count]) =>
    count > most && !GROWS_FOR_EVER.test(folder) ? [`${folder}: ${count} files, ${most} are the most`] : [],
  );
}
