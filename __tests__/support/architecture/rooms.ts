/**
 * The rooms of the project and who may import whom: `docs/conventions.md` says what belongs in each. Within a room
 * everybody may; inside the server the floors below decide. `scripts` stand before any package is installed.
 */
const FACTS = ['shared/domain', 'shared/contract'] as const;
const BELOW_ENTITIES = [
  ...FACTS,
  'shared/i18n',
  'client/machines',
  'client/api',
  'client/store',
  'client/i18n',
  'client/ui',
  'client/paths',
] as const;

export const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'shared/domain': [],
  'shared/contract': ['shared/domain'],
  'shared/i18n': [...FACTS],
  'client/machines': [...FACTS],
  'client/api': [...FACTS],
  'client/store': [...FACTS, 'client/api'],
  'client/i18n': [...FACTS, 'shared/i18n'],
  'client/paths': ['shared/domain'],
  'client/ui': ['shared/domain', 'shared/i18n', 'client/i18n', 'client/paths'],
  'client/entities': [...BELOW_ENTITIES],
  'client/features': [...BELOW_ENTITIES, 'client/entities'],
  'client/app': [...BELOW_ENTITIES, 'client/entities', 'client/features'],
  server: [...FACTS, 'shared/i18n'],
  scripts: [],
};

/** The server from the top: a floor may import its own and those below it. */
export const SERVER_FLOORS: readonly (readonly string[])[] = [
  ['main', 'admin', 'move', 'start'],
  ['app'],
  ['plugins', 'routes', 'serve', 'errors', 'http', 'settings'],
  ['services', 'events'],
  ['db'],
];

/** The server's words (and the type that holds languages together), the only files of `i18n` that it may import. */
export const isMessagesFile = (path: string): boolean =>
  /^src\/shared\/i18n\/(.+\/)?(messages|serverMessages|mails|bookingMails|credentialMails|decisionMails|serverMails|Translation)(\.ts)?$/.test(
    path,
  );

/** `src/client/features/booking/x.ts` is in room `client/features`; `src/client/paths.ts` is a room of its own. */
export function roomOf(path: string): string {
  const [top = '', side = '', room = ''] = path.split('/');
  if (top !== 'src') return top;
  return side === 'shared' || side === 'client' ? `${side}/${room.replace(/\.\w+$/, '')}` : side;
}

/** What a file of the server or of the features belongs to within its room. */
export function partOf(path: string): string {
  const parts = path.split('/');
  return (parts[roomOf(path) === 'server' ? 2 : 3] ?? '').replace(/\.\w+$/, '');
}
