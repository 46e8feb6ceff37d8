import { Button } from 'antd';
import { MEET_ELSEWHERE, paths, sessionAt } from '../../../paths';
import { useTranslation } from '../../../i18n/useTranslation';
import type { RoomFacts } from './RoomHeading';

/** The way to meet where the room cannot be used: a link to a meeting elsewhere, on the booking's own page. */
export function WithoutRoom({ facts }: { facts: RoomFacts | null }) {
  const { t } = useTranslation();
  if (!facts) return <p>{t('room.without.guest')}</p>;
  const { viewer, session } = facts;
  return (
    <>
      <p>{t(`room.without.${viewer}`, { name: facts.otherName })}</p>
      <p className="dr-roomActions">
        <Button
          href={`${sessionAt(paths[viewer].session, session.booking.id)}${MEET_ELSEWHERE}`}
          target="_blank"
        >
          {t('room.without.way')}
          <span className="dr-visuallyHidden"> ({t('room.newTab')})</span>
        </Button>
      </p>
    </>
  );
}
