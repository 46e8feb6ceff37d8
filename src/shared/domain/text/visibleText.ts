/** A text without white space around it; empty where a reader would see nothing of it. */
export function visibleText(text: string): string {
  return isBlank(text) ? '' : text.trim();
}

/**
 * A text without the invisible characters that turn the writing direction of what comes after them (Unicode bidi
 * embeddings, overrides and isolates, U+202A–202E and U+2066–2069). Left open in a name or a title, they would turn
 * round the words of the page, the mail or the table that it is put into; pasted text often holds them unknown to
 * who pastes. The marks that Arabic and Hebrew typing needs (U+200E, U+200F, U+061C) turn nothing and stay.
 */
export function withoutDirections(text: string): string {
  return text.replace(/[\u202A-\u202E\u2066-\u2069]/g, '');
}

/** Invisible characters: white space, control characters, and those without a shape (zero-width spaces, fillers). */
const NOTHING_TO_SEE = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a reader would see nothing at all, whatever the text's length. */
export function isBlank(text: string): boolean {
  return NOTHING_TO_SEE.test(text);
}

/** A sentence that ends in an abbreviation with its own full stop ("… a las 9:30 a.m.") takes no second one. */
export function oneFullStop(sentence: string): string {
  return sentence.replace(/((?:[ap]\.\s?m|EE\.\s?UU)\.)\.(?!\.)/g, '$1');
}
