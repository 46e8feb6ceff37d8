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

/** What shows nothing, turns the direction of what comes after it, breaks the line, or is half a character. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/** Some scripts do write with joiners (علی‌رضا), and a name's Chinese character may ask for its own shape (葛󠄀). */
const JOINED =
  /(?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Sinhala}\p{Script=Malayalam}\p{M}])[\u200C\u200D](?=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Sinhala}\p{Script=Malayalam}])/gu;
const SHAPED = /(?<=\p{Script=Han})[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/gu;

/** No letters of any name: of markup, of private use, of what could not be read, or marks heaped on one another. */
const NO_NAME = /[<>\p{Co}\uFFFD]|\p{M}{5}/u;

/** Mail and web addresses, with a scheme or without; "J. R. R. Tolkien", "J.R.R." and "Jr." are none. */
const ADDRESS = /@|:\/|\/\/|[a-z\d+.-]:\S|\S[.\u3002\u06D4][\p{L}\p{N}][\p{L}\p{M}\p{N}-]|\d\.\d|\bwww\./iu;

/**
 * Whether a text may stand where people read a person's name, in a mail among other places: no address that a mail
 * program makes a link of, nothing unseen, no mix of alphabets that look alike.
 */
export function isPersonName(text: string): boolean {
  if (UNSEEN.test(text.replace(JOINED, '').replace(SHAPED, ''))) return false;
  const plain = text.normalize('NFKC');
  return (
    !ADDRESS.test(plain) &&
    !NO_NAME.test(plain) &&
    LOOK_ALIKE.filter((letters) => letters.test(plain)).length <= 1
  );
}
