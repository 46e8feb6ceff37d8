/** Addresses of pages that are for everybody, `paths.ts` for whoever serves them: a test holds the two together. */
const COMMON = `/ /login /magic-login /register /verify /forgot-password /change-password /newsletter/confirm
  /newsletter/preferences /newsletter/unsubscribe /privacy-policy /terms-of-service /cookie-policy /interpreters /interpreters/: /app /help /help/:
  /invitation /room/: /room/guest`;

/** The same of the clients' and the interpreters' own area; `:` stands for any one part. */
const OF_BOTH =
  ' dashboard notifications messages messages/: session/: reschedule/: calendar statements invoice/: account';
const OF_CLIENTS = 'mettings-config profile interpretator-profile records favourites call/:';
const OF_INTERPRETERS =
  'interpreter-records profile-settings interpreter-profile user-profile availability listing quiz institute-admin institute-admin/users/: news';

const PAGES = new Set([
  ...COMMON.split(/\s+/),
  ...under('/client', `${OF_BOTH} ${OF_CLIENTS}`),
  ...under('/interpreter', `${OF_BOTH} ${OF_INTERPRETERS}`),
]);

/** Whether there is a page at an address, for the server to say so: a screen, or the way to one. */
export function isPage(pathname: string): boolean {
  const path = pathname.replace(/(?<=[^/])\/$/, '');
  return PAGES.has(path) || PAGES.has(path.replace(/(?<=\/)[^/]+$/, ':'));
}

function under(root: string, names: string): string[] {
  return [
    root,
    ...names
      .trim()
      .split(/\s+/)
      .map((name) => `${root}/${name}`),
  ];
}
