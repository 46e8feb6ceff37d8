import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import {
  FILES_PER_HOUR,
  MESSAGES_PER_DAY,
  MESSAGES_PER_MINUTE,
  NEW_THREADS_PER_DAY,
} from '../../../../shared/domain/text/messageRules';
import { createRateLimiter } from '../../../platform/limits/createRateLimiter';
import type { SignInContext } from '../../auth/service/signInContext';
import type { FileScanner } from '../../uploads/service/createFileScanner';

export interface MessageContext extends SignInContext {
  messageLimits: {
    sending: RateLimiterAbstract;
    sendingInDay: RateLimiterAbstract;
    opening: RateLimiterAbstract;
    files: RateLimiterAbstract;
    /** of all files that are kept for one person */
    storedBytesPerPerson: number;
  };
  /** looks at every file before it is kept */
  scanFile: FileScanner;
}

export function createMessageContext(
  context: SignInContext,
  { storedBytesPerPerson }: { storedBytesPerPerson: number },
  scanFile: FileScanner,
): MessageContext {
  const { queries } = context.db;
  const sending = { name: 'message-sending', points: MESSAGES_PER_MINUTE, seconds: 60 };
  const sendingInDay = { name: 'message-sending-day', points: MESSAGES_PER_DAY, seconds: 86_400 };
  const opening = { name: 'message-opening', points: NEW_THREADS_PER_DAY, seconds: 86_400 };
  const files = { name: 'message-files', points: FILES_PER_HOUR, seconds: 3600 };
  return {
    ...context,
    messageLimits: {
      sending: createRateLimiter(queries, sending),
      sendingInDay: createRateLimiter(queries, sendingInDay),
      opening: createRateLimiter(queries, opening),
      files: createRateLimiter(queries, files),
      storedBytesPerPerson,
    },
    scanFile,
  };
}
