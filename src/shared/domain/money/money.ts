import { numberFormat } from '../text/intlFormats';

/** Money is euro, counted in cents as integers (`product.md`, section 6). */
export const CURRENCY = 'EUR';

/** The price of an hour where an interpreter has set none. */
export const DEFAULT_HOURLY_PRICE_CENTS = 5000;

/** Shown on the payment step where neither interpreter nor price could be found (specification, section 9). */
export const FALLBACK_FEE_CENTS = 35000;
export const CREDITS_REQUIRED = 1;
export const AVAILABLE_BALANCE = 0;

/** Total fee = hourly price × duration, in cents, half a cent rounded up. */
export function totalFeeCents(hourlyPriceCents: number, minutes: number): number {
  return Math.round((hourlyPriceCents * minutes) / 60);
}

/** The wire carries euros as decimal numbers, as the specification's payload does. */
export function eurosFromCents(cents: number): number {
  return cents / 100;
}

export function centsFromEuros(euros: number): number {
  return Math.round(euros * 100);
}

const TYPED_EUROS = /^\d+(?:[.,]\d{1,2})?$/;

/** Euros and cents, with a point or a comma as people write it; null where nothing is typed, NaN where it is no amount. */
export function readTypedEuros(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  return TYPED_EUROS.test(typed) ? Number(typed.replace(',', '.')) : NaN;
}

/** "€25.00", as a reader of `locale` writes it; always with the sign, for "EUR" reads like a code. */
export function formatCents(cents: number, locale: string): string {
  return numberFormat(locale, {
    style: 'currency',
    currency: CURRENCY,
    currencyDisplay: 'narrowSymbol',
  }).format(cents / 100);
}

/** "€0.085": prices per word may be finer than cents. */
export function formatWordPrice(euros: number, locale: string): string {
  return numberFormat(locale, {
    style: 'currency',
    currency: CURRENCY,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 3,
  }).format(euros);
}
