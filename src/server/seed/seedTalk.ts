import type { Queries } from '../db/database';
import { DEMO_CLIENT, demoId } from '../platform/demo/demoAccounts';
import { demoInterpreter } from './demoInterpreters';

const HOUR_MS = 3_600_000;

/** Messages between the demo client and interpreters, by the hours before now; `true` is the client's. */
const TALKS: readonly { lastName: string; said: readonly (readonly [number, boolean, string])[] }[] = [
  {
    lastName: 'Marchetti',
    said: [
      [52, true, 'Good morning. Have you seen the agenda for the weekend?'],
      [51, false, 'Yes, thank you. Could you send me the names of everybody who speaks?'],
      [50, true, 'Of course. There are four of them; I will write them into the description.'],
      [49, false, 'Perfect. I shall be in the room ten minutes early.'],
    ],
  },
  {
    lastName: 'Fernández Ortega',
    said: [
      [30, true, 'The patient would like to have her daughter beside her. Is that all right?'],
      [29, false, 'Certainly. Please tell both to speak one after the other.'],
    ],
  },
  {
    lastName: 'Sato',
    said: [
      [3, true, 'I have just sent you a request. The glossary from last year still holds.'],
      [2, false, 'I see it, and will answer this afternoon.'],
    ],
  },
];

/** The demo client's conversations, read by both sides. */
export async function seedTalk(queries: Queries, now: Date): Promise<void> {
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  for (const { lastName, said } of TALKS) {
    const interpreter = demoInterpreter(lastName);
    const id = demoId(`thread ${lastName}`);
    const people = { client_id: DEMO_CLIENT.id, interpreter_id: interpreter.id };
    const seq = said.length;
    const moments = { created_at: before(said[0]?.[0] ?? 0), last_at: before(said.at(-1)?.[0] ?? 0) };
    const read = { last_seq: seq, client_read_seq: seq, interpreter_read_seq: seq };
    await queries
      .insertInto('threads')
      .values({ id, ...people, ...moments, ...read })
      .execute();
    const messages = said.map(([hours, isClient, body], place) => ({
      ...{ thread_id: id, seq: place + 1, id: demoId(`message ${lastName} ${place}`), body },
      author_id: isClient ? DEMO_CLIENT.id : interpreter.id,
      sent_at: before(hours),
    }));
    await queries.insertInto('messages').values(messages).execute();
  }
}
