/** Where the card of a request says what became different, and takes that it was seen. */
export function changedNoteId(bookingId: string): string {
  return `changed-${bookingId}`;
}
