import { sql } from 'kysely';
import type { Queries } from '../database';

/**
 * Messages: one thread for a client and an interpreter. Messages are numbered within their thread without gaps, under
 * the thread's row lock, so that "read up to" and pages never miss one that was committed late.
 */
export async function up(queries: Queries): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(queries);
}

const STATEMENTS = [
  `CREATE TABLE threads (
    id uuid PRIMARY KEY,
    client_id uuid NOT NULL REFERENCES users,
    interpreter_id uuid NOT NULL REFERENCES users,
    created_at timestamptz NOT NULL,
    last_at timestamptz NOT NULL,
    last_seq integer NOT NULL DEFAULT 0 CHECK (last_seq >= 0),
    client_read_seq integer NOT NULL DEFAULT 0 CHECK (client_read_seq <= last_seq),
    interpreter_read_seq integer NOT NULL DEFAULT 0 CHECK (interpreter_read_seq <= last_seq),
    UNIQUE (client_id, interpreter_id)
  )`,
  `CREATE INDEX threads_by_client ON threads (client_id, last_at DESC, id)`,
  `CREATE INDEX threads_by_interpreter ON threads (interpreter_id, last_at DESC, id)`,
  `CREATE TABLE messages (
    thread_id uuid NOT NULL REFERENCES threads ON DELETE CASCADE,
    seq integer NOT NULL CHECK (seq > 0),
    id uuid NOT NULL,
    author_id uuid NOT NULL REFERENCES users,
    body text NOT NULL CHECK (body <> ''),
    sent_at timestamptz NOT NULL,
    PRIMARY KEY (thread_id, seq),
    UNIQUE (thread_id, id)
  )`,
  `CREATE FUNCTION tell_of_message() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM tell_people(ARRAY[client_id, interpreter_id],
      json_build_object('type', 'message', 'thread_id', id)) FROM threads WHERE id = NEW.thread_id;
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER messages_are_told AFTER INSERT ON messages FOR EACH ROW EXECUTE FUNCTION tell_of_message()`,
  `CREATE FUNCTION tell_of_thread() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM tell_people(ARRAY[NEW.client_id, NEW.interpreter_id],
      json_build_object('type', 'thread', 'thread_id', NEW.id));
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER threads_are_told AFTER INSERT OR UPDATE OF client_read_seq, interpreter_read_seq ON threads
    FOR EACH ROW EXECUTE FUNCTION tell_of_thread()`,
];
