/** Names in the address of 'Ask for this time', said here alone. */
export const ASK_KEYS = {
  /** the slug of whom to ask */
  person: 'ask',
  /** English names of the pair, where one was chosen */
  from: 'from',
  to: 'to',
  /** ISO 8601, in UTC */
  start: 'start',
} as const;
