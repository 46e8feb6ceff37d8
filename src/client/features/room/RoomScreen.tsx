import 'antd-sheets/inside.css';
import { useParams } from 'react-router-dom';
import { useGetSessionQuery } from '../../api/sessionApi';
import { isApiError } from '../../../shared/contract/base/apiError';
import type { SessionRoom } from '../../../shared/contract/bookings/session';
import { ROOM_PLATFORM } from '../../../shared/domain/booking/meetingRoom';
import { CLIENT_GROUP } from '../../../shared/domain/people/groups';
import type { Viewer } from '../../entities/booking/card/statusLook';
import { failureText } from '../../i18n/failureText';
import { useTranslation } from '../../i18n/useTranslation';
import { paths, sessionAt } from '../../paths';
import { selectUser } from '../../store/authSlice';
import { useAppSelector } from '../../store/store';
import { LinkButton } from '../../ui/buttons/LinkButton';
import { EmptyState } from '../../ui/loading/EmptyState';
import { ErrorAlert } from '../../ui/loading/ErrorAlert';
import { LoadingRows } from '../../ui/loading/LoadingRows';
import { useRoom } from './engine/useRoom';
import { RoomView } from './page/RoomView';
import './page/room.css';

/** The room of a booking's meeting, for its client and its interpreter. */
export function RoomScreen() {
  const { t } = useTranslation();
  const { bookingId = '' } = useParams();
  const isClient = useAppSelector(selectUser)?.group_id === CLIENT_GROUP;
  const viewer = isClient ? 'client' : 'interpreter';
  const { currentData, error, isFetching, refetch } = useGetSessionQuery({ id: bookingId });
  if (currentData && currentData.booking.hostPlatform !== ROOM_PLATFORM) {
    return (
      <Nowhere
        title={t('room.elsewhereHeld')}
        to={sessionAt(paths[viewer].session, bookingId)}
        way={t('room.toSession')}
      />
    );
  }
  if (currentData) return <OwnRoom key={bookingId} session={currentData} viewer={viewer} />;
  if (isApiError(error) && (error.code === 'NOT_FOUND' || error.code === 'INVALID')) {
    return <Nowhere title={t('room.notFound')} to={paths[viewer].records} way={t('room.toBookings')} />;
  }
  return (
    <div className="dr-roomAlone">
      <h1>{t('room.title')}</h1>
      {error && !isFetching ? (
        <ErrorAlert message={failureText(error, t)} onRetry={() => void refetch()} />
      ) : (
        <LoadingRows text={t('room.opening')} rows={3} />
      )}
    </div>
  );
}

function OwnRoom({ session, viewer }: { session: SessionRoom; viewer: Viewer }) {
  const { t } = useTranslation();
  const { booking } = session;
  const names = {
    client: booking.clientName.trim() || t('ui.clientFallback'),
    interpreter: booking.selectedInterpreter.name || t('ui.unnamedInterpreter'),
  };
  const room = useRoom({ kind: 'party', bookingId: booking.id, role: viewer, name: names[viewer] });
  const otherName = names[viewer === 'client' ? 'interpreter' : 'client'];
  return <RoomView room={room} facts={{ viewer, session, otherName, ownName: names[viewer] }} />;
}

function Nowhere({ title, to, way }: { title: string; to: string; way: string }) {
  const { t } = useTranslation();
  return (
    <div className="dr-roomAlone">
      <h1>{t('room.title')}</h1>
      <EmptyState title={title} action={<LinkButton to={to}>{way}</LinkButton>} />
    </div>
  );
}
