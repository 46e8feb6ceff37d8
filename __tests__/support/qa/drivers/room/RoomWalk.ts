import type { Page, Request } from 'playwright-core';
import { guestRoomAt, roomAt } from '../../../../../src/client/paths';
import type { Endpoint } from '../../../../../src/shared/contract/base/endpoint';
import * as room from '../../../../../src/shared/contract/bookings/room';
import * as guests from '../../../../../src/shared/contract/bookings/roomGuests';
import { joinSession } from '../../../../../src/shared/contract/bookings/session';
import { button } from '../../../pages/accountForms';
import type { Scene } from '../../Scene';
import type { AgreedWalk } from '../AgreedWalk';
import { startIt } from '../session/startIt';
import { standInMedia } from './standInMedia';

/** The state of a walk through a meeting's room: as its client, or as a guest of it. */
export interface RoomWalk extends AgreedWalk {
  guest: { token: string; id: string } | null;
  /** of the page that is walked; empty before it entered */
  visitId: string;
  mode: 'consecutive' | 'simultaneous';
  /** the interpreter's page, where one is there */
  other: Page | null;
}

/** Only to a guest can this happen. */
const GUESTS_ALONE = /^the guest is|^the visit has ended: removed$/;
/** A person alone in a room has no line to lose. */
const NEEDS_ANOTHER = /^the others are|^the line is/;

export const isOfGuest = (names: readonly string[]): boolean => names.some((name) => GUESTS_ALONE.test(name));

/** The page's calls, by who is there: guests have their own. */
export const callsOf = ({ guest }: RoomWalk) =>
  guest
    ? {
        read: guests.getGuestView.path,
        enter: guests.enterAsGuest.path,
        leave: guests.leaveAsGuest.path,
        signals: guests.readGuestSignals.path,
      }
    : {
        read: room.getMeetingRoom.path,
        enter: room.enterRoom.path,
        leave: room.leaveRoom.path,
        signals: room.readSignals.path,
      };

export const press = ({ page }: Scene, name: string) => button(page, name).click();

/** The page has read the room anew after what is done here. */
export async function readsAfter(
  { page }: Scene,
  walk: RoomWalk,
  work: () => Promise<unknown>,
): Promise<void> {
  const { read } = callsOf(walk);
  const answered = page.waitForResponse((response) => response.url().endsWith(read));
  await work();
  await answered;
}

/** It has begun a minute ago, and the interpreter has checked in, so that it can end at any time. */
export async function begin(scene: Scene, walk: RoomWalk): Promise<void> {
  await startIt(scene, walk, 1);
  await scene.world.call('interpreter', joinSession, { id: walk.booking.id });
}

/** The client's page before its device check is answered; somebody else is in the room where the walk needs it. */
export async function openAsClient(scene: Scene, walk: RoomWalk): Promise<void> {
  const { page } = scene;
  await bringOther(scene, walk);
  await standInMedia(page, { isAnswered: false });
  noteVisit(page, walk, room.enterRoom);
  await readsAfter(scene, walk, () => page.goto(roomAt(walk.booking.id)));
}

/** The interpreter's own browser, in the room, where the walk needs one. */
async function bringOther({ world, ahead }: Scene, walk: RoomWalk): Promise<void> {
  if (!ahead.some((name) => NEEDS_ANOTHER.test(name))) return;
  const { page } = await world.page('interpreter');
  walk.other = page;
  await standInMedia(page, { isAnswered: true });
  await page.goto(roomAt(walk.booking.id));
  await button(page, 'Enter the room').click();
  await button(page, 'Leave').waitFor();
}

/** A guest who has asked, and was let in or waits. */
export async function openAsGuest(scene: Scene, walk: RoomWalk, isAdmitted: boolean): Promise<void> {
  const { page, world } = scene;
  const booking_id = walk.booking.id;
  await bringOther(scene, walk);
  const { secret } = await world.call('client', guests.inviteGuest, { booking_id });
  await standInMedia(page, { isAnswered: false });
  noteVisit(page, walk, guests.enterAsGuest);
  await page.goto(guestRoomAt(secret));
  await page.getByLabel('Your name').fill(`Gustav ${scene.number}`);
  const asked = page.waitForResponse((response) => response.url().endsWith(guests.askToEnter.path));
  await press(scene, 'Join');
  const { data } = (await (await asked).json()) as { data: { token: string; view: { guest_id: string } } };
  walk.guest = { token: data.token, id: data.view.guest_id };
  await page.getByText('Waiting to be let in.').waitFor();
  if (!isAdmitted) return;
  await world.call('client', guests.admitGuest, { booking_id, guest_id: walk.guest.id });
  await page.getByText('You have been let in.').waitFor();
}

function noteVisit(page: Page, walk: RoomWalk, { path }: Endpoint): void {
  page.on('request', (request: Request) => {
    if (!request.url().endsWith(path)) return;
    walk.visitId = (request.postDataJSON() as { visit_id: string }).visit_id;
  });
}
