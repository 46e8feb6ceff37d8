/**
 * The rooms of `src/` and who may import whom. Within a room everybody may; inside the server the floors below
 * decide. `run` is a room of its own: plain scripts that stand before any package is installed.
 */
const EVERYONES = ['domain'] as const;
const BELOW_FEATURES = ['contract', 'machines', 'api', 'slices', 'store', 'i18n', 'ui', 'paths'] as const;

export const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  contract: [...EVERYONES],
  machines: [...EVERYONES, 'contract'],
  api: [...EVERYONES, 'contract'],
  slices: [...EVERYONES, 'contract'],
  store: [...EVERYONES, 'api', 'slices'],
  i18n: [...EVERYONES, 'contract'],
  paths: [...EVERYONES],
  ui: [...EVERYONES, 'contract', 'i18n', 'paths'],
  features: [...EVERYONES, ...BELOW_FEATURES],
  app: [...EVERYONES, ...BELOW_FEATURES, 'features'],
  server: [...EVERYONES, 'contract', 'i18n'],
  run: [],
};

/** The server from the top: a floor may import its own and those below it. */
export const SERVER_FLOORS: readonly (readonly string[])[] = [
  ['main', 'admin', 'move', 'start'],
  ['app'],
  ['plugins', 'routes', 'serve', 'errors', 'http', 'settings'],
  ['services'],
  ['db'],
];

/** The server's words (and the type that holds languages together), the only files of `i18n` that it may import. */
export const isMessagesFile = (path: string): boolean =>
  /^src\/i18n\/(.+\/)?(messages|serverMessages|mails|bookingMails|serverMails|Translation)(\.ts)?$/.test(
    path,
  );

/** `src/features/booking/x.ts` is in room `features`; `src/store.ts` is a room of its own. */
export function roomOf(path: string): string {
  return (path.split('/')[1] ?? '').replace(/\.\w+$/, '');
}

/** What a file of the server or of the features belongs to within its room. */
export function partOf(path: string): string {
  return (path.split('/')[2] ?? '').replace(/\.\w+$/, '');
}
