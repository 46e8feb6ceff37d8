/** Every URL of the app, spelled as the specification spells it. */
export const paths = {
  home: '/',
  login: '/login',
  app: '/app',
  client: {
    root: '/client',
    dashboard: '/client/dashboard',
    mettingsConfig: '/client/mettings-config',
    records: '/client/records',
  },
  interpreter: {
    root: '/interpreter',
    dashboard: '/interpreter/dashboard',
    records: '/interpreter/interpreter-records',
  },
} as const;
