/** Under which name the tab remembers the time that is being proposed for a booking. */
export function newTimePlace(bookingId: string): string {
  return `new time for ${bookingId}`;
}
