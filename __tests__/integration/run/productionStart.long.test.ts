import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { login } from '../../../src/shared/contract/account/user';
import { fillFolder } from '../../support/fillFolder';
import { freePort } from '../../support/runningServer';
import { KEEP_LINKS, shippedFolder, shippedPackages } from '../../support/shippedFolder';

jest.setTimeout(120_000);

const PRODUCTION = {
  NODE_ENV: 'production',
  TOKEN_SECRET: '8f21c07be94d35a6b1e07f4c92d8a3650bce417f',
  SMTP_URL: 'smtp://127.0.0.1:9',
};

function run(root: string, script: string, variables: Record<string, string>, args: string[] = []) {
  const child = spawn(process.execPath, [...KEEP_LINKS, script, ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'], ...variables },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const ready = new Promise<void>((resolve) => {
    child.stdout.on('data', () => said.includes('is ready at') && resolve());
    void ended.then(() => resolve());
  });
  return { child, ended, ready, said: () => said };
}

/** The packages that a built file asks for by name. */
function packagesIn(file: string): string[] {
  const wanted = readFileSync(file, 'utf8').matchAll(
    /^(?:import\b[^"\n]*|\} from )"([^"\n]+)";$|\bimport(?:\.meta\.resolve)?\("([^"\n]+)"\)/gm,
  );
  return [...wanted]
    .map(([, one, other]) => one ?? other ?? '')
    .filter((name) => !/^(node:|\.)/.test(name) && !builtinModules.includes(name))
    .map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
}

describe('in production', () => {
  it('the build and the packages that ship are enough to serve people and to make the first admin', async () => {
    const root = shippedFolder();
    fillFolder(join(root, 'data'));
    const port = String(await freePort());
    const variables = { ...PRODUCTION, PORT: port, DATA_DIR: join(root, 'data') };
    const server = run(root, 'scripts/start.mjs', variables);
    await server.ready;
    const url = `http://127.0.0.1:${port}`;
    expect(server.said()).toContain(`Dragoman is ready at ${url}`);
    expect(server.said()).toContain('PUBLIC_URL does not begin with https');
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(await (await fetch(url)).text()).toContain('Dragoman');
    const refused = await fetch(url + login.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'client@dragoman.example', password: 'Dragoman1!' }),
    });
    expect(await refused.json()).toMatchObject({ result: false });
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(readdirSync(root)).not.toContain('.cache');

    const admin = ['--email', 'ada@example.org', '--first-name', 'Ada', '--last-name', 'Byron'];
    const made = run(root, 'scripts/admin.mjs', variables, admin);
    expect([await made.ended, made.said()]).toEqual([0, expect.stringContaining('ada@example.org')]);
  });

  it('every built program asks only for packages that ship', () => {
    const shipped = new Set(shippedPackages());
    const programs = readdirSync('dist/server').filter((name) => name.endsWith('.js'));
    expect(programs).toEqual(expect.arrayContaining(['main.js', 'admin.js', 'resumeWorker.js']));
    const wanted = programs.flatMap((name) => packagesIn(join('dist/server', name)));
    expect(wanted).toEqual(expect.arrayContaining(['fastify', 'pg', '@electric-sql/pglite', 'unpdf']));
    expect(wanted.filter((name) => !shipped.has(name))).toEqual([]);
    expect(shipped.has('react')).toBe(true);
    expect(shipped.has('antd')).toBe(false);
  });

  it('nothing is installed or built at the start: what is missing is said', async () => {
    const root = shippedFolder();
    rmSync(join(root, 'dist'));
    rmSync(join(root, 'node_modules'), { recursive: true });
    const { ended, said } = run(root, 'scripts/start.mjs', PRODUCTION);
    expect(await ended).toBe(1);
    expect(said()).toMatch(/nothing is installed or built.*npm ci --omit=dev.*npm run build/);
    expect(readdirSync(root).sort()).toEqual(['package-lock.json', 'package.json', 'scripts']);
  });
});
