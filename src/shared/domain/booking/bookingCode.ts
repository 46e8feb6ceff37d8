const LENGTH = 8;

/** A short code by which two people make sure that they mean the same booking: the end of its id, `4F2A-91C7`. */
export function bookingCode(id: string): string {
  const end = id.replaceAll('-', '').slice(-LENGTH).toUpperCase();
  return `${end.slice(0, LENGTH / 2)}-${end.slice(LENGTH / 2)}`;
}
