import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { whenTestEnds } from './whenTestEnds';

/** A fresh folder with the given files, gone after the test that asked for it. */
export function madeUpTree(files: Record<string, string> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'dragoman-tree-'));
  whenTestEnds(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) writeInto(root, path, text);
  return root;
}

export function writeInto(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
