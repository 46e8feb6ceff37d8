import type { Queries } from '../../db/database';
import { createRateLimiter } from '../../platform/limits/createRateLimiter';
import { consumeLimit } from '../../platform/limits/consumeLimit';

/** How often one person may make the server read a file; more is TOO_MANY_REQUESTS. */
export interface UploadLimits {
  countHeadshot(userId: string): Promise<void>;
  countResume(userId: string): Promise<void>;
  /** a credential's document */
  countProof(userId: string): Promise<void>;
}

const HOUR = 3600;

export function createUploadLimits(queries: Queries): UploadLimits {
  const headshots = createRateLimiter(queries, { name: 'headshot', points: 30, seconds: HOUR });
  const resumes = createRateLimiter(queries, { name: 'resume', points: 30, seconds: HOUR });
  const proofs = createRateLimiter(queries, { name: 'proof', points: 60, seconds: HOUR });
  return {
    countHeadshot: (userId) => consumeLimit(headshots, userId),
    countResume: (userId) => consumeLimit(resumes, userId),
    countProof: (userId) => consumeLimit(proofs, userId),
  };
}
