import type { SignInContext } from '../auth/service/signInContext';
import type { FileScanner } from '../uploads/service/createFileScanner';
import type { UploadContext } from '../uploads/service/uploadContext';

/** What the services of credentials need beside the usual. */
export interface CredentialContext extends SignInContext, UploadContext {
  /** looks at every document before it is kept */
  scanFile: FileScanner;
  /** of all files that are kept for one person */
  storedBytesPerPerson: number;
}
