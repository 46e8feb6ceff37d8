/** Letters of these look so much alike that a name with two of them is meant to be taken for another. */
const LOOK_ALIKE = [
  /\p{Script=Latin}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Lisu}/u,
  /\p{Script=Canadian_Aboriginal}/u,
];

/** Characters that are invisible, turn the direction of the text, break the line, or are half a character. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/** Some scripts do write with joiners (علی‌رضا), and a name's Chinese character may ask for its own shape (葛󠄀). */
const JOINED =
  /(?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Sinhala}\p{Script=Malayalam}\p{M}])[\u200C\u200D](?=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Sinhala}\p{Script=Malayalam}])/gu;
const SHAPED = /(?<=\p{Script=Han})[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/gu;

/** No letters of any name: of markup, of private use, of what could not be read, or marks heaped on one another. */
const NO_NAME = /[<>\p{Co}\uFFFD]|\p{M}{5}/u;

/** Mail and web addresses, with a scheme or without; "J. R. R. Tolkien", "J.R.R." and "Jr." are none. */
const ADDRESS = /@|:\/|\/\/|[a-z\d+.-]:\S|\S[.\u3002\u06D4][\p{L}\p{N}][\p{L}\p{M}\p{N}-]|\d\.\d|\bwww\./iu;

/** Names of the house and its people in its three languages; their writers put no spaces into the last. */
const OF_HOUSE = new Set(
  [
    'dragoman administrator administrators admin admins moderator moderators support helpdesk',
    'administrador administradora administradores administracion moderador moderadora moderadores soporte',
  ].flatMap((words) => words.split(' ')),
);
const OF_HOUSE_UNSPACED = /ドラゴマン|サポート|管理者|管理人|運営|モデレータ|アドミン/u;
/** Signs that are read as other letters: digits, crossed and small ones of other alphabets of the same script. */
const READ_AS = new Map(zip('013457đðɖɡɑᴅʀᴀɢᴏᴍɴɪᴛᴘᴜꜱ', 'oieastdddgadragomnitpus'));

function zip(signs: string, letters: string): (readonly [string, string])[] {
  return [...signs].map((sign, at) => [sign, letters[at] ?? sign] as const);
}

/**
 * Whether a text may stand where people read a name, in a mail among other places: no address that a mail program makes
 * a link of, nothing unseen, no mix of alphabets that look alike.
 */
export function isPlainName(text: string): boolean {
  if (UNSEEN.test(text.replace(JOINED, '').replace(SHAPED, ''))) return false;
  const plain = text.normalize('NFKC');
  return (
    !ADDRESS.test(plain) &&
    !NO_NAME.test(plain) &&
    LOOK_ALIKE.filter((letters) => letters.test(plain)).length <= 1
  );
}

/** Whether a person may bear it besides: nobody is taken for the house or its staff. */
export function isPersonName(text: string): boolean {
  return isPlainName(text) && !isOfHouse(text.normalize('NFKC'));
}

/**
 * By whole words: "Dragomanova" and "Admina" are people's names. Capitals within a word hide none, nor do signs between the letters of
 * the house's own name.
 */
function isOfHouse(text: string): boolean {
  const parted = text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
  const words = [text, parted].flatMap((each) => readable(each).split(/[^\p{L}\p{N}]+/u));
  return (
    OF_HOUSE_UNSPACED.test(text) ||
    words.some((word) => OF_HOUSE.has(word)) ||
    readable(text).replace(/[^\p{L}\p{N}]/gu, '') === 'dragoman'
  );
}

function readable(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return [...plain].map((sign) => READ_AS.get(sign) ?? sign).join('');
}

/** A name as it is compared: two that differ in case, widths of letters or spaces only are the same. */
export function plainName(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}
