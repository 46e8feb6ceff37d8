import { cpus } from 'node:os';
import { benchPages } from './pages/benchPages';
import { benchRoom } from './room/benchRoom';
import { benchEmbedded, benchServer } from './server/benchServer';
import { benchStart } from './start/benchStart';
import { printTable } from './printTable';
import type { Row } from './Row';

const PARTS: Record<string, () => Promise<Row[]>> = {
  pages: benchPages,
  server: benchServer,
  embedded: benchEmbedded,
  start: benchStart,
  room: benchRoom,
};

/** `npm run bench`: what the built product costs, beside what `quality.md` asks for. */
async function runBench(names: readonly string[]): Promise<void> {
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`);
  console.log(
    'Ratios are taken in one run, in turns; absolute times hold for this machine as busy as it is now.',
  );
  const all: Row[] = [];
  for (const name of names) {
    const rows = (await PARTS[name]?.()) ?? [];
    printTable(name, rows);
    all.push(...rows);
  }
  const short = all.filter(({ isOk }) => isOk === false);
  console.log(`\n${all.filter(({ isOk }) => isOk).length} ok, ${short.length} short`);
}

const at = process.argv.indexOf('--only');
const wished = at === -1 ? Object.keys(PARTS) : (process.argv[at + 1] ?? '').split(',');
if (wished.some((name) => !(name in PARTS))) {
  console.error(`--only takes some of ${Object.keys(PARTS).join(', ')}, with commas between them.`);
  process.exitCode = 2;
} else {
  runBench(wished).catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
}
