const BULLET = /^(?:[•●○◦▪■□‣⁃∙·*・–—-]|\uf0b7|\d{1,2}[.)])\s+(?=\S)|^[•●▪■‣・]/u;

/** Whether a line begins with a mark of a list. */
export function hasBullet(text: string): boolean {
  return BULLET.test(text);
}

/** The line without the mark of a list. */
export function withoutBullet(text: string): string {
  return text.replace(BULLET, '').trim();
}
