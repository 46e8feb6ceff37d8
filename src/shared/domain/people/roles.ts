import { INSTITUTE_ADMIN_ROLE } from './groups';
import { MODULES, type Module } from './modules';
import { plainName } from './isPersonName';

/** A role as an institute has it: who holds a higher rank may give and change it. */
export interface RoleRule {
  name: string;
  rank: number;
  modules: readonly Module[];
}

/** An admin's rank. Roles may be ranked higher, but nobody here can make or give one. */
export const ADMIN_RANK = 100;
export const HIGHEST_RANK = 1000;

const EVERYDAY = MODULES.filter((module) => module !== 'institute');

/** The roles that every institute has; the others are its own. */
export const BUILT_IN_ROLES = [
  { name: INSTITUTE_ADMIN_ROLE, rank: ADMIN_RANK, modules: MODULES },
  { name: 'coordinator', rank: 50, modules: EVERYDAY },
  { name: 'associate', rank: 10, modules: EVERYDAY },
] as const satisfies readonly RoleRule[];
export type BuiltInRole = (typeof BUILT_IN_ROLES)[number]['name'];

/** Names that an institute's own role may not bear, in any spelling: they would be taken for something else. */
export function isReservedRoleName(name: string): boolean {
  const plain = plainRoleName(name);
  return ['client', 'interpreter', ...BUILT_IN_ROLES.map((role) => role.name)].includes(plain);
}

/** Spaces and underscores are one, so that "Institute admin" is taken for what it says. */
export function plainRoleName(name: string): string {
  return plainName(name).replace(/[\s_]+/g, '_');
}

/** The rank of somebody who holds these roles; nobody is below 0. */
export function rankOf(held: readonly string[], known: readonly RoleRule[]): number {
  const ranks = known.filter(({ name }) => held.includes(name)).map(({ rank }) => rank);
  return Math.max(0, ...ranks);
}
