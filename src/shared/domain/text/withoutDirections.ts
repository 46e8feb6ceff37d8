/**
 * A text without the invisible characters that turn the writing direction of what comes after them (Unicode bidi
 * embeddings, overrides and isolates, U+202A–202E and U+2066–2069). Left open in a name or a title, they would turn
 * round the words of the page, the mail or the table that it is put into; pasted text often holds them unknown to
 * who pastes. The marks that Arabic and Hebrew typing needs (U+200E, U+200F, U+061C) turn nothing and stay.
 */
export function withoutDirections(text: string): string {
  return text.replace(/[\u202A-\u202E\u2066-\u2069]/g, '');
}
