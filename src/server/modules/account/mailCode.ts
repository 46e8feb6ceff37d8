import type { InterfaceLanguage } from '../../../shared/domain/text/interfaceLanguages';
import type { AskedTimeChoice } from '../../../shared/contract/interpreters/askedTime';
import type { Queries } from '../../db/database';
import type { User } from './service/users';
import type { Clock } from '../../platform/context';
import { queueMail } from '../../platform/mail/queueMail';
import { codeSecrets } from './service/codeSecrets';
import { issueCode } from './service/issueCode';
import { askQuery, readAskedTime } from '../../../shared/domain/booking/askedTime';
import { askedLanguages } from '../../../shared/domain/booking/askedLanguages';

/** Mails the code that finishes a registration; the one before stops working. */
export async function mailCode(
  queries: Queries,
  clock: Clock,
  user: Pick<User, 'email'>,
  { language, asked }: { language: InterfaceLanguage; asked?: AskedTimeChoice | undefined },
): Promise<void> {
  const code = codeSecrets.createCode();
  const sendBefore = await issueCode(queries, clock, { purpose: 'verify', email: user.email, code });
  await queueMail(queries, clock, {
    to: user.email,
    isProved: false,
    language,
    template: 'verifyAccount',
    // Nobody has proved the address yet: whoever registered it may have put words of their own into the name.
    values: { name: '', code, ...askedPart(asked) },
    sendBefore,
  });
}

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
