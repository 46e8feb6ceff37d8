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

/** The parts of the server; a module may be named alone. What a module shows others lies in its folder `service`. */
export const SERVER_MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  main: ['start'],
  admin: ['cli', 'start'],
  move: ['cli', 'start'],
  start: ['cli', 'app', 'time', 'modules', 'seed', 'platform', 'db'],
  cli: ['modules', 'platform', 'db'],
  app: ['modules', 'platform'],
  seed: ['modules', 'platform', 'db'],
  modules: ['events', 'platform', 'db'],
  events: ['modules', 'platform', 'db'],
  time: ['events', 'modules', 'platform', 'db'],
  // The caller, and whether their institute has that module: asked before every call.
  platform: ['modules/auth', 'modules/institute', 'db'],
  db: [],
};

/** The server's words (and the type that holds languages together), the only files of `i18n` that it may import. */
export const isMessagesFile = (path: string): boolean =>
  /^src\/shared\/i18n\/(.+\/)?(messages|serverMessages|mails|bookingMails|credentialMails|decisionMails|notificationMails|notificationLines|serverMails|Translation)(\.ts)?$/.test(
    path,
  );

/** `src/client/features/booking/x.ts` is in room `client/features`; `src/client/paths.ts` is a room of its own. */
export function roomOf(path: string): string {
  const [top = '', side = '', room = ''] = path.split('/');
  if (top !== 'src') return top;
  return side === 'shared' || side === 'client' ? `${side}/${room.replace(/\.\w+$/, '')}` : side;
}

/** A file's part within its room, for the server and the features. */
export function partOf(path: string): string {
  const parts = path.split('/');
  return (parts[roomOf(path) === 'server' ? 2 : 3] ?? '').replace(/\.\w+$/, '');
}

/** `src/server/modules/reviews/x.ts` is of `modules/reviews`; null for what is of no module. */
export function moduleOf(path: string): string | null {
  return /^src\/server\/(modules\/[^/]+)\//.exec(path)?.[1] ?? null;
}

/** Files of a module that others may import; its routes are for `app` alone. */
export function isShown(path: string, to: string): boolean {
  return (
    /^src\/server\/modules\/[^/]+\/service\//.test(path) || (to === 'app' && /Routes?(\.ts)?$/.test(path))
  );
}
