import { sql } from 'kysely';
import { INTERPRETATION_LANGUAGES } from '../../../src/shared/domain/text/interpretationLanguages';
import type { Database } from '../../../src/server/db/database';

export const INTERPRETERS = 5000;
export const CLIENTS = 2000;
export const MANY_ZONES = ['Asia/Tokyo', 'America/Mexico_City', 'Europe/Berlin', 'UTC', 'Asia/Kolkata'];

/** Made from a name, in SQL; `madeUpId` is the same here. */
export const idOf = (kind: 'interpreter' | 'client' | 'thread', number: string) =>
  `overlay(overlay(md5('${kind}' || ${number}) placing '4' from 13) placing '8' from 17)::uuid`;
const list = (values: readonly string[]) => `ARRAY[${values.map((value) => `'${value}'`).join(',')}]`;

/** Whether one of the two set the other aside, as the blocks below have it. */
export const areApart = (client: number, interpreter: number) =>
  client > 0 &&
  (interpreter === 1 + ((client * 7) % INTERPRETERS) || client === 1 + (interpreter % (CLIENTS - 1)));

/** Five thousand interpreters with what they offer, credentials for a fifth, hours for most and days off for some; and two thousand clients. */
export async function addManyPeople(db: Database): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db.queries);
  const id = idOf('interpreter', 'n');
  const everybody = `FROM generate_series(1, ${INTERPRETERS}) AS n`;
  const languages = list(INTERPRETATION_LANGUAGES);
  const count = INTERPRETATION_LANGUAGES.length;
  await run(`INSERT INTO users (id, email, first_name, last_name, group_id, verified_at, time_zone)
    SELECT ${id}, 'i' || n || '@people.example', 'Name' || n % 97, 'Last' || n, 200, now(),
      (${list(MANY_ZONES)})[1 + n % ${MANY_ZONES.length}] ${everybody}`);
  await run(`INSERT INTO users (id, email, first_name, last_name, group_id, verified_at)
    SELECT ${idOf('client', 'n')}, 'c' || n || '@people.example', 'Client' || n % 89, 'Last' || n, 100, now()
    FROM generate_series(0, ${CLIENTS - 1}) AS n`);
  await run(`INSERT INTO interpreters (user_id, hourly_price_cents, credibility_level, ranking, listing_state, search_text)
    SELECT ${id}, 2000 + n, 1 + n % 301 / 100.0, n, 'listed',
      'name' || n % 97 || ' last' || n || repeat(' ' || md5(n::text), 15) || CASE WHEN n % 1000 = 7 THEN ' quillwort' ELSE ' courts' END
    ${everybody}`);
  await run(`INSERT INTO interpreter_languages SELECT ${id}, (${languages})[1 + (n * (k + 1) + k) % ${count}], k
    ${everybody}, generate_series(0, 2) AS k ON CONFLICT DO NOTHING`);
  await run(`INSERT INTO interpreter_verticals
    SELECT ${id}, CASE WHEN n % 500 = 3 THEN 'Ceramics' ELSE 'Software & App' END, 0 ${everybody}`);
  await run(`INSERT INTO credentials (id, interpreter_id, kind, issuing_body, place, number, issued_on, languages,
      state, submitted_at, valid_until, expires_at)
    SELECT gen_random_uuid(), ${id}, CASE WHEN n % 50 = 0 THEN 'sworn' ELSE 'diploma' END, 'Court', '', '', '2020-01-01',
      '{}', CASE WHEN n % 10 = 5 THEN 'submitted' ELSE 'verified' END, now(), '2090-01-01', '2090-01-02Z'
    ${everybody} WHERE n % 5 = 0`);
  await run(`INSERT INTO weekly_hours SELECT ${id}, day, '09:00', '17:00'
    ${everybody}, generate_series(1, 5) AS day WHERE n % 10 > 0`);
  await run(`INSERT INTO days_off SELECT ${id}, date '2026-02-01' + n % 60, date '2026-02-02' + n % 60
    ${everybody} WHERE n % 3 = 0`);
  // Nobody is apart from client 0.
  await run(`INSERT INTO blocks SELECT ${idOf('client', 'n')}, ${idOf('interpreter', `(1 + n * 7 % ${INTERPRETERS})`)}, now()
    FROM generate_series(1, ${CLIENTS - 1}) AS n`);
  await run(
    `INSERT INTO blocks SELECT ${id}, ${idOf('client', `(1 + n % ${CLIENTS - 1})`)}, now() ${everybody}`,
  );
}
