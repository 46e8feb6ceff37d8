/** Every URL of the app, spelled as the specification spells it. */
export const paths = {
  home: '/',
  login: '/login',
  magicLogin: '/magic-login',
  register: '/register',
  verify: '/verify',
  forgotPassword: '/forgot-password',
  changePassword: '/change-password',
  app: '/app',
  client: {
    root: '/client',
    dashboard: '/client/dashboard',
    mettingsConfig: '/client/mettings-config',
    gallery: '/client/interpretator-profile',
    records: '/client/records',
  },
  interpreter: {
    root: '/interpreter',
    dashboard: '/interpreter/dashboard',
    records: '/interpreter/interpreter-records',
    interpreterProfile: '/interpreter/interpreter-profile',
  },
} as const;
