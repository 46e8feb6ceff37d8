import { Gauge, type Registry } from 'prom-client';
import { readBacklog } from './readBacklog';
import type { ServiceContext } from '../context';

/**
 * Gauges that are read only when somebody asks: connections of pages and of the database, and mails that
 * wait. Every process tells the same of the mails, because all share one outbox; none while the database is
 * away.
 */
export function watchServer(
  registry: Registry,
  { db, clock }: ServiceContext,
  countLines: () => number,
): () => Promise<void> {
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const lines = gauge('dragoman_live_connections', 'Pages that hold a line for live news to this process.');
  const pool = gauge(
    'dragoman_database_connections',
    'Connections of this process to the database, and who waits for one.',
    'state',
  );
  const up = gauge('dragoman_database_up', '1 while the database answers.');
  const mails = gauge('dragoman_mails_waiting', 'Mails that are due, or planned for later.', 'state');
  const oldest = gauge('dragoman_mail_oldest_due_seconds', 'For how long the oldest due mail has waited.');
  return async () => {
    lines.set(countLines());
    const { open, idle, waiting } = db.pool();
    pool.set({ state: 'busy' }, open - idle);
    pool.set({ state: 'idle' }, idle);
    pool.set({ state: 'waiting' }, waiting);
    const backlog = await readBacklog(db.queries, clock.now()).catch(() => null);
    up.set(backlog ? 1 : 0);
    if (!backlog) {
      mails.reset();
      oldest.remove();
      return;
    }
    mails.set({ state: 'due' }, backlog.due);
    mails.set({ state: 'planned' }, backlog.planned);
    oldest.set(backlog.oldestDueSeconds);
  };
}
