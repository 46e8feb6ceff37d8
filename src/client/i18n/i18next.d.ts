import type { catalogue } from '../../shared/i18n/en-US/catalogue';

/** Keys of `t` are those of the en-US catalogue; a missing one does not compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    returnNull: false;
    resources: { translation: typeof catalogue };
  }
}
