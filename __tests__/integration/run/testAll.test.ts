import { readFileSync } from 'node:fs';
import { commands, SOURCE_CHECKS } from '../../../scripts/test/commands.mjs';
import { lendPostgres } from '../../../scripts/test/lendPostgres.mjs';
import { longSteps } from '../../../scripts/test/longSteps.mjs';
import { runLanes } from '../../../scripts/test/runLanes.mjs';
import { tryCommand } from '../../../scripts/test/tryCommand.mjs';
import { madeUpTree } from '../../support/madeUpTree';

describe('a command that is tried', () => {
  let said: string;

  beforeEach(() => {
    said = '';
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
      said += String(text);
      return true;
    });
  });

  const tree = (script: string) =>
    madeUpTree({
      'package.json': JSON.stringify({ scripts: { go: 'exec node go.mjs' } }),
      'go.mjs': script,
    });
  const SERVES = 'console.log("it is ready at once"); setInterval(() => {}, 1000);';

  it('passes where it ends well, and what it said is not shown', async () => {
    const root = tree('console.log("fine")');
    expect(await tryCommand(root, { line: 'run go' })).toMatchObject({ passed: 1, failed: 0 });
    expect(said).toBe('');
  });

  it('fails where it ends badly, by name and with the last that it said', async () => {
    const root = tree('console.log("why it is so"); process.exit(3)');
    expect(await tryCommand(root, { line: 'run go' })).toEqual({
      ...{ passed: 0, failed: 1, skipped: 0 },
      failures: ['npm run go: ended with 3'],
    });
    expect(said).toContain('why it is so');
  });

  it('passes once it has said what it is to say, and is ended', async () => {
    expect(await tryCommand(tree(SERVES), { line: 'run go', until: 'is ready at' })).toMatchObject({
      passed: 1,
    });
  });

  it('fails where it ends without having said it', async () => {
    const root = tree('console.log("not quite")');
    expect(await tryCommand(root, { line: 'run go', until: 'is ready at' })).toMatchObject({ failed: 1 });
  });

  it('fails where it takes too long, and is ended', async () => {
    const { failures } = await tryCommand(tree(SERVES), { line: 'run go' }, 1_500);
    expect(failures).toEqual(['npm run go: was not done after 1.5 s']);
  });

  it('has a port of its own, its own settings, and PostgreSQL only where it asks for it', async () => {
    const root = tree(`
      const { PORT, DATABASE_URL, OWN } = process.env;
      process.exit(Number(PORT) > 0 && DATABASE_URL === process.argv[2] && OWN === "yes" ? 0 : 1)`);
    const before = process.env['DATABASE_URL'];
    process.env['DATABASE_URL'] = 'postgresql://somewhere';
    try {
      expect(await tryCommand(root, { line: 'run go', env: { OWN: 'yes' } })).toMatchObject({ passed: 1 });
      const asks = { line: 'run go a', env: { OWN: 'yes', DATABASE_URL: 'a' } };
      expect(await tryCommand(root, asks)).toMatchObject({ passed: 1 });
    } finally {
      if (before === undefined) delete process.env['DATABASE_URL'];
      else process.env['DATABASE_URL'] = before;
    }
  });

  it('comes after the one before it in its lane, and beside the other lanes', async () => {
    const heard: string[] = [];
    const step = (name: string, ms: number) => ({
      name,
      run: async () => {
        heard.push(`${name} begins`);
        await new Promise((resolve) => setTimeout(resolve, ms));
        heard.push(`${name} ends`);
        return { passed: 1, failed: 0, skipped: 0, failures: [] };
      },
    });
    const outcomes = await runLanes([[step('a', 100), step('b', 1)], [step('c', 1)]]);
    expect(outcomes.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    expect(heard).toEqual(['a begins', 'c begins', 'c ends', 'a ends', 'b begins', 'b ends']);
  });
});

describe('the server’s tests on PostgreSQL', () => {
  const none = { url: null, giveBack: () => Promise.resolve() };

  it('run on the one that DATABASE_URL names, which nobody ends', async () => {
    const lent = await lendPostgres('/nowhere', { DATABASE_URL: 'postgresql://a' });
    expect(lent).toMatchObject({ url: 'postgresql://a' });
    await lent.giveBack();
  });

  it('are skipped where there is none, and have failed where it does not start', async () => {
    jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    const skipped = longSteps('/nowhere', { ...none, about: 'there is none', isMissing: true });
    expect(await skipped['server on PostgreSQL']([])).toMatchObject({ failed: 0, skipped: 1 });
    const broken = longSteps('/nowhere', { ...none, about: 'no room', isMissing: false });
    expect(await broken['server on PostgreSQL']([])).toMatchObject({
      ...{ passed: 0, failed: 1 },
      failures: ['PostgreSQL: no room'],
    });
  });
});

describe('.ci/run', () => {
  it('runs both commands and nothing of what they run', () => {
    const ci = readFileSync('.ci/run', 'utf8');
    expect(ci.match(/^count .*$/gm)).toEqual([
      'count env -u DATABASE_URL npm test',
      'count npm run test:all',
    ]);
    const trials = [...SOURCE_CHECKS.flat(), ...commands({ scratch: '', databaseUrl: null })];
    expect(trials.filter(({ line }) => ci.includes(`npm ${line}`))).toEqual([]);
  });
});
