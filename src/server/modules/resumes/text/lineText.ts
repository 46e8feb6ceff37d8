const BULLET = /^(?:[•●○◦▪■□‣⁃∙·*・–—-]|\uf0b7|\d{1,2}[.)])\s+(?=\S)|^[•●▪■‣・]/u;

/** Text for comparing: without regard to case, accents and width (ＡＢＣ, ｶﾅ). */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether a line begins with a mark of a list. */
export function hasBullet(text: string): boolean {
  return BULLET.test(text);
}

/** The line without the mark of a list. */
export function withoutBullet(text: string): string {
  return text.replace(BULLET, '').trim();
}
