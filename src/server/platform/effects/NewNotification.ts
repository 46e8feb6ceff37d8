import type { NotificationKind } from '../../../shared/domain/people/notifications';

/** A notification to one person, as its transaction stores it. */
export interface NewNotification {
  person_id: string;
  kind: NotificationKind;
  at: Date;
  interpreter_id: string | null;
  booking_id: string | null;
  thread_id: string | null;
  call_id: string | null;
  mail_at: Date | null;
  /** to those who have a device to push to */
  push_at: Date | null;
}

interface Wish {
  about?: { interpreter_id: string; id: string };
  threadId?: string;
  callId?: string;
  /** when a mail that gathers is to tell it; where that is left out, none does */
  mailAt?: Date | null;
  /** it stands in the list alone, and is not pushed */
  isQuiet?: boolean;
}

export function newNotification(
  personId: string,
  kind: NotificationKind,
  at: Date,
  { about, threadId, callId, mailAt, isQuiet = false }: Wish = {},
): NewNotification {
  return {
    person_id: personId,
    kind,
    at,
    interpreter_id: about?.interpreter_id ?? null,
    booking_id: about?.id ?? null,
    thread_id: threadId ?? null,
    call_id: callId ?? null,
    mail_at: mailAt ?? null,
    push_at: isQuiet ? null : at,
  };
}
