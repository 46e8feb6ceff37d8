const LENGTH = 8;

/** What two people read to each other to be sure that they mean the same booking: the end of its id, `4F2A-91C7`. */
export function bookingCode(id: string): string {
  const end = id.replaceAll('-', '').slice(-LENGTH).toUpperCase();
  return `${end.slice(0, LENGTH / 2)}-${end.slice(LENGTH / 2)}`;
}
