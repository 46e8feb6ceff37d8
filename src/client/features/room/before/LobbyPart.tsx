import { useId } from 'react';
import { useLazyGetFileQuery } from '../../../api/messageApi';
import { DocumentLine } from '../../../entities/document/DocumentLine';
import { ModeChoice } from '../../../entities/room/ModeChoice';
import { useDocumentDownload } from '../../../entities/document/useDocumentDownload';
import { useTranslation } from '../../../i18n/useTranslation';
import { PersonLine } from '../../../ui/facts/PersonLine';
import { formatClock } from '../../../ui/time/formatInstant';
import { readerZone } from '../../../ui/time/readerZone';
import type { Room } from '../engine/Room';
import type { RoomFacts } from '../page/RoomHeading';
import { WaitingGuests } from '../page/WaitingGuests';

/** The people who are there already or ask to be let in, how it is interpreted, and what it is about. */
export function LobbyPart({ room, facts }: { room: Room; facts: RoomFacts | null }) {
  const { t } = useTranslation();
  const titleId = useId();
  // A guest who left is not told any more who is there.
  if (!room.meeting || room.guest?.state === 'left') return null;
  return (
    <section className="dr-roomPart" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('room.lobby.title')}</h2>
      <WhoIsThere room={room} />
      {facts && <WaitingGuests room={room} />}
      {facts && room.meeting.phase !== 'off' && (
        <ModeChoice mode={room.meeting.mode} onChoose={room.actions.setMode} />
      )}
      {facts && <Agenda facts={facts} />}
    </section>
  );
}

function WhoIsThere({ room: { meeting } }: { room: Room }) {
  const { t, i18n } = useTranslation();
  const people = meeting?.people ?? [];
  if (people.length === 0) return <p className="dr-roomQuiet">{t('room.lobby.nobody')}</p>;
  return (
    <ul className="dr-roomPeople" aria-label={t('room.lobby.there')}>
      {people.map(({ visit_id, name, photo_url, role, since, is_there }) => (
        <li key={visit_id}>
          <PersonLine
            name={name}
            imageUrl={photo_url}
            note={t(is_there ? 'room.lobby.since' : 'room.lobby.lost', {
              role: t(`room.roles.${role}`),
              time: formatClock(since, i18n.language, readerZone()),
            })}
          />
        </li>
      ))}
    </ul>
  );
}

/** The client's words about the meeting, and the documents for it that the reader may open. */
function Agenda({ facts: { session } }: { facts: RoomFacts }) {
  const { t } = useTranslation();
  const [fetchFile] = useLazyGetFileQuery();
  const download = useDocumentDownload(fetchFile);
  const description = session.booking.meetingDescription.trim();
  return (
    <>
      <h3>{t('room.lobby.agenda')}</h3>
      {description === '' ? (
        <p className="dr-roomQuiet">{t('room.lobby.noAgenda')}</p>
      ) : (
        <p className="dr-roomAgenda" dir="auto">
          {description}
        </p>
      )}
      {session.documents.length > 0 && (
        <ul className="dr-documents" aria-label={t('room.lobby.documents')}>
          {session.documents.map(({ thread_id, id, name, size }) => (
            <li key={id}>
              <DocumentLine name={name} size={size} onDownload={() => download({ thread_id, id })} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
