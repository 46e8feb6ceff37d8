/** Where the API answers. `production` is the page's own origin; a development server proxies to the API. */
const HOSTS = {
  production: () => (typeof location === 'undefined' ? '' : location.origin),
} as const;

const SETTING: keyof typeof HOSTS = 'production';

/** Origin of every call, without a slash at its end. */
export function apiHost(): string {
  return HOSTS[SETTING]();
}
