import { createHash } from 'node:crypto';

/** An id as `idOf` makes it in SQL: a random one by its form. */
export function madeUpId(name: string): string {
  const hex = createHash('md5').update(name).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}
