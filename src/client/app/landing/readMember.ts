import { CLIENT_GROUP, INTERPRETER_GROUP } from '../../../shared/domain/people/groups';
import type { Member } from '../../features/landing/LandingHeader';
import { paths } from '../../paths';
import { readSession, readStored } from '../../store/storedSession';

/** The signed-in person by the browser's storage, for pages that ask no server; null where nobody is. */
export function readMember(storage: Storage): Member | null {
  if (readSession(storage).token === null) return null;
  const home = HOMES[readStored(storage, 'groupId') ?? ''] ?? paths.app;
  return { name: readStored(storage, 'userName') ?? '', home };
}

const HOMES: Readonly<Record<string, string>> = {
  [CLIENT_GROUP]: paths.client.dashboard,
  [INTERPRETER_GROUP]: paths.interpreter.dashboard,
};
