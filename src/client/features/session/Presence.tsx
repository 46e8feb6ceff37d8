import { useId } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import type { SessionRoom } from '../../../shared/contract/bookings/session';
import { formatInstant } from '../../ui/time/formatInstant';
import { PersonLine } from '../../ui/facts/PersonLine';
import { readerZone } from '../../ui/time/readerZone';
import type { Viewer } from '../../entities/booking/card/statusLook';

interface PresenceProps {
  room: SessionRoom;
  viewer: Viewer;
  isOver: boolean;
}

/** The people who have checked in, and when. */
export function Presence({ room: { booking, check_ins }, viewer, isOver }: PresenceProps) {
  const { t, i18n } = useTranslation();
  const titleId = useId();
  const people = [
    {
      by: 'client' as const,
      name: booking.clientName.trim() || t('ui.clientFallback'),
      imageUrl: booking.clientAvatar,
    },
    {
      by: 'interpreter' as const,
      name: booking.selectedInterpreter.name || t('common.notAvailable'),
      imageUrl: booking.selectedInterpreter.avatar,
    },
  ];
  const noteOf = (at: string | undefined) => {
    if (!at) return t(isOver ? 'session.presence.wasAbsent' : 'session.presence.absent');
    return t('session.presence.since', { time: formatInstant(at, i18n.language, readerZone()) });
  };
  return (
    <section className="dr-sessionPart" aria-labelledby={titleId}>
      <h2 id={titleId}>{t(isOver ? 'session.presence.titleOver' : 'session.presence.title')}</h2>
      <ul className="dr-presence">
        {people.map(({ by, name, imageUrl }) => {
          const at = check_ins.find((checkIn) => checkIn.by === by)?.at;
          return (
            <li key={by} data-present={at !== undefined}>
              <PersonLine
                name={name}
                shown={by === viewer ? t('session.presence.you', { name }) : name}
                imageUrl={imageUrl}
                note={noteOf(at)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
