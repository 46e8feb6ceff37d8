import { createPortal } from 'react-dom';
import type { Room } from '../engine/Room';
import { LeaveButton, MuteButton } from './ControlButton';
import type { Seat } from './seatsOf';
import { Tile } from './Tile';

interface SmallWindowProps {
  room: Room;
  seats: readonly Seat[];
  place: HTMLElement;
}

/** The others, one's own microphone and the way out, above whatever else one works with. */
export function SmallWindow({ room, seats, place }: SmallWindowProps) {
  const others = seats.filter(({ isOwn }) => !isOwn);
  return createPortal(
    <>
      <ul className="dr-tiles-list">
        {(others.length > 0 ? others : seats).map((seat) => (
          <Tile key={seat.key} seat={seat} isPinned={false} />
        ))}
      </ul>
      <div className="dr-controls">
        <MuteButton room={room} />
        <LeaveButton room={room} />
      </div>
    </>,
    place,
  );
}
