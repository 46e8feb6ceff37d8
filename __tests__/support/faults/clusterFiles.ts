import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';

/** The ports of one of the three machines, all of which are this one. */
export interface MemberPorts {
  port: number;
  apiPort: number;
  etcdPort: number;
  peerPort: number;
}

export interface ClusterPorts {
  members: readonly MemberPorts[];
  /** leads to the leading PostgreSQL */
  leader: number;
  /** where people come in */
  front: number;
  /** of the Dragoman servers behind it */
  servers: readonly number[];
}

/** What `deploy/cluster/patroni.yml` says, as far as anybody here asks. */
export interface PatroniFile {
  name: string;
  restapi: { listen: string; connect_address: string };
  etcd3: { hosts: string };
  bootstrap: {
    dcs: {
      ttl: number;
      loop_wait: number;
      retry_timeout: number;
      synchronous_mode: boolean;
      synchronous_mode_strict: boolean;
      synchronous_node_count?: number;
      postgresql: { use_pg_rewind: boolean; parameters: Record<string, string | number> };
    };
    post_bootstrap: string;
    pg_hba: string[];
  };
  postgresql: {
    listen: string;
    connect_address: string;
    data_dir: string;
    bin_dir: string;
    pgpass?: string;
    parameters?: Record<string, string>;
    authentication: Record<'superuser' | 'replication', { username: string; password: string }>;
  };
}

export const readClusterFile = (name: string) => readFileSync(join('deploy', 'cluster', name), 'utf8');
export const readPatroniFile = () => parse(readClusterFile('patroni.yml')) as PatroniFile;

/** Addresses of three machines, as the files have them, become ports of this one. Throws where one is left. */
function moveHere(text: string, { members }: ClusterPorts): string {
  const moved = text.replaceAll(/10\.0\.0\.(\d):(\d+)/g, (all, number: string, port: string) => {
    const member = members[Number(number) - 1];
    const here = {
      5432: member?.port,
      8008: member?.apiPort,
      2379: member?.etcdPort,
      2380: member?.peerPort,
    }[port];
    return here ? `127.0.0.1:${here}` : all;
  });
  const left = /10\.0\.0\.\d+(?!\d*\/)/.exec(moved);
  if (left) throw new Error(`${left[0]} has no port on this machine`);
  return moved;
}

/** `deploy/cluster/patroni.yml` of one member, whose files are in `folder`, with `password` for everybody. */
export function patroniHere(
  place: number,
  ports: ClusterPorts,
  at: { folder: string; binDir: string; script: string; passwordFile: string; password: string },
): string {
  const file = parse(moveHere(readClusterFile('patroni.yml'), ports)) as PatroniFile;
  const member = ports.members[place] as MemberPorts;
  const [own, api] = [`127.0.0.1:${member.port}`, `127.0.0.1:${member.apiPort}`];
  const { superuser, replication } = file.postgresql.authentication;
  return stringify({
    ...file,
    name: `pg${place + 1}`,
    restapi: { ...file.restapi, listen: api, connect_address: api },
    bootstrap: {
      ...file.bootstrap,
      post_bootstrap: `sh ${at.script} ${at.passwordFile}`,
      pg_hba: file.bootstrap.pg_hba.map((line) => line.replace('10.0.0.0/24', '127.0.0.1/32')),
    },
    postgresql: {
      ...file.postgresql,
      listen: own,
      connect_address: own,
      data_dir: join(at.folder, 'data'),
      bin_dir: at.binDir,
      pgpass: join(at.folder, 'pgpass'),
      parameters: { ...file.postgresql.parameters, unix_socket_directories: at.folder },
      authentication: {
        superuser: { ...superuser, password: at.password },
        replication: { ...replication, password: at.password },
      },
    },
  } satisfies PatroniFile);
}

/** `deploy/cluster/etcd` of one member, as the environment of its process. */
export function etcdHere(place: number, ports: ClusterPorts, dataDir: string): Record<string, string> {
  const machine = `10.0.0.${place + 1}`;
  const lines = readClusterFile('etcd')
    .split('\n')
    .flatMap((line) => (/^ETCD_/.test(line) ? [line.split(/=(.*)/s, 2) as [string, string]] : []))
    .map(([name, value]) => {
      const isOfAll = name === 'ETCD_INITIAL_CLUSTER';
      return [name, moveHere(isOfAll ? value : value.replaceAll('10.0.0.1', machine), ports)] as const;
    });
  return { ...Object.fromEntries(lines), ETCD_NAME: `pg${place + 1}`, ETCD_DATA_DIR: dataDir };
}

/** `deploy/cluster/haproxy.cfg` without the certificate, which nobody has here. */
export function haproxyHere(ports: ClusterPorts): string {
  const text = readClusterFile('haproxy.cfg')
    .replaceAll(/^#.*\n/gm, '')
    .replace('bind 127.0.0.1:5000', `bind 127.0.0.1:${ports.leader}`)
    .replace(/bind :443 ssl .*/, `bind 127.0.0.1:${ports.front}`)
    .replaceAll(/(server pg(\d) \S+ check port) 8008/g, (_all, rest: string, number: string) => {
      return `${rest} ${ports.members[Number(number) - 1]?.apiPort}`;
    })
    .replaceAll(/(server dragoman(\d)) \S+/g, (_all, rest: string, number: string) => {
      return `${rest} 127.0.0.1:${ports.servers[Number(number) - 1]}`;
    });
  return moveHere(text, ports);
}
