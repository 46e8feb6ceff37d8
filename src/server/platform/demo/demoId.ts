import { createHash } from 'node:crypto';

/** The same UUID for the same name, on every machine, so that links into the demo data keep working. */
export function demoId(name: string): string {
  const bytes = createHash('sha256').update(`dragoman demo ${name}`).digest().subarray(0, 16);
  // Version 8 and the RFC 9562 variant: made by an application's own rule.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
