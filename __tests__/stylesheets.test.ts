import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SRC = join(process.cwd(), 'src');
const STYLESHEETS = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.css'),
);

/** A class by itself at the beginning of a rule: there the look of its component is defined. */
const DEFINED = /^\.(dr-[\w-]+) \{/gm;

/** A screen's styles stay when the next one comes: a class of two components would give one the other's look. */
test('no class is defined by two stylesheets', () => {
  const files = new Map<string, Set<string>>();
  for (const path of STYLESHEETS) {
    for (const [, name = ''] of readFileSync(join(SRC, path), 'utf8').matchAll(DEFINED)) {
      files.set(name, (files.get(name) ?? new Set()).add(path));
    }
  }
  expect(files.size).toBeGreaterThan(100);
  const shared = [...files].filter(([, where]) => where.size > 1);
  expect(shared.map(([name, where]) => `${name}: ${[...where].join(', ')}`)).toEqual([]);
});
