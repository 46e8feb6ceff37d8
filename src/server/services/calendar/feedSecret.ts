import { createHash, randomBytes } from 'node:crypto';

/** 256 bits, as they stand in the address of a calendar feed. */
export function newFeedSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of one: with so many bits it needs no salt. */
export function hashFeedSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
