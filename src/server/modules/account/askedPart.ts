import type { AskedTimeChoice } from '../../../shared/contract/interpreters/askedTime';
import { askQuery, readAskedTime } from '../../../shared/domain/booking/askedTime';
import { askedLanguages } from '../../../shared/domain/booking/askedLanguages';

/**
 * The chosen time of a public page, for a mail's links. The person who registered an address may not own it,
 * so nothing that they could word themselves comes into the mail: languages that exist, a key and a time.
 */
export function askedPart(asked: AskedTimeChoice | undefined): { asked?: string } {
  if (!asked) return {};
  const { slug, from, to, start } = asked;
  const read = readAskedTime(new URLSearchParams(askQuery({ slug, from, to, startsAt: Date.parse(start) })));
  return read ? { asked: askQuery({ ...read, ...askedLanguages(read) }) } : {};
}
