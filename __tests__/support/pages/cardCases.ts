type CardCase = readonly [field: string, typed: string, message: string];

const NUMBER = 'Valid 16-digit card number is required.';
const EXPIRY = 'Valid MM/YY is required.';
const CODE = 'Valid CVC/CVV is required.';

/** Cards that the specification's rules refuse (section 5), and with which words. */
export const REFUSED_CARDS: readonly CardCase[] = [
  ['Card number', '', NUMBER],
  ['Card number', '4929 1387 6401 228', NUMBER],
  ['Card number', '4929138764012285 1', NUMBER],
  ['Expiration date', '', EXPIRY],
  ['Expiration date', '13/30', EXPIRY],
  ['Expiration date', '00/30', EXPIRY],
  ['Expiration date', '113', EXPIRY],
  ['Security code', '', CODE],
  ['Security code', '12', CODE],
  ['Security code', '12345', CODE],
  ['Security code', 'abc', CODE],
];

/** Cards that they take, with the words that must not appear. */
export const TAKEN_CARDS: readonly CardCase[] = [
  ['Card number', '4929138764012285', NUMBER],
  ['Card number', '4929 1387 6401 2285', NUMBER],
  ['Expiration date', '11/38', EXPIRY],
  ['Security code', '123', CODE],
  ['Security code', '1234', CODE],
];
