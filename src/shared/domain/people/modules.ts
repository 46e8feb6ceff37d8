import { CLIENT_GROUP, INTERPRETER_GROUP, type GroupId } from './groups';

/** The areas of the product, in the order in which they are listed. */
export const MODULES = [
  'bookings',
  'messages',
  'availability',
  'profile',
  'quiz',
  'resume',
  'institute',
] as const;
export type Module = (typeof MODULES)[number];

/** Modules that each group has by itself; a role alone opens the institute's area. */
const MODULES_OF_GROUP: Record<GroupId, readonly Module[]> = {
  [CLIENT_GROUP]: ['bookings', 'messages', 'profile'],
  [INTERPRETER_GROUP]: ['bookings', 'messages', 'availability', 'profile', 'quiz', 'resume'],
};

export function modulesOfGroup(group: GroupId): readonly Module[] {
  return MODULES_OF_GROUP[group];
}

/**
 * The areas that are open to a person: their group's, and where they have roles only those that one of the
 * roles opens. `opened` holds the modules of each of their roles; roles that the institute does not know
 * count for nothing.
 */
export function openModules(group: GroupId, opened: readonly (readonly Module[])[]): Module[] {
  if (opened.length === 0) return [...modulesOfGroup(group)];
  const named = new Set(opened.flat());
  const isOpen = (module: Module) =>
    named.has(module) && (module === 'institute' || modulesOfGroup(group).includes(module));
  return MODULES.filter(isOpen);
}

/** The areas of a group's own that somebody with such roles is without. */
export function closedModules(group: GroupId, opened: readonly (readonly Module[])[]): Module[] {
  const open = openModules(group, opened);
  return modulesOfGroup(group).filter((module) => !open.includes(module));
}
