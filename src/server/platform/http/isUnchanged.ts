import type { IncomingHttpHeaders } from 'node:http';

/** The version that a caller may have read before. */
interface Seen {
  /** with its quotes */
  tag: string;
  changedAt?: Date;
}

/** Whether who asks has it already (RFC 9110, 13.1): by its tag, by its time only where no tag was named. */
export function isUnchanged(headers: IncomingHttpHeaders, { tag, changedAt }: Seen): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) {
    const known = tags.split(',').map((each) => each.trim().replace(/^W\//, ''));
    return known.includes(tag.replace(/^W\//, '')) || known.includes('*');
  }
  const since = Date.parse(headers['if-modified-since'] ?? '');
  // The header knows no parts of seconds.
  return changedAt !== undefined && Math.floor(changedAt.getTime() / 1000) * 1000 <= since;
}
