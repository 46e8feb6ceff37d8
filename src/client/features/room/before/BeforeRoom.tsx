import { useTranslation } from '../../../i18n/useTranslation';
import type { Room } from '../engine/Room';
import { type RoomFacts, RoomHeading, Unrecorded } from '../page/RoomHeading';
import { DeviceCheck } from './DeviceCheck';
import { EnterPart } from './EnterPart';
import { LobbyPart } from './LobbyPart';

/** Until somebody enters: how they look and sound to the left, who is there and what it is about beside it. */
export function BeforeRoom({ room, facts }: { room: Room; facts: RoomFacts | null }) {
  const { t } = useTranslation();
  const isChecking = room.state.matches('checkingDevices');
  return (
    <div className="dr-roomBefore">
      <RoomHeading {...{ room, facts }} />
      <p className="dr-visuallyHidden" role="status">
        {t(isChecking ? 'room.check.here' : 'room.lobby.here')}
      </p>
      <div className="dr-roomBefore-columns">
        <DeviceCheck room={room} isOpen={isChecking} />
        <div className="dr-roomBefore-side">
          <EnterPart {...{ room, facts }} />
          <LobbyPart {...{ room, facts }} />
        </div>
      </div>
      <Unrecorded />
    </div>
  );
}
