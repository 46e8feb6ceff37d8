/** Every URL of the app, spelled as the specification spells it. */
export const paths = {
  home: '/',
  login: '/login',
  magicLogin: '/magic-login',
  register: '/register',
  verify: '/verify',
  forgotPassword: '/forgot-password',
  changePassword: '/change-password',
  newsletter: {
    confirm: '/newsletter/confirm',
    preferences: '/newsletter/preferences',
    unsubscribe: '/newsletter/unsubscribe',
  },
  /** served as HTML, like the landing page; a plain link leads there */
  legal: { privacy: '/privacy-policy', terms: '/terms-of-service', cookies: '/cookie-policy' },
  app: '/app',
  help: '/help',
  invitation: '/invitation',
  client: {
    root: '/client',
    dashboard: '/client/dashboard',
    mettingsConfig: '/client/mettings-config',
    profile: '/client/profile',
    records: '/client/records',
  },
  interpreter: {
    root: '/interpreter',
    dashboard: '/interpreter/dashboard',
    records: '/interpreter/interpreter-records',
    profileSettings: '/interpreter/profile-settings',
    instituteAdmin: '/interpreter/institute-admin',
    news: '/interpreter/news',
  },
} as const;
