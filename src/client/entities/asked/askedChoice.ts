import type { AskedTimeChoice } from '../../../shared/contract/interpreters/askedTime';
import type { AskedTime } from '../../../shared/domain/booking/askedTime';

/** What the calls that send a mail are told, so that its links lead back even in another browser. */
export function askedChoice(asked: AskedTime | null): { asked?: AskedTimeChoice } {
  if (!asked) return {};
  const { slug, from, to, startsAt } = asked;
  return { asked: { slug, from, to, start: new Date(startsAt).toISOString() } };
}
