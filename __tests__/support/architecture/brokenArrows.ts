import { readImports } from './readImports';
import { isMessagesFile, MAY_IMPORT, partOf, roomOf, SERVER_FLOORS } from './rooms';
import type { SourceTree } from './sourceTree';

/** Every import that goes against `rooms.ts`, as "file: arrow (what it imports)". */
export function brokenArrows(tree: SourceTree): string[] {
  return [...tree.keys()].flatMap((from) => {
    if (!(roomOf(from) in MAY_IMPORT)) return [`${from}: ${roomOf(from)} is no room of this house`];
    if (roomOf(from) === 'server' && floorOf(from) === -1) return [`${from}: has no floor in the server`];
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
  const goesUp = fromRoom === 'server' && toRoom === 'server' && floorOf(to) < floorOf(from);
  return goesUp ? `server/${partOf(from)} -> server/${partOf(to)}` : null;
}

function floorOf(path: string): number {
  return SERVER_FLOORS.findIndex((floor) => floor.includes(partOf(path)));
}
