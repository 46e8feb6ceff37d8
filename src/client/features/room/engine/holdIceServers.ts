import type { IceServers } from '../../../../shared/contract/bookings/room';
import { serverNow } from '../../../ui/time/serverClock';

export interface IceOptions {
  ask: () => Promise<IceServers>;
  onServers: (servers: IceServers) => void;
}

const NONE: IceServers = { servers: [], has_relay: false, expires_at: null };
/** They are asked for again so long before they expire, and so soon where there was no answer. */
const BEFORE_MS = 120_000;
const AGAIN_MS = 5000;
const LEAST_MS = 30_000;
/** A timer cannot wait longer. */
const MOST_MS = 2_000_000_000;

/** Ways to the others, asked for again before they expire. Where the first ask fails, others on the same network are reached all the same. The answer stops it. */
export function holdIceServers({ ask, onServers }: IceOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let isFirst = true;
  const renew = async () => {
    const servers = await ask().catch(() => null);
    if (isStopped) return;
    if (servers || isFirst) onServers(servers ?? NONE);
    isFirst = false;
    if (servers?.expires_at === null) return;
    const left = servers ? Date.parse(servers.expires_at ?? '') - serverNow() - BEFORE_MS : AGAIN_MS;
    const pause = servers ? Math.min(MOST_MS, Math.max(LEAST_MS, left)) : AGAIN_MS;
    timer = setTimeout(() => void renew(), pause);
  };
  void renew();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
