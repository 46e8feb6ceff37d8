import type { Options } from '@node-rs/argon2';

/** argon2id as OWASP's cheat sheet asks for it: 19 MiB, two passes, one lane. */
export const PASSWORD_COST = {
  algorithm: 2,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} satisfies Options;
