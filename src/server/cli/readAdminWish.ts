import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { AppError, ISSUE_CODES } from '../../shared/contract/base/errors';
import { Email, requiredLine } from '../../shared/contract/base/fields';
import { NewPassword } from '../../shared/contract/account/newPassword';
import { NAME_MAX_LENGTH } from '../../shared/contract/account/userAccount';
import { serverMessages } from '../../shared/i18n/serverMessages';
import { refuseGuessable } from '../modules/account/service/refuseGuessable';
import { CliError } from './CliError';
import type { Ask } from './createQuestions';

export const ADMIN_USAGE =
  'npm run admin -- --email ADDRESS --first-name NAME --last-name NAME [--ask-password]\n' +
  'What is not given is asked for at a terminal. Without --ask-password a random password is made and printed once.';

const AdminWish = z.object({
  email: Email,
  firstName: requiredLine(NAME_MAX_LENGTH),
  lastName: requiredLine(NAME_MAX_LENGTH),
  password: NewPassword,
});

export interface AdminWish extends z.output<typeof AdminWish> {
  /** made here, so it must be told */
  isPasswordRandom: boolean;
}

/** Reads the first admin's data from flags and questions. Throws CliError, which says what is missing or wrong. */
export async function readAdminWish(args: readonly string[], ask: Ask): Promise<AdminWish> {
  const flags = readFlags(args);
  const given = async (flag: string | undefined, question: string, isSecret = false) => {
    const answer = flag ?? (await ask(question, isSecret));
    if (answer === null) throw new CliError(`Who shall be the admin? Say so:\n${ADMIN_USAGE}`);
    return answer;
  };
  const wish = {
    email: await given(flags.email, 'Email: '),
    firstName: await given(flags['first-name'], 'First name: '),
    lastName: await given(flags['last-name'], 'Last name: '),
  };
  const isPasswordRandom = !flags['ask-password'];
  const password = isPasswordRandom ? randomPassword() : await given(undefined, 'Password: ', true);
  return { ...check({ ...wish, password }), isPasswordRandom };
}

function readFlags(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = {
    email: text,
    'first-name': text,
    'last-name': text,
    'ask-password': { type: 'boolean' },
  } as const;
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch {
    throw new CliError(`That is not understood. Say it so:\n${ADMIN_USAGE}`);
  }
}

/** 108 bits, and a letter of each kind and a digit, which the rules for passwords ask for. */
const randomPassword = () => `${randomBytes(15).toString('base64url').replaceAll('-', 'x')}aA1`;

function check(wish: unknown) {
  const read = AdminWish.safeParse(wish);
  if (!read.success) {
    const problems = read.error.issues.map(
      ({ path, message }) => `  - ${path.join('.')}: ${wordsOf(message)}`,
    );
    throw new CliError(['No admin was made:', ...problems].join('\n'));
  }
  try {
    refuseGuessable(read.data.password, 'password', { acceptsDemoPassword: false });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new CliError(`No admin was made:\n  - password: ${wordsOf('password_common')}`);
  }
  return read.data;
}

function wordsOf(message: string): string {
  const code = ISSUE_CODES.find((each) => each === message) ?? 'invalid';
  return serverMessages['en-US'].issues[code];
}
