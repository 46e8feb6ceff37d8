import { type ReactNode, useEffect } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { TwoWayArrow } from '../../ui/text/TwoWayArrow';
import { RequireGroup } from '../session/RequireGroup';
import { usePageTitle } from '../usePageTitle';
import { homeOf } from '../session/dashboardOf';
import { selectUser } from '../../store/authSlice';
import { useAppSelector } from '../../store/store';
import { Wordmark } from '../Wordmark';
import { LookControls } from './LookControls';
import { PagePlace } from './PagePlace';
import { onDemand } from './onDemand';
import { roomVisit } from './roomVisit';
import { WithScreenWords } from './WithScreenWords';

/** A meeting's room has the whole window: a menu beside it would lead people out of a conversation. */
function RoomFrame({ home, children }: { home: string | null; children: ReactNode }) {
  const { t } = useTranslation();
  usePageTitle(t('layout.titles.room'));
  return (
    <div className="dr-roomPage">
      <header className="dr-roomPage-header">
        {home === null ? (
          // no link: a guest would leave the meeting by it
          <p className="dr-wordmark">
            <span className="dr-wordmark-arrow">
              <TwoWayArrow />
            </span>
            <span className="dr-wordmark-name">{t('common.productName')}</span>
          </p>
        ) : (
          <Wordmark to={home} />
        )}
        <div className="dr-plainHeader-controls">
          <LookControls />
        </div>
      </header>
      <PagePlace className="dr-roomPage-main">{children}</PagePlace>
    </div>
  );
}

/** Of what stands behind the sign-in, though the layout around it does not. */
const INSIDE = ['inside'] as const;

const own = onDemand(async () => (await import('../../features/room/RoomScreen')).RoomScreen, 'room');
const guest = onDemand(
  async () => (await import('../../features/room/GuestRoomScreen')).GuestRoomScreen,
  'room',
);

/** For a meeting's client and interpreter, who may look at other screens and stay in the room. */
function OwnRoomPage() {
  const user = useAppSelector(selectUser);
  useEffect(() => roomVisit.note(), []);
  return (
    <RequireGroup>
      <RoomFrame home={user && homeOf(user)}>
        <WithScreenWords parts={INSIDE} meanwhile={own.preload}>
          <own.Content />
        </WithScreenWords>
      </RoomFrame>
    </RequireGroup>
  );
}

/** For somebody who came by a link, signed in or not. */
function GuestRoomPage() {
  return (
    <RoomFrame home={null}>
      <guest.Content />
    </RoomFrame>
  );
}

/** A meeting's room, for one of its two parties or for a guest of theirs. */
export function RoomPage({ of }: { of: 'party' | 'guest' }) {
  return of === 'party' ? <OwnRoomPage /> : <GuestRoomPage />;
}
