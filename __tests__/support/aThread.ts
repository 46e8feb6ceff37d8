import type { Message, Thread } from '../../src/shared/contract/bookings/message';
import type { SessionRoom } from '../../src/shared/contract/bookings/session';
import { aBooking } from './aBooking';
import { clientPerson, interpreterPerson } from './people';

/** The interpreter's message to the client of Jan 4, 2030, 09:00 UTC. */
export function aMessage(changes: Partial<Message> = {}): Message {
  return {
    id: '5e1d0f4e-3f0a-4a52-8f7e-000000000001',
    seq: 1,
    author_id: interpreterPerson.id,
    text: 'Good morning',
    file: null,
    sent_at: '2030-01-04T09:00:00.000Z',
    ...changes,
  };
}

/** The two people's thread as the client sees it, with one unread message. */
export function aThread(changes: Partial<Thread> = {}): Thread {
  return {
    id: '6e1d0f4e-3f0a-4a52-8f7e-000000000001',
    client_id: clientPerson.id,
    interpreter_id: interpreterPerson.id,
    person: { id: interpreterPerson.id, name: 'Ines Interpreter', photo_url: null, is_gone: false },
    last_message: aMessage(),
    last_at: aMessage().sent_at,
    unread: 1,
    read_by_other: 0,
    ...changes,
  };
}

/** The room of a confirmed booking, a day before; nobody has come, and no link is known. */
export function aRoom(changes: Partial<SessionRoom> = {}): SessionRoom {
  return {
    booking: aBooking({ status: 'confirmed' }),
    check_ins: [],
    meeting: null,
    documents: [],
    sealed_documents: 0,
    checklist: [],
    interpreter_email: 'interpreter@dragoman.example',
    now: '2030-01-04T21:30:00.000Z',
    ...changes,
  };
}
