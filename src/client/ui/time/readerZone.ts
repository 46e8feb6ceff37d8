let known: string | undefined;

/**
 * The IANA time zone that the reader's device is set to. Asked for once and kept for no longer than the task lasts:
 * asking costs as much as drawing a card, and every card of a list asks.
 */
export function readerZone(): string {
  if (known !== undefined) return known;
  void Promise.resolve().then(() => (known = undefined));
  return (known = new Intl.DateTimeFormat().resolvedOptions().timeZone);
}
