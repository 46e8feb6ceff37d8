import { isBlank } from '../text/visibleText';

/**
 * The payment form's rules (specification, section 5). What is typed there never leaves the browser, so these
 * rules run there only; they live here because a form's rules are facts, not screens.
 */
export interface CardDetails {
  cardNumber: string;
  /** MM/YY */
  expirationDate: string;
  securityCode: string;
  country: string;
  zipCode: string;
}

export const CARD_FIELDS = ['cardNumber', 'expirationDate', 'securityCode', 'country', 'zipCode'] as const;
export type CardField = (typeof CARD_FIELDS)[number];

const RULES: Record<CardField, (value: string) => boolean> = {
  cardNumber: (value) => /^\d{16}$/.test(value.replace(/\s/g, '')),
  expirationDate: (value) => /^(0[1-9]|1[0-2])\/\d{2}$/.test(value.trim()),
  securityCode: (value) => /^\d{3,4}$/.test(value.normalize('NFKC').trim()),
  country: (value) => !isBlank(value),
  zipCode: (value) => !isBlank(value),
};

/** The fields of a card that break their rule, in the form's order. */
export function invalidCardFields(card: CardDetails): CardField[] {
  return CARD_FIELDS.filter((field) => !RULES[field](card[field]));
}

/** Far more than any card has, so that a slip is seen and refused rather than cut off. */
const MOST_DIGITS = 32;

/** Digits, full-width ones too, in groups of four while typing. One too many stays, for the rule to refuse it. */
export function groupCardNumber(typed: string): string {
  const digits = typed.normalize('NFKC').replace(/\D/g, '').slice(0, MOST_DIGITS);
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/**
 * A card's expiration date while it is typed, as MM/YY: the stroke comes by itself after two digits, "1/" is read
 * as 01, and a year of four digits, as browsers fill it in, keeps its last two. Full-width signs become plain ones.
 * `before` is what stood there.
 */
export function typedExpiration(typed: string, before: string): string {
  const kept = typed
    .normalize('NFKC')
    .replace(/[^\d/]/g, '')
    .replace(/\/+/g, '/')
    .replace(/^(\d)\//, '0$1/');
  const filled = /^(\d{2})\/?20(\d{2})$/.exec(kept);
  if (filled) return `${filled[1]}/${filled[2]}`;
  const isGrowing = kept.length > before.length;
  if (/^\d{2}$/.test(kept) && isGrowing) return `${kept}/`;
  return kept.replace(/^(\d{2})(\d)/, '$1/$2').slice(0, 7);
}
