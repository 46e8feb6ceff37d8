import type { PGlite } from '@electric-sql/pglite';

/** A file, folder, link or device of Emscripten's file system in memory. */
interface FileNode {
  contents?: Uint8Array | Record<string, FileNode>;
  /** the next in its bucket of the table of names */
  name_next?: FileNode;
}

/** An open file; `shared` is one for all of its doubles. */
interface Stream {
  shared: object;
}

interface Files {
  nameTable: (FileNode | undefined)[];
  streams: (Stream | null)[];
  currentPath: string;
}

interface Machine {
  FS: Files;
  /** another one when it has grown */
  HEAPU8: Uint8Array;
  stackSave: () => number;
  stackRestore: (place: number) => void;
  /** an alarm that was set would ring in another's time, and keeps the process from ending */
  _clear_setitimer: () => void;
}

/**
 * Keeps everything that an idle engine is made of, its memory, its files and which of them are open, and gives a
 * function that puts it all back: afterwards nothing of what was done meanwhile is left, whatever it was.
 */
export function keepState(pglite: PGlite): () => void {
  const machine = pglite.Module as unknown as Machine;
  machine._clear_setitimer();
  const memory = withoutEmptyEnd(machine.HEAPU8).slice();
  const stack = machine.stackSave();
  const putFilesBack = keepFiles(machine.FS);
  return () => {
    machine._clear_setitimer();
    machine.HEAPU8.set(memory);
    machine.HEAPU8.fill(0, memory.length);
    machine.stackRestore(stack);
    putFilesBack();
  };
}

function withoutEmptyEnd(bytes: Uint8Array): Uint8Array {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end -= 1;
  return bytes.subarray(0, end);
}

function keepFiles(files: Files): () => void {
  const { currentPath } = files;
  const names = [...files.nameTable];
  const nodes = names.flatMap(bucketOf).map((node) => ({ node, kept: { ...node }, bytes: copyOf(node) }));
  const streams = files.streams.map(
    (stream) => stream && { stream, kept: { ...stream }, shared: { ...stream.shared } },
  );
  return () => {
    files.currentPath = currentPath;
    files.nameTable.splice(0, Infinity, ...names);
    for (const { node, kept, bytes } of nodes) {
      Object.assign(node, { name_next: undefined }, kept);
      if (bytes instanceof Uint8Array) (kept.contents as Uint8Array).set(bytes);
      else if (bytes) node.contents = { ...bytes };
    }
    for (const each of streams)
      if (each)
        Object.assign(each.stream, each.kept, { shared: Object.assign(each.kept.shared, each.shared) });
    files.streams.splice(0, Infinity, ...streams.map((each) => each && each.stream));
  };
}

/** What is in it, as it is now; links and devices hold nothing. */
function copyOf({ contents }: FileNode): FileNode['contents'] {
  return contents instanceof Uint8Array ? contents.slice() : contents && { ...contents };
}

function bucketOf(first: FileNode | undefined): FileNode[] {
  const found: FileNode[] = [];
  for (let node = first; node; node = node.name_next) found.push(node);
  return found;
}
