import type { Generated } from 'kysely';
import type {
  CredentialKind,
  CredentialState,
  ExpiryWarning,
} from '../../../shared/domain/people/credentials';

export interface CredentialTables {
  credentials: CredentialsTable;
  /** the proof of each */
  credential_documents: {
    credential_id: string;
    name: string;
    media_type: string;
    size: number;
    content: Buffer;
    /** SHA-256 of what was sent; null where that was before it was kept */
    sent_hash: Buffer | null;
  };
  /** mails about the end that were promised, each once for a date */
  credential_warnings: { credential_id: string; days: ExpiryWarning; valid_until: string; queued_at: Date };
}

export interface CredentialsTable {
  id: string;
  interpreter_id: string;
  kind: CredentialKind;
  issuing_body: string;
  /** may be empty, as the number */
  place: string;
  number: string;
  /** YYYY-MM-DD */
  issued_on: string;
  valid_until: string | null;
  languages: string[];
  state: CredentialState;
  reason: string | null;
  version: Generated<number>;
  submitted_at: Date;
  decided_at: Date | null;
  /** the first moment after its last day, where its owner was when they handed it in */
  expires_at: Date | null;
}
