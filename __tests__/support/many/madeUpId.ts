import { createHash } from 'node:crypto';

/** What `idOf` makes in SQL: a random one by its form. */
export function madeUpId(name: string): string {
  const hex = createHash('md5').update(name).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}
