import { useTranslation } from '../../../i18n/useTranslation';
import type { OwnSeat, RemotePerson } from '../engine/Room';
import { Picture } from '../page/Picture';
import { GuestTag } from '../page/WaitingGuests';
import type { Seat } from './seatsOf';
import { Tile } from './Tile';

interface TilesProps {
  seats: readonly Seat[];
  /** one of the meeting's languages is seen, not heard */
  isSigned: boolean;
  people: readonly RemotePerson[];
  own: OwnSeat;
}

/** Everybody in the room, and the one screen that is shown. Whoever interprets into a sign language is large. */
export function Tiles({ seats, isSigned, people, own }: TilesProps) {
  const { t } = useTranslation();
  const sharing = people.find(({ screen }) => screen !== null);
  const isPinned = ({ role, isOwn }: Seat) => isSigned && role === 'interpreter' && !isOwn;
  const pinned = seats.filter(isPinned);
  const others = seats.filter((seat) => !isPinned(seat));
  return (
    <section
      className="dr-tiles"
      aria-label={t('room.tiles.title')}
      data-screen={sharing !== undefined}
      data-count={seats.length}
    >
      {sharing?.screen && (
        <figure className="dr-tiles-screen">
          <Picture stream={sharing.screen} label={t('room.tiles.screenOf', { name: sharing.name })} isWhole />
          <figcaption>
            {t('room.tiles.screenOf', { name: sharing.name })} {sharing.role === 'guest' && <GuestTag />}
          </figcaption>
        </figure>
      )}
      {own.isSharing && <p className="dr-tiles-sharing">{t('room.tiles.ownScreen')}</p>}
      <ul className="dr-tiles-list">
        {[...pinned, ...others].map((seat) => (
          <Tile key={seat.key} seat={seat} isPinned={isPinned(seat)} />
        ))}
      </ul>
      {people.length === 0 && <p className="dr-tiles-alone">{t('room.tiles.alone')}</p>}
    </section>
  );
}
