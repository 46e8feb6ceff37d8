/** The parts of the institute's screen, by their names in its address, in the order of their tabs. */
export const SECTIONS = [
  'home',
  'users',
  'roles',
  'businesses',
  'teams',
  'modules',
  'settings',
  'invitations',
  'approvals',
  'listings',
  'credentials',
  'problems',
  'reviews',
  'log',
] as const;
export type Section = (typeof SECTIONS)[number];

export function readSection(named: string | null): Section {
  return SECTIONS.find((section) => section === named) ?? 'home';
}
