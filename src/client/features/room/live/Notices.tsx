import type { TFunction } from 'i18next';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { refusalText } from '../../../i18n/failureText';
import { useTranslation } from '../../../i18n/useTranslation';
import { useToast } from '../../../ui/popups/useToast';
import type { Room, RoomNotice, RoomRole } from '../engine/Room';

const SHOWN_MS = 8000;
const REFUSAL_SECONDS = 6;

/** News of the room in one line that is read out: who came and went, and what the others ask for. */
export function Notices({ room: { notices }, isAway = false }: { room: Room; isAway?: boolean }) {
  const { t } = useTranslation();
  const toast = useToast();
  const [now, setNow] = useState(() => Date.now());
  const told = useRef(0);
  const tell = useEffectEvent((news: readonly RoomNotice[]) => {
    for (const each of news) {
      // The older ones were read before one came back to the room.
      if (each.key !== 'refused' || Date.now() - each.at > SHOWN_MS) continue;
      toast.error({
        title: t('room.notices.refused'),
        text: refusalText(each.error, t),
        seconds: REFUSAL_SECONDS,
      });
    }
  });
  useEffect(() => {
    const news = notices.filter(({ id }) => id > told.current);
    told.current = notices.at(-1)?.id ?? told.current;
    tell(news);
    if (news.length === 0) return;
    setNow(Date.now());
    const timer = setTimeout(() => setNow(Date.now()), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [notices]);
  const fresh = notices.filter(({ at }) => now - at < SHOWN_MS).slice(-2);
  const isUrgent = fresh.some(({ key }) => key === 'slower');
  return (
    <div className="dr-live-notices" role="status" data-urgent={isUrgent}>
      {fresh.map((notice) => {
        const words = noticeWords(notice, t);
        if (words !== null) return <p key={notice.id}>{words}</p>;
        const time = timeWords(notice, t);
        return (
          time !== null && (
            <p key={notice.id} className={isAway ? undefined : 'dr-visuallyHidden'}>
              {time}
            </p>
          )
        );
      })}
    </div>
  );
}

/** Of the time. The room shows it in words that stay; these are read out, as those come together with their place. */
function timeWords({ key }: RoomNotice, t: TFunction): string | null {
  if (key === 'minutesLeft') return t('room.time.soonOver');
  return key === 'overtime' ? t('room.time.overtime') : null;
}

/** Nobody has checked a guest's name: it may be anybody else's. */
function nameWithMark({ name, role }: { name: string; role: RoomRole }, t: TFunction): string {
  return role === 'guest' ? t('room.notices.guest', { name }) : name;
}

/** Null for what is said elsewhere: by an alert that stays, or a toast. */
export function noticeWords(notice: RoomNotice, t: TFunction): string | null {
  switch (notice.key) {
    case 'came':
    case 'went':
    case 'removed':
    case 'dropped':
    case 'back':
    case 'handRaised':
    case 'cannotReach':
    case 'cutOff':
    case 'lineLost':
    case 'lineBack':
    case 'shares':
    case 'sharesNoMore':
    case 'screenTaken':
      return t(`room.notices.${notice.key}`, { name: nameWithMark(notice, t) });
    case 'asks':
      return t('room.notices.asks', { name: t('room.notices.guest', { name: notice.name }) });
    case 'slower':
    case 'slowerAsked':
    case 'lineWeak':
    case 'lineWeakSound':
    case 'lineGood':
    case 'linesBack':
    case 'cameraForbidden':
      return t(`room.notices.${notice.key}`);
    case 'tooManyCameras':
      return t('room.notices.tooManyCameras', { count: notice.limit });
    case 'modeChanged':
      return t(`room.notices.${notice.mode}`);
    case 'deviceGone':
      return t(`room.notices.${notice.kind}Gone`);
    case 'deviceReplaced':
      return t(`room.notices.${notice.kind}Replaced`);
    default:
      return null;
  }
}
