/** What shows nothing: white space, control characters, and what Unicode gives no shape (zero-width spaces, fillers). */
const NOTHING_TO_SEE = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a reader would see nothing at all, whatever the text's length. */
export function isBlank(text: string): boolean {
  return NOTHING_TO_SEE.test(text);
}
