import { readImports } from './readImports';
import { isMessagesFile, isShown, MAY_IMPORT, moduleOf, partOf, roomOf, SERVER_MAY_IMPORT } from './rooms';
import type { SourceTree } from './sourceTree';

/** Every import that goes against `rooms.ts`, as "file: arrow (what it imports)". */
export function brokenArrows(tree: SourceTree): string[] {
  return [...tree.keys()].flatMap((from) => {
    if (!(roomOf(from) in MAY_IMPORT)) return [`${from}: ${roomOf(from)} is no room of this house`];
    if (roomOf(from) === 'server' && !(partOf(from) in SERVER_MAY_IMPORT))
      return [`${from}: has no place in the server`];
    return readImports(tree, from).flatMap(({ file }) => {
      const arrow = file === null ? null : brokenArrow(from, file);
      return arrow ? [`${from}: ${arrow} (imports ${file})`] : [];
    });
  });
}

function brokenArrow(from: string, to: string): string | null {
  const [fromRoom, toRoom] = [roomOf(from), roomOf(to)];
  if (!(toRoom in MAY_IMPORT)) return `${fromRoom} -> outside src`;
  if (fromRoom !== toRoom && !MAY_IMPORT[fromRoom]?.includes(toRoom)) return `${fromRoom} -> ${toRoom}`;
  if (fromRoom === 'client/features' && toRoom === fromRoom && partOf(from) !== partOf(to)) {
    return `features/${partOf(from)} -> features/${partOf(to)}`;
  }
  if (fromRoom === 'server' && toRoom === 'shared/i18n' && !isMessagesFile(to))
    return 'server -> i18n, not its messages';
  if (isMessagesFile(from) && toRoom === 'shared/i18n' && !isMessagesFile(to))
    return 'i18n messages -> the rest of i18n';
  return fromRoom === 'server' && toRoom === 'server' ? brokenServerArrow(from, to) : null;
}

function brokenServerArrow(from: string, to: string): string | null {
  const [here, there] = [partOf(from), partOf(to)];
  const [ours, theirs] = [moduleOf(from), moduleOf(to)];
  const mayCome =
    here === there || [there, theirs].some((each) => SERVER_MAY_IMPORT[here]?.includes(each ?? ''));
  if (!mayCome) return `server/${here} -> server/${theirs ?? there}`;
  const isInside = theirs !== null && theirs !== ours && !isShown(to, here);
  return isInside ? `server/${ours ?? here} -> the inside of server/${theirs}` : null;
}
