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
const OF_HOUSE_UNSPACED = /サポート|管理者|管理人|運営|モデレータ|アドミン/u;
/** Signs that are read as other letters: digits, crossed and small ones of other alphabets of the same script. */
const READ_AS = new Map(zip('013457đðɖɡɑᴅʀᴀɢᴏᴍɴɪᴛᴘᴜꜱıᴠᴇꜰᴄᴡ', 'oieastdddgadragomnitpusivefcw'));

/** Of a name's signs only those that real ones have: commas before "Jr.", brackets around a former name, joiners. */
const NO_SIGN = /[^\u200C\u200D\p{L}\p{M}\p{Nd}\p{Nl} '’‘ʼ′׳"“”״.,&/()\-\u2010-\u2015־་]/u;
/** Within names alone: between the names of a Japanese or Chinese one, between syllables, and an apostrophe's neighbour. */
const WITHIN = /(?<=[\p{L}\p{M}])[·・‧•`፡](?=\p{L})|(?<=\p{scx=Katakana})=(?=\p{scx=Katakana})/gu;
/** Pictures, also those that NFKC makes letters of, letters in rings, and two marks that look like a tick. */
const DRAWN = /[\p{So}\p{No}\p{Me}ˆˇ]/u;

/** Words of the badges in the three languages, as their catalogues spell them; beside them the house's own name. */
const OF_BADGES = new Set(
  [
    'verified sworn certified certificate certificado certificada',
    'verificado verificada verificados verificadas',
  ].flatMap((words) => words.split(' ')),
);
const OF_BADGES_UNSPACED =
  /ドラゴマン|(?:確認|認証|認定)(?:済|ずみ)|認定(?:通訳|翻訳)|宣誓通訳|資格証明(?!書)/u;
/** A surname of many, and a badge beside these. */
const JURADO = /^jurad[oa]s?$/;
const BESIDE_JURADO = /^(?:interpretes?|traductor(?:a|as|es)?|perit[oa]s?|hasta)$/;
/** A badge in two words; of either alone there are people's names and fields of work. */
const OF_COURT = /^(?:court|judicial(?:es)?)$/;
const INTERPRETER = /^interpret(?:ers?|es?)$/;
const COURT_UNSPACED = /法廷\s*通訳/u;
/** A name that is longer once its ligatures are written out (one of them is eighteen letters) is judged no further. */
const LONGEST = 150;
/** Letters that stand alone, one after the other, are read as a word. */
const SPELLED = /(?<=(?<![\p{L}\p{N}])\p{L})[^\p{L}\p{N}]+(?=\p{L}(?![\p{L}\p{N}]))/gu;

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

/**
 * Whether a person may bear it besides: it has the signs of names alone, and nobody is taken for the house or its staff,
 * or for somebody with a badge.
 */
export function isPersonName(text: string): boolean {
  if (text.normalize('NFKC').length > LONGEST) return false;
  const words = wordsOf(text);
  return (
    isClaimless(text, words) &&
    !OF_HOUSE_UNSPACED.test(text.normalize('NFKC')) &&
    !COURT_UNSPACED.test(text.normalize('NFKC')) &&
    !words.some((word) => OF_HOUSE.has(word)) &&
    !(words.some((word) => OF_COURT.test(word)) && words.some((word) => INTERPRETER.test(word)))
  );
}

/**
 * Whether somebody's own field of work may be called so. It stands beside badges, as a name does, and is judged like one;
 * but there is work in support and administration, and lists and additions ("LGBTQ+") are written with more signs.
 */
export function isFieldName(text: string): boolean {
  if (text.normalize('NFKC').length > LONGEST) return false;
  const words = wordsOf(text);
  return (
    isClaimless(text.replace(/[+:;、،＋：；]/gu, ' '), words) &&
    isPlainName(text) &&
    !words.includes('dragoman') &&
    !JURADO.test(words[0] ?? '')
  );
}

/** Whether it has the signs of names alone, and neither the house's own name, which none of them hide, nor a badge's. */
function isClaimless(text: string, words: readonly string[]): boolean {
  const plain = text.normalize('NFKC');
  const letters = plain.replace(/[^\p{L}\p{N}]/gu, '');
  return (
    isPlainName(text) &&
    !DRAWN.test(text) &&
    !NO_SIGN.test(plain.replace(WITHIN, '')) &&
    readable(letters) !== 'dragoman' &&
    isBadgeless(text, words)
  );
}

/** Whether a text that stands on a profile is no badge; it may have any signs. */
export function isBadgeless(text: string, words: readonly string[] = wordsOf(text)): boolean {
  return (
    !OF_BADGES_UNSPACED.test(text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '')) &&
    !words.some((word) => OF_BADGES.has(word)) &&
    !(words.some((word) => JURADO.test(word)) && words.some((word) => BESIDE_JURADO.test(word)))
  );
}

/** Whole words: "Dragomanova" and "Admina" are people's names. Capitals within a word hide none. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKC');
  return [plain, plain.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')]
    .map(readable)
    .flatMap((each) => [each, each.replace(SPELLED, '')])
    .flatMap((each) => each.split(/[^\p{L}\p{N}]+/u))
    .filter(Boolean);
}

function readable(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return [...plain].map((sign) => READ_AS.get(sign) ?? sign).join('');
}

/** A name as it is compared: two that differ in case, widths of letters or spaces only are the same. */
export function plainName(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}
