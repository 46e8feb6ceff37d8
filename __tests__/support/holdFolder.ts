import { lockFolder } from '../../src/server/db/lockFolder';

/** A process of its own that takes the folder named by its first argument, says so, and holds it until it dies. */
lockFolder(process.argv[2] ?? '').then(
  () => {
    process.stdout.write('locked\n');
    setInterval(() => undefined, 60_000);
  },
  (error: unknown) => {
    process.stdout.write(`refused: ${String(error)}\n`);
  },
);
