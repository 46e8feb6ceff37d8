import { readImports } from './readImports';
import type { SourceTree } from './sourceTree';

/** Circles of imports, types included, each once as "a -> b -> a". */
export function importCircles(tree: SourceTree): string[] {
  const imports = new Map(
    [...tree.keys()].map((path) => [
      path,
      readImports(tree, path).flatMap(({ file }) => (file ? [file] : [])),
    ]),
  );
  const state = new Map<string, 'open' | 'done'>();
  const trail: string[] = [];
  const circles: string[] = [];
  const visit = (path: string): void => {
    if (state.get(path) === 'open') circles.push([...trail.slice(trail.indexOf(path)), path].join(' -> '));
    if (state.has(path)) return;
    state.set(path, 'open');
    trail.push(path);
    for (const next of imports.get(path) ?? []) visit(next);
    trail.pop();
    state.set(path, 'done');
  };
  for (const path of tree.keys()) visit(path);
  return circles;
}
