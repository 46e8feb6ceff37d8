import type { BrowserContext, Page } from 'playwright-core';
import { declineBooking } from '../../../../src/shared/contract/bookings/booking';
import { getInterpreterRecords } from '../../../../src/shared/contract/interpreters/interpreter';
import { openThread } from '../../../../src/shared/contract/bookings/message';
import { endSession, joinSession } from '../../../../src/shared/contract/bookings/session';
import type { Party } from '../../model/BookingModel';
import { DEMO_INTERPRETER, DEMO_PASSWORD } from '../../pages/demoPeople';
import { signIn } from '../../pages/signIn';
import { paths } from '../../../../src/client/paths';
import { ownAccount } from '../drivers/account/ownAccount';
import { callWith } from '../openCalls';
import { openWorld, type QaWorld, type WorldOptions } from '../openWorld';
import { seeToasts, type SeenToasts } from './toasts';

/** Somebody with pages open that nobody reloads: the list of bookings, the dashboard, one to talk and one to do things on. */
export interface Side {
  email: string;
  password: string;
  context: BrowserContext;
  list: Page;
  dashboard: Page;
  talk: Page;
  elsewhere: Page;
  toasts: SeenToasts;
}

/** A client who has booked nothing yet and the demo interpreter, each at a browser of their own. */
export interface TwoPeople extends Record<Party, Side> {
  world: QaWorld;
  clientId: string;
  /** of the conversation between the two */
  threadId: string;
  close: () => Promise<void>;
}

const MONDAY = 1;
const AT_HOUR = 6;

/**
 * How long it is until the next Monday at six, in UTC. Every walk begins there: the same seed means the same days and
 * hours whenever it is walked, also a week later.
 */
export function untilMonday(now: number): number {
  const at = new Date(now);
  at.setUTCHours(AT_HOUR, 0, 0, 0);
  while (at.getUTCDay() !== MONDAY || at.getTime() <= now) at.setUTCDate(at.getUTCDate() + 1);
  return at.getTime() - now;
}

const LISTS = { client: paths.client.records, interpreter: paths.interpreter.records };
const DASHBOARDS = { client: paths.client.dashboard, interpreter: paths.interpreter.dashboard };

export async function openTwoPeople(options: WorldOptions): Promise<TwoPeople> {
  const world = await openWorld(options);
  try {
    await world.passes(untilMonday(world.now()));
    await freeTheInterpreter(world);
    const nina = await ownAccount({ world, number: 0 });
    const [client, interpreter] = await Promise.all([
      openSide(world, 'client', nina),
      openSide(world, 'interpreter', { email: DEMO_INTERPRETER, password: DEMO_PASSWORD }),
    ]);
    const clientId = await client.list.evaluate(() => localStorage.getItem('userId') ?? '');
    const { id: threadId } = await callWith(world.url, nina, openThread, { person_id: world.known.id });
    return { world, client, interpreter, clientId, threadId, close: world.close };
  } catch (error) {
    await world.close();
    throw error;
  }
}

/** The demo data's open requests are answered, so that the interpreter sees the walk's alone. */
async function freeTheInterpreter({ call, known }: QaWorld): Promise<void> {
  const bookings = await call('interpreter', getInterpreterRecords, { interpreter_id: known.id });
  for (const { id, status } of bookings) {
    if (status === 'in_progress') {
      await call('interpreter', joinSession, { id });
      await call('interpreter', endSession, { id });
    }
    if (status === 'pending') await call('interpreter', declineBooking, { id });
  }
}

async function openSide(
  world: QaWorld,
  party: Party,
  { email, password }: { email: string; password: string },
): Promise<Side> {
  const { page: list } = await world.page('visitor');
  const context = list.context();
  const side = {
    email,
    password,
    context,
    list,
    toasts: await seeToasts(context),
    dashboard: await context.newPage(),
    talk: await context.newPage(),
    elsewhere: await context.newPage(),
  };
  await arrive(side, party);
  side.toasts.forget();
  return side;
}

/** Signs in and opens the pages, which stay. */
export async function arrive({ email, password, list, dashboard }: Side, party: Party): Promise<void> {
  await signIn(list, email, password);
  await list.goto(LISTS[party]);
  await dashboard.goto(DASHBOARDS[party]);
  await list.getByRole('region', { name: party === 'client' ? 'Booking Records' : 'My Bookings' }).waitFor();
  await dashboard.locator('.dr-dashboard-summary:not([role])').waitFor();
}
