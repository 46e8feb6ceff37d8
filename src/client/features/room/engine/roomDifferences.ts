import type { MeetingRoom } from '../../../../shared/contract/bookings/room';
import type { RoomFact } from './Room';

type Seen = Pick<MeetingRoom, 'people' | 'waiting' | 'removed' | 'mode' | 'phase'>;

/** Facts to tell of a room that was seen once before; `ownVisit` is not news to its own person. */
export function roomDifferences(before: Seen, after: Seen, ownVisit: string | null): RoomFact[] {
  const own = [...before.people, ...after.people].find(({ visit_id: id }) => id === ownVisit)?.person_id;
  const others = ({ people }: Seen) => people.filter(({ person_id: id }) => id !== own);
  const isAmong = ({ people }: Seen, id: string) => people.some((each) => each.person_id === id);
  const isThere = ({ people }: Seen, id: string) =>
    people.some((each) => each.person_id === id && each.is_there);
  return [
    ...others(after).flatMap<RoomFact>(({ person_id: id, name, role }) =>
      !isAmong(before, id)
        ? { key: 'came', name, role }
        : isThere(before, id) === isThere(after, id)
          ? []
          : { key: isThere(after, id) ? 'back' : 'dropped', name, role },
    ),
    // At the end everybody goes, which says itself.
    ...(after.phase === 'over' || after.phase === 'off'
      ? []
      : others(before).flatMap<RoomFact>(({ person_id: id, name, role }) =>
          isAmong(after, id) ? [] : { key: after.removed.includes(id) ? 'removed' : 'went', name, role },
        )),
    ...after.waiting.flatMap<RoomFact>(({ guest_id: id, name }) =>
      before.waiting.some((each) => each.guest_id === id) ? [] : { key: 'asks', name },
    ),
    ...(before.mode === after.mode ? [] : [{ key: 'modeChanged', mode: after.mode } as const]),
    ...(before.phase !== 'overtime' && after.phase === 'overtime' ? [{ key: 'overtime' } as const] : []),
  ];
}
