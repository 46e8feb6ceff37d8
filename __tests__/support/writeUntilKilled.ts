import { migrate } from '../../src/server/db/migrate';
import { openDatabase } from '../../src/server/db/openDatabase';
import { insertUser } from '../../src/server/modules/account/service/users';

/** A process of its own that adds user after user to the data folder of its first argument and says each number. */
async function write(dataDir: string): Promise<void> {
  const db = await openDatabase({ dataDir });
  await migrate(db);
  for (let number = 1; ; number += 1) {
    await insertUser(db.queries, {
      id: crypto.randomUUID(),
      email: `user${number}@example.org`,
      first_name: 'User',
      last_name: String(number),
      group_id: 100,
      password_hash: null,
    });
    process.stdout.write(`${number}\n`);
  }
}

void write(process.argv[2] ?? '');
