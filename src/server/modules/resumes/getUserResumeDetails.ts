import type { ResumeDetails } from '../../../shared/contract/interpreters/resume';
import { ResumeDraft } from '../../../shared/contract/interpreters/resumeDraft';
import { findResume } from './service/resumes';
import type { Caller, ServiceContext } from '../../platform/context';

/** What the caller's last résumé said; null where none was read, or by a version whose drafts were other ones. */
export async function getUserResumeDetails(
  { db: { queries } }: ServiceContext,
  { userId }: Caller,
): Promise<ResumeDetails | null> {
  const stored = await findResume(queries, userId);
  const draft = ResumeDraft.safeParse(stored?.draft);
  if (!stored || !draft.success) return null;
  return { file_name: stored.file_name, parsed_at: stored.parsed_at.toISOString(), draft: draft.data };
}
