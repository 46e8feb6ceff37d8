import type { ColumnType, Generated } from 'kysely';
import type { CodePurpose } from '../../../shared/domain/people/codeLife';
import type { InterfaceLanguage } from '../../../shared/domain/text/interfaceLanguages';

/** A mail that was promised in the transaction of what it tells; a worker sends it afterwards. */
export interface OutboxTable {
  /** also the left half of the Message-ID, so that a mail sent twice is recognised as one */
  id: string;
  recipient: string;
  /** somebody proved that the address is theirs; anybody can have any number of the others sent */
  is_proved: Generated<boolean>;
  language: InterfaceLanguage;
  /** a name of `services/mail/mailTemplates.ts` */
  template: string;
  /** what the template says; null once it was sent, because it may hold a code */
  mail_values: ColumnType<unknown, string | null, string | null>;
  attachments: ColumnType<unknown, string | null, string | null>;
  queued_at: Date;
  /** when a worker may next take it: set ahead while one holds it (its lease) and after a failure */
  due_at: Date;
  /** after this the mail would say what is no longer true */
  send_before: Date | null;
  attempts: Generated<number>;
  sent_at: Generated<Date | null>;
  /** no further attempt is made */
  failed_at: Generated<Date | null>;
  /** a code of the mail library or server, never its text, which may hold an address */
  last_error: Generated<string | null>;
}

/** A mail's proof that somebody reads that mailbox: a short code, a link's token, or both. */
export interface CodesTable {
  id: string;
  purpose: CodePurpose;
  /** lower case */
  email: string;
  /** SHA-256 of the row's id and the code, hex */
  code_hash: string | null;
  /** SHA-256 of a 256-bit token, hex */
  token_hash: string | null;
  tries_left: number;
  /** what takes effect with it */
  details: ColumnType<unknown, string | null, never>;
  created_at: Date;
  expires_at: Date;
  used_at: Generated<Date | null>;
}

/** Readers of the newsletter who confirmed their address; whoever has not stands in `codes` only. */
export interface SubscribersTable {
  /** lower case */
  email: string;
  language: InterfaceLanguage;
  topics: string[];
  confirmed_at: Date;
  updated_at: Date;
}
