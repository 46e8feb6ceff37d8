import { z } from 'zod';
import { RESUME_MAX_BYTES, base64BodyLimit } from '../../domain/files/uploadRules';
import { defineEndpoint, emptyRequest } from '../base/endpoint';
import { Instant } from '../base/fields';
import { ResumeDraft } from './resumeDraft';
import { FileContent, FileName } from '../base/uploadedFile';

/** A résumé after reading. The file itself is not kept. */
export const ResumeDetails = z.object({
  file_name: z.string().describe('what the file was called; empty where it was not said'),
  parsed_at: Instant.describe('when it was read'),
  draft: ResumeDraft.describe('what it says'),
});
export type ResumeDetails = z.infer<typeof ResumeDetails>;

/** Area "Resume" of the specification, section 7. */
export const parseResume = defineEndpoint({
  name: 'parseResume',
  method: 'POST',
  path: '/v2/api/linkedin/parse_resume',
  access: 'interpreter',
  summary: 'Read a PDF résumé (up to 5 MB), such as a LinkedIn export, into a draft of a profile',
  request: z.object({ file_name: FileName.optional(), content: FileContent }),
  data: ResumeDetails,
  refusals: ['TOO_LARGE', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  maxBodyBytes: base64BodyLimit(RESUME_MAX_BYTES),
});

export const getUserResumeDetails = defineEndpoint({
  name: 'getUserResumeDetails',
  method: 'POST',
  path: '/v2/api/linkedin/getUserResumeDetails',
  access: 'interpreter',
  summary:
    "The draft of the caller's last résumé; null where none was read yet. No screen asks for it: the profile's form is filled from the answer of parse_resume, and kept as a draft",
  request: emptyRequest,
  data: ResumeDetails.nullable(),
  refusals: [],
});
