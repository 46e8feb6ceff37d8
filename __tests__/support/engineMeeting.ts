import type { Browser, Page } from 'playwright-core';
import type { Room } from '../../src/client/features/room/engine/Room';
import { type EngineWindow, goIn, openEnginePages } from './enginePages';
import { newRoomScene } from './roomScene';
import { startListeningTestServer } from './testServer';

declare const window: EngineWindow;

const TONES = { client: 441, interpreter: 877, guest: 1319 } as const;
export type MeetingPerson = keyof typeof TONES;
type Who = MeetingPerson;
export const ALL = Object.keys(TONES) as Who[];
/** dB; less is silence */
const LOUD_DB = -60;

/** A meeting with its server, its people still at home. */
export async function openEngineMeeting(browser: Browser, settings: Record<string, string> = {}) {
  const server = await startListeningTestServer({
    settings: { LOGIN_TRIES_PER_ADDRESS: '1000', ...settings },
  });
  // The relay has the machine's clock.
  server.clock.advance({ seconds: (Date.now() - server.clock.now().getTime()) / 1000 });
  const scene = await newRoomScene(server);
  const { token: clientToken } = await scene.as(scene.client);
  const { token: interpreterToken } = await scene.as(scene.interpreter);
  const engine = await openEnginePages(server.url);
  const bookingId = scene.booking.id;
  const people = {} as Record<Who, Page>;

  const open = async (
    who: Who,
    { in: place = browser, hertz }: { in?: Browser; hertz?: number | null } = {},
  ) => {
    const tone = hertz === null ? {} : { hertz: hertz ?? TONES[who] };
    if (who === 'guest') {
      const guest = await scene.guest();
      (await scene.admit(guest.id)).data();
      const entry = { kind: 'guest' as const, token: guest.token, name: 'Gustav Gast' };
      return { page: await engine.enter(place, { ...tone, entry }), id: guest.id };
    }
    const isClient = who === 'client';
    const entry = {
      kind: 'party' as const,
      bookingId,
      role: who,
      name: isClient ? 'Ada Client' : 'Ines Ruiz',
    };
    const token = isClient ? clientToken : interpreterToken;
    return { page: await engine.enter(place, { ...tone, entry, token }), id: '' };
  };
  const come = async (who: Who, how?: Parameters<typeof open>[1]) => {
    const { page, id } = await open(who, how);
    people[who] = page;
    await goIn(page);
    return { page, id };
  };
  const act = <Name extends keyof Room['actions']>(
    who: Who,
    name: Name,
    ...args: Parameters<Room['actions'][Name]>
  ) =>
    people[who].evaluate(
      async ([key, given]) => {
        const { actions } = window.session.read() as unknown as {
          actions: Record<string, (...all: unknown[]) => unknown>;
        };
        await actions[key]?.(...given);
      },
      [name, args as unknown[]] as const,
    );
  const read = <T>(who: Who, work: (room: Room) => T): Promise<T> =>
    people[who].evaluate<T>(`(${work.toString()})(window.session.read())`);
  /** who is heard by somebody now, and how loud, in dB */
  const levels = async (by: Who) => {
    const found = await people[by].evaluate((hertz) => window.listen(hertz), Object.values(TONES));
    return Object.fromEntries(ALL.map((who) => [who, found[TONES[who]] ?? -200])) as Record<Who, number>;
  };
  const heard = async (by: Who) => {
    const found = await levels(by);
    return ALL.filter((who) => found[who] > LOUD_DB);
  };
  const close = async () => {
    await engine.close();
    await server.close();
  };
  return { server, scene, engine, people, open, come, act, read, levels, heard, close };
}
