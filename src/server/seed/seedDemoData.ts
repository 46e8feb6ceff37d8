import { randomBytes } from 'node:crypto';
import type { Database } from '../db/database';
import { DEMO_EMAILS, DEMO_PASSWORD } from '../platform/demo/demoAccounts';
import { seedDemo } from './seedDemo';
import { findUserByEmail } from '../modules/account/service/users';
import type { Clock } from '../platform/context';
import { hashPassword } from '../modules/auth/service/passwords';
import type { DemoPlan } from '../platform/demo/demoPlan';
import { drawPortraits } from './drawPortraits';

/** Fills an empty database as the plan says; returns what to tell the person at the terminal. */
export async function seedDemoData(db: Database, clock: Clock, plan: DemoPlan): Promise<string[]> {
  if (plan === 'none') return [];
  if (plan === 'known') {
    const hash = await hashPassword(DEMO_PASSWORD);
    await seedDemo(db, clock, { passwordHashFor: () => Promise.resolve(hash), drawPortraits });
    if (!(await findUserByEmail(db.queries, DEMO_EMAILS[0]))) return [];
    return [`Demo accounts: ${DEMO_EMAILS.join(', ')}; the password of each is ${DEMO_PASSWORD}`];
  }
  const passwords = new Map<string, string>();
  const hasSeeded = await seedDemo(db, clock, {
    drawPortraits,
    passwordHashFor: (email) => {
      const password = `${randomBytes(12).toString('base64url')}aA1`;
      passwords.set(email, password);
      return hashPassword(password, { account: email });
    },
  });
  if (!hasSeeded) return [];
  return [
    'Warning: SEED_DEMO=1 added made-up people and bookings to a database that is not a local demo.',
    'Their passwords, shown only now:',
    ...[...passwords].map(([email, password]) => `  ${email}  ${password}`),
  ];
}
