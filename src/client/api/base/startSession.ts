import type { Session } from '../../../shared/contract/account/sessionUser';
import type { ApiEnvironment } from './ApiEnvironment';

interface Signing {
  queryFulfilled: Promise<{ data: Session }>;
  extra: unknown;
}

/** For every call that signs in: what it answers becomes the session of all tabs. */
export async function startSession(_request: unknown, { queryFulfilled, extra }: Signing): Promise<void> {
  const answer = await queryFulfilled.catch(() => null);
  if (answer) (extra as ApiEnvironment).session.start(answer.data);
}
