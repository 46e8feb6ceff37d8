import { z } from 'zod';
import { isPersonName } from '../../domain/people/isPersonName';
import { PASSWORD_MAX_LENGTH } from '../../domain/people/passwordRules';
import { isBlank, withoutDirections } from '../../domain/text/visibleText';

/**
 * Fields that several calls share. A custom message is an `IssueCode`: the server puts the words of the
 * reader's language in its place.
 */
export const Id = z.uuid({ error: 'not_an_id' }).toLowerCase().describe('UUID');

/**
 * Control characters (but for tab and line breaks) and halves of characters (lone surrogates, which `jsonb` refuses)
 * cannot be stored or shown, so no text may hold them.
 */
const hasNoControlCharacters = (text: string) =>
  !/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]|\p{Surrogate}/u.test(text);

/** Of `seen`, which a save may carry so that it undoes nothing that was saved after its page was read. */
export const REFUSED_UNSEEN = 'where that is not there any more: CHANGED_MEANWHILE';

/** Where somebody's photo is. */
export const PhotoUrl = z.string().nullable().describe('address of the headshot, null where there is none');

/** The faces of both sides of a booking. */
export const PartyFaces = z
  .object({ client: PhotoUrl, interpreter: PhotoUrl })
  .describe('photos of the two people');

/**
 * A text that is too long is judged no further. Zod goes on by itself, and a body's worth of marks takes seconds to bring into
 * their usual order, in which nobody else is answered.
 */
export const TOO_LONG = { error: 'too_long', abort: true } as const;

export function textUpTo(maxLength: number) {
  return z
    .string()
    .overwrite(withoutDirections)
    .trim()
    .max(maxLength, TOO_LONG)
    .refine(hasNoControlCharacters, { error: 'invalid' });
}

export function requiredText(maxLength: number) {
  return z
    .string({ error: (issue) => (issue.input === undefined ? 'required' : 'invalid') })
    .overwrite(withoutDirections)
    .trim()
    .min(1, { error: 'required' })
    .max(maxLength, TOO_LONG)
    .refine(hasNoControlCharacters, { error: 'invalid' })
    .refine((text) => text === '' || !isBlank(text), { error: 'required' });
}

/**
 * Text that stands in one line wherever it is shown. A name with line breaks could put words of its own
 * between those of a mail that we send.
 */
const isOneLine = (text: string) => !/[\t\n\r\u0085\u2028\u2029]/.test(text);

export function lineUpTo(maxLength: number) {
  return textUpTo(maxLength).refine(isOneLine, { error: 'invalid' });
}

export function requiredLine(maxLength: number) {
  return requiredText(maxLength).refine(isOneLine, { error: 'invalid' });
}

/** A person's name is refused, not tidied, where it holds what could be taken for something else. */
export function personName(maxLength: number) {
  return z
    .string({ error: (issue) => (issue.input === undefined ? 'required' : 'invalid') })
    .trim()
    .min(1, { error: 'required' })
    .max(maxLength, TOO_LONG)
    .refine((text) => text === '' || !isBlank(text), { error: 'required' })
    .refine((text) => isBlank(text) || isPersonName(text), { error: 'not_a_name' });
}

/** Compared without regard to case; RFC 5321 allows 254 characters. */
export const Email = z
  .string({ error: (issue) => (issue.input === undefined ? 'required' : 'invalid') })
  .trim()
  .min(1, { error: 'required' })
  .max(254, { error: 'too_long' })
  .pipe(z.email({ error: 'not_an_email' }))
  .meta({ description: 'e-mail address', format: 'email' });

/** A password as typed to sign in: bounded, otherwise unjudged (the rules hold for new ones). */
export const TypedPassword = z
  .string({ error: (issue) => (issue.input === undefined ? 'required' : 'invalid') })
  .min(1, { error: 'required' })
  .max(PASSWORD_MAX_LENGTH, { error: 'too_long' })
  .describe('password');

export const Instant = z.iso.datetime().describe('instant, ISO 8601 in UTC');

/** Calendars of databases know no year 0. */
export const Day = z.iso
  .date({ error: 'not_a_date' })
  .refine((day) => !day.startsWith('0000'), { error: 'not_a_date' })
  .describe('YYYY-MM-DD');

/** An amount in euros with at most two decimals. */
export const Euros = z.number().min(0).max(1_000_000).multipleOf(0.01).describe('euros, to the cent');
