import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { Environment } from '../src/server/platform/settings/environment';
import { readSettings } from '../src/server/platform/settings/readSettings';
import { startTestServer } from './support/testServer';

/** No Docker engine runs the tests, so they hold what `deploy/` names against what is there. */
interface Service {
  image: string;
  build?: { context: string; dockerfile: string };
  environment: Record<string, string>;
  depends_on?: Record<string, { condition: string }> | string[];
  healthcheck?: { test: string[] };
  networks?: string[];
  profiles?: string[];
  command?: string[];
  ports?: string[];
  volumes?: string[];
}
interface Compose {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean }>;
  volumes: Record<string, unknown>;
}

const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8');
const packageJson = JSON.parse(readFileSync('package.json', 'utf8')) as {
  engines: { node: string };
  scripts: Record<string, string>;
};
const compose = parse(read('compose.yaml'), { merge: true }) as Compose;
const servers = Object.entries(compose.services).filter(([, { build }]) => build);

/** Each instruction of the Dockerfile on one line. */
const steps = read('Dockerfile')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => /^[A-Z]+ /.test(line));
const stagesOf = (lines: string[]) =>
  lines.reduce<string[][]>((stages, line) => {
    if (line.startsWith('FROM ')) stages.push([]);
    stages.at(-1)?.push(line);
    return stages;
  }, []);
const stages = stagesOf(steps);
const last = stages.at(-1) ?? [];
const of = (lines: string[], word: string) =>
  lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));
const imageEnvironment = Object.fromEntries(
  of(last, 'ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('=', 2) as [string, string])),
);

const healthPaths = [
  ...`${read('Dockerfile')}\n${read('Caddyfile')}`.matchAll(/(?:health_uri |\+ ')(\/\w+)/g),
].map(([, path = '']) => path);

describe('the image', () => {
  it('is made of files that are there and that the build may see', () => {
    const copied = stages
      .flatMap((stage) => of(stage, 'COPY'))
      .filter((line) => !line.startsWith('--from'))
      .flatMap((line) => line.split(' ').slice(0, -1));
    const seen = read('Dockerfile.dockerignore')
      .split('\n')
      .flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []));
    expect(copied.filter((path) => !existsSync(path))).toEqual([]);
    expect([...new Set(copied)].sort()).toEqual(seen.sort());
  });

  it('holds the build and the packages that ship, and no sources', () => {
    expect(of(last, 'COPY')).toEqual([
      'package.json ./',
      '--from=packages /app/node_modules node_modules',
      '--from=build /app/dist dist',
    ]);
    expect(stages.find(([from]) => from?.endsWith(' AS packages'))?.join()).toContain('npm ci --omit=dev');
    const scripts = steps.join('\n').matchAll(/npm run ([\w:]+)/g);
    expect([...scripts].map(([, name = '']) => packageJson.scripts[name])).not.toContain(undefined);
  });

  it('runs the built server on a Node that the packages allow, as a user without rights', () => {
    const [, major = ''] = /^ARG NODE=node:(\d+)-/m.exec(read('Dockerfile')) ?? [];
    const [, oldest = ''] = /^>=(\d+)\./.exec(packageJson.engines.node) ?? [];
    expect(Number(major)).toBeGreaterThanOrEqual(Number(oldest));
    expect(of(last, 'USER')).toEqual(['node']);
    expect(of(last, 'CMD').at(-1)).toBe('["node", "dist/server/main.js"]');
    expect(last.findIndex((line) => line.startsWith('USER '))).toBeLessThan(last.length - 1);
  });

  it('sets only what the server knows, and listens where its port is open', () => {
    expect(Object.keys(imageEnvironment).filter((name) => !(name in Environment.shape))).toEqual([]);
    expect(of(last, 'EXPOSE')).toEqual([imageEnvironment['PORT']]);
    expect(imageEnvironment).toMatchObject({ NODE_ENV: 'production', HOST: '0.0.0.0' });
  });

  it('is asked for its health, as each server is by the proxy, at an address that there is', async () => {
    expect(healthPaths).toEqual(['/readyz', '/readyz']);
    const server = await startTestServer();
    for (const url of healthPaths) expect((await server.app.inject({ url })).statusCode).toBe(200);
    await server.close();
  });
});

describe('the compose file', () => {
  const filled = {
    PUBLIC_URL: 'https://dragoman.example',
    TOKEN_SECRET: '8f21c07be94d35a6b1e07f4c92d8a3650bce417f',
    POSTGRES_PASSWORD: 'c0ffee',
    SMTP_URL: 'smtps://user:password@mail.example.com',
    MAIL_FROM: 'Dragoman <no-reply@dragoman.example>',
    METRICS_TOKEN: '',
    TURN_URLS: '',
    TURN_SECRET: '',
  };
  const fill = (text: string) =>
    text.replaceAll(/\$\{(\w+)[^}]*\}/g, (_all, name: string) => filled[name as keyof typeof filled]);

  it('has two servers of the same image, a PostgreSQL, a proxy, and a relay for who wants one', () => {
    const names = ['database', 'proxy', 'relay', 'server-1', 'server-2'];
    expect(Object.keys(compose.services).sort()).toEqual(names);
    expect(compose.services['relay']?.profiles).toEqual(['relay']);
    expect(servers).toHaveLength(2);
    for (const [, { build }] of servers) {
      expect(existsSync(`deploy/${build?.context}/${build?.dockerfile}`)).toBe(true);
      expect(build?.dockerfile).toBe('deploy/Dockerfile');
    }
    expect(
      Number(/postgres:(\d+)/.exec(compose.services['database']?.image ?? '')?.[1]),
    ).toBeGreaterThanOrEqual(15);
  });

  it('has a relay that reaches no network of its own, nor a cloud’s metadata, started as the pages for operators say', () => {
    const isGuard = (word: string) => /^--(denied-peer-ip=|no-|user-quota=|total-quota=)/.test(word);
    const guards = (compose.services['relay']?.command ?? []).filter(isGuard);
    for (const [from, to] of [
      ['100.64.0.0', '100.127.255.255'],
      ['169.254.0.0', '169.254.255.255'],
      ['fe80::', 'febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ]) {
      expect(guards).toContain(`--denied-peer-ip=${from}-${to}`);
    }
    expect(guards).toContain('--no-tcp-relay');
    const said = /^turnserver ([^`]+)```/m.exec(readFileSync('docs/operating.md', 'utf8'))?.[1] ?? '';
    expect(
      said
        .split(/[\s\\]+/)
        .filter(isGuard)
        .sort(),
    ).toEqual([...guards].sort());
  });

  it('gives each server an environment that it starts with in production', () => {
    for (const [, { environment }] of servers) {
      expect(Object.keys(environment).filter((name) => !(name in Environment.shape))).toEqual([]);
      const values = Object.entries(environment).map(([name, value]) => [name, fill(value)] as const);
      const settings = readSettings({ ...imageEnvironment, ...Object.fromEntries(values) });
      expect(settings).toMatchObject({
        isProduction: true,
        databaseUrl: 'postgresql://dragoman:c0ffee@database:5432/dragoman',
        publicUrl: filled.PUBLIC_URL,
        metricsToken: undefined,
        showsMetrics: false,
      });
    }
  });

  it('asks for exactly the settings that deploy/.env.example names', () => {
    const names = (text: string, pattern: RegExp) =>
      [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort();
    const asked = names(read('compose.yaml'), /\$\{(\w+)/g);
    expect(names(read('.env.example'), /^(\w+)=/gm)).toEqual(asked);
    expect(Object.keys(filled).sort()).toEqual(asked);
  });

  it('lets the world reach the proxy alone, and the database nobody but the servers', () => {
    const { database, proxy } = compose.services;
    const open = Object.entries(compose.services).filter(([, { ports }]) => ports);
    expect(open.map(([name]) => name)).toEqual(['proxy']);
    expect(database?.networks).toEqual(['inside']);
    expect(compose.networks['inside']).toEqual({ internal: true });
    expect(proxy?.networks).toEqual(['outside']);
    expect(read('Caddyfile')).toContain('respond /metrics 404');
  });

  it('gives no client the power to have the servers counted as failed, or to stand for everybody', () => {
    expect(read('Caddyfile')).not.toContain('fail_duration');
    expect(compose.services['proxy']?.ports?.every((port) => port.startsWith('0.0.0.0:'))).toBe(true);
    const commands = compose.services['relay']?.command ?? [];
    expect(commands).toEqual(expect.arrayContaining(['--user-quota=100', '--total-quota=12000']));
    expect(commands).toContain('${TURN_SECRET:+--static-auth-secret=$TURN_SECRET}');
  });

  it('leads the proxy to every server, at the port that it listens on', () => {
    const [, upstreams = ''] = /reverse_proxy ([^{]+) \{/.exec(read('Caddyfile')) ?? [];
    const port = imageEnvironment['PORT'];
    expect(upstreams.split(' ')).toEqual(servers.map(([name]) => `${name}:${port}`));
    expect(servers.every(([, { environment }]) => environment['TRUST_PROXY'] === '1')).toBe(true);
    const mounted = compose.services['proxy']?.volumes ?? [];
    expect(
      mounted
        .filter((each) => each.startsWith('./'))
        .every((each) => existsSync(`deploy/${each.split(':')[0]}`)),
    ).toBe(true);
  });

  it('waits for the database, and names no volume, network or service that is not there', () => {
    for (const [, { depends_on }] of servers)
      expect(depends_on).toEqual({ database: { condition: 'service_healthy' } });
    expect(compose.services['database']?.healthcheck?.test.join(' ')).toContain(
      'pg_isready -U dragoman -d dragoman',
    );
    const all = Object.values(compose.services);
    const volumes = all.flatMap((each) => each.volumes ?? []).filter((each) => !each.startsWith('.'));
    expect(volumes.map((each) => each.split(':')[0]).sort()).toEqual(Object.keys(compose.volumes).sort());
    for (const name of all.flatMap((each) => each.networks ?? []))
      expect(compose.networks).toHaveProperty(name);
  });
});
