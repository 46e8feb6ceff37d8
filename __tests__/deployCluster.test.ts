import { readFileSync, statSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { sql } from 'kysely';
import { parse } from 'yaml';
import { openDatabase } from '../src/server/db/openDatabase';
import { messages } from '../src/shared/i18n/en-US/messages';
import {
  type ClusterPorts,
  etcdHere,
  haproxyHere,
  type PatroniFile,
  patroniHere,
  readClusterFile,
  readPatroniFile,
} from './support/faults/clusterFiles';
import { startTestServer } from './support/testServer';

/** No three machines run the tests, so they hold what the files of `deploy/cluster` say, and agree upon. */
const file = readPatroniFile();
const haproxy = readClusterFile('haproxy.cfg');
const operating = readFileSync('docs/operating.md', 'utf8').replaceAll(/\s+/g, ' ');
const sectionOf = (name: string) =>
  haproxy.split(/^(?=listen )/m).find((each) => each.startsWith(`listen ${name}\n`));

describe('PostgreSQL on three machines', () => {
  it('acknowledges nothing that one machine alone has', () => {
    expect(file.bootstrap.dcs).toMatchObject({
      synchronous_mode: true,
      synchronous_mode_strict: true,
      synchronous_node_count: 1,
    });
    expect(file.bootstrap.dcs.postgresql.parameters).not.toHaveProperty('synchronous_commit');
    expect(file.bootstrap.dcs.postgresql.parameters).not.toHaveProperty('fsync');
  });

  it('has the least time until a new leader that Patroni takes', () => {
    const { ttl, loop_wait, retry_timeout } = file.bootstrap.dcs;
    expect(ttl).toBe(20);
    expect(loop_wait + 2 * retry_timeout).toBeLessThanOrEqual(ttl);
  });

  it('has connections for as many servers as the pages for operators say, and for one that is being replaced', async () => {
    const [, said = '', perServer = '', servers = ''] =
      /`max_connections` of (\d+).*?up to (\d+) connections.*?carries (\d+) servers/.exec(operating) ?? [];
    expect(Number(said)).toBe(file.bootstrap.dcs.postgresql.parameters['max_connections']);
    expect(Number(perServer)).toBe((await mostConnections()) + 1);
    expect((Number(servers) + 1) * Number(perServer) + 10).toBeLessThanOrEqual(Number(said));
  });

  it('makes the role and the database that Dragoman is told of', () => {
    const script = readClusterFile('make-database.sh');
    expect(file.bootstrap.post_bootstrap).toMatch(/^\/etc\/patroni\/make-database\.sh \/etc\/patroni\/\S+$/);
    expect(statSync('deploy/cluster/make-database.sh').mode & 0o111).toBe(0o111);
    const [, role, database, owner] =
      /CREATE ROLE (\w+) LOGIN PASSWORD :'password';\s+CREATE DATABASE (\w+) OWNER (\w+);/.exec(script) ?? [];
    const [, user, name] =
      /DATABASE_URL=postgresql:\/\/(\w+):password@127\.0\.0\.1:5000\/(\w+)/.exec(operating) ?? [];
    expect([role, database, owner]).toEqual([user, name, user]);
  });

  it('lets nobody in without a password, and holds none itself', () => {
    expect(file.bootstrap.pg_hba.every((line) => line.endsWith(' scram-sha-256'))).toBe(true);
    const { superuser, replication } = file.postgresql.authentication;
    expect([superuser.password, replication.password]).toEqual(['', '']);
  });

  it('is asked for its leader where its Patroni answers', () => {
    const [, apiPort] = file.restapi.listen.split(':');
    const [, port] = file.postgresql.listen.split(':');
    const machines = file.etcd3.hosts.split(',').map((host) => host.split(':')[0]);
    const leader = sectionOf('leader');
    expect(leader).toMatch(/option httpchk OPTIONS \/primary\n\s+http-check expect status 200\n/);
    expect(leader).toContain('on-marked-down shutdown-sessions');
    const asked = [...(leader ?? '').matchAll(/^ {2}server (\w+) (\S+) check port (\d+)$/gm)];
    expect(asked.map(([, name, at, check]) => [name, at, check])).toEqual(
      machines.map((machine, place) => [`pg${place + 1}`, `${machine}:${port}`, apiPort]),
    );
  });
});

describe('the servers behind HAProxy', () => {
  const servers = sectionOf('servers') ?? '';

  it('are asked whether they are ready, at an address that there is', async () => {
    const [, path = ''] = /option httpchk GET (\S+)\n\s+http-check expect status 200\n/.exec(servers) ?? [];
    expect(path).toBe('/readyz');
    const server = await startTestServer();
    expect((await server.app.inject({ url: path })).statusCode).toBe(200);
    await server.close();
    expect(servers.match(/^ {2}server dragoman\d \S+:3000 check$/gm)).toHaveLength(2);
  });

  it('keep open lines, learn who asks, and show no numbers', () => {
    expect(servers).toContain('option forwardfor');
    expect(servers).not.toContain('shutdown-sessions');
    expect(servers).toContain('http-request return status 404 if { path /metrics }');
  });

  it('are spoken for in their own words where none is ready', () => {
    const [, body = '', seconds] =
      /http-error status 503 content-type "application\/json; charset=utf-8" string '(.+)' hdr Retry-After (\d)/.exec(
        servers,
      ) ?? [];
    const refusal = { result: false, message: messages.errors.UNAVAILABLE, code: 'UNAVAILABLE', data: null };
    expect(JSON.parse(body)).toEqual(refusal);
    expect(seconds).toBe('5');
  });
});

describe('the cluster that npm run faults tries', () => {
  const ports: ClusterPorts = {
    ...{ leader: 1, front: 2, servers: [31, 32] },
    members: [1, 2, 3].map((n) => ({
      port: 100 + n,
      apiPort: 200 + n,
      etcdPort: 300 + n,
      peerPort: 400 + n,
    })),
  };
  const at = { folder: '/f', binDir: '/b', script: '/s', passwordFile: '/p', password: 'secret' };

  it('is the one that operators are given, but for addresses, paths and passwords', () => {
    const here = parse(patroniHere(1, ports, at)) as PatroniFile;
    expect(here.bootstrap).toEqual({
      ...file.bootstrap,
      post_bootstrap: 'sh /s /p',
      pg_hba: file.bootstrap.pg_hba.map((line) => line.replace('10.0.0.0/24', '127.0.0.1/32')),
    });
    expect(here).toMatchObject({
      name: 'pg2',
      restapi: { listen: '127.0.0.1:202', connect_address: '127.0.0.1:202' },
      etcd3: { hosts: '127.0.0.1:301,127.0.0.1:302,127.0.0.1:303' },
      postgresql: { listen: '127.0.0.1:102', data_dir: '/f/data', basebackup: [{ checkpoint: 'fast' }] },
    });
  });

  it('has every line of HAProxy’s file, with ports of this machine', () => {
    const plain = (text: string) =>
      text
        .split('\n')
        .filter((line) => !line.startsWith('#'))
        .map((line) => line.replace(/^ {2}(bind|server \w+) .*/, '  $1'));
    expect(plain(haproxyHere(ports))).toEqual(plain(haproxy));
    expect(haproxyHere(ports)).toContain('  server pg3 127.0.0.1:103 check port 203\n');
    expect(haproxyHere(ports)).toContain('  server dragoman2 127.0.0.1:32 check\n');
    expect(haproxyHere(ports)).not.toMatch(/10\.0\.0|:443|:5000/);
  });

  it('has three etcd that know each other', () => {
    expect(etcdHere(2, ports, '/d')).toEqual({
      ETCD_NAME: 'pg3',
      ETCD_DATA_DIR: '/d',
      ETCD_LISTEN_CLIENT_URLS: 'http://127.0.0.1:303',
      ETCD_ADVERTISE_CLIENT_URLS: 'http://127.0.0.1:303',
      ETCD_LISTEN_PEER_URLS: 'http://127.0.0.1:403',
      ETCD_INITIAL_ADVERTISE_PEER_URLS: 'http://127.0.0.1:403',
      ETCD_INITIAL_CLUSTER: 'pg1=http://127.0.0.1:401,pg2=http://127.0.0.1:402,pg3=http://127.0.0.1:403',
      ETCD_INITIAL_CLUSTER_STATE: 'new',
    });
  });
});

/** Connections that one server opens at most for its queries, seen by a PostgreSQL that never says anything. */
async function mostConnections(): Promise<number> {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const db = await openDatabase({ databaseUrl: `postgresql://nobody@127.0.0.1:${port}/nothing` });
  const asked = Array.from({ length: 100 }, () => sql`SELECT 1`.execute(db.queries).catch(() => undefined));
  while (db.pool().open + db.pool().waiting < asked.length) await new Promise(setImmediate);
  const { open } = db.pool();
  silent.close();
  const ending = setInterval(() => sockets.splice(0).forEach((socket) => socket.destroy()), 5);
  await Promise.all(asked);
  clearInterval(ending);
  await db.close();
  return open;
}
