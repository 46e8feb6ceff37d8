import { AppError, type IssueCode } from '../../../shared/contract/base/errors';
import type { ResumeDetails } from '../../../shared/contract/interpreters/resume';
import { RESUME_MAX_BYTES } from '../../../shared/domain/files/uploadRules';
import { inTransaction } from '../../db/inTransaction';
import { putResume, findResume } from './service/resumes';
import type { Caller, ServiceContext } from '../../platform/context';
import { lockActiveUser } from '../account/service/users';
import { decodeUpload, type UploadContext } from '../uploads/service/uploadContext';
import { PdfRefusal } from './service/ResumeWorkerMessages';
import { ResumeDraft } from '../../../shared/contract/interpreters/resumeDraft';

/** Readers find the mark within the first kilobyte; some writers put a line of their own before it. */
const MARK = '%PDF-';
const MARK_WITHIN = 1024;

/**
 * Reads the caller's résumé into a draft and keeps the draft, not the file. Throws TOO_LARGE, INVALID about
 * `content`, TOO_MANY_REQUESTS, and UNAVAILABLE while too many résumés wait.
 */
export async function parseResume(
  { db, clock, uploadLimits, resumeReader }: UploadContext,
  { userId, network }: Caller,
  { file_name: fileName = '', content }: { file_name?: string | undefined; content: string | Uint8Array },
): Promise<ResumeDetails> {
  const bytes = decodeUpload(content, RESUME_MAX_BYTES);
  if (!bytes.subarray(0, MARK_WITHIN).includes(MARK)) throw aboutContent('not_a_pdf');
  await uploadLimits.countResume(userId);
  const draft = await resumeReader.read(userId, bytes, network).catch((error: unknown) => {
    throw error instanceof PdfRefusal ? aboutContent(error.code, error) : error;
  });
  const parsedAt = clock.now();
  await inTransaction(db, async (queries) => {
    await lockActiveUser(queries, userId);
    await putResume(queries, { user_id: userId, file_name: fileName, draft, parsed_at: parsedAt });
  });
  return { file_name: fileName, parsed_at: parsedAt.toISOString(), draft };
}

function aboutContent(code: IssueCode, cause?: unknown): AppError {
  return new AppError('INVALID', { issues: [{ path: 'content', code }], cause });
}

/** The caller's last résumé; null where none was read, or an older version with other drafts read it. */
export async function getUserResumeDetails(
  { db: { queries } }: ServiceContext,
  { userId }: Caller,
): Promise<ResumeDetails | null> {
  const stored = await findResume(queries, userId);
  const draft = ResumeDraft.safeParse(stored?.draft);
  if (!stored || !draft.success) return null;
  return { file_name: stored.file_name, parsed_at: stored.parsed_at.toISOString(), draft: draft.data };
}
