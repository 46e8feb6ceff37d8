import type { SourceTree } from './sourceTree';

/** Lines of a source file: the most, and what nine in ten must stay under. Tests may be longer. */
export const SIZE_RULE = { most: 300, mostOfTest: 300, common: 120, commonShare: 0.9 };

/** Files that are too long, as "file: N lines", and the share that is, where too many are. */
export function oversizedFiles(tree: SourceTree, most: number): string[] {
  return [...tree].flatMap(([path, text]) => {
    const lines = lineCount(text);
    return lines > most ? [`${path}: ${lines} lines, ${most} are the most`] : [];
  });
}

/** The share of files, 0 to 1, that stay within the common size. */
export function shareOfCommonSize(tree: SourceTree): number {
  const within = [...tree.values()].filter((text) => lineCount(text) <= SIZE_RULE.common);
  return tree.size === 0 ? 1 : within.length / tree.size;
}

export function lineCount(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}
