import { useTranslation } from '../../../i18n/useTranslation';
import { Link } from 'react-router-dom';
import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import { visibleText } from '../../../../shared/domain/text/visibleText';
import { paths, rescheduleAt } from '../../../paths';
import { formatInstant } from '../../../ui/time/formatInstant';
import { Gap } from '../../../ui/time/Gap';
import { readerZone } from '../../../ui/time/readerZone';
import type { Viewer } from './statusLook';
import { useNow } from '../../../ui/time/useNow';

/** The other time that is proposed for a booking, to both, and the way to answer it. */
export function ProposalNote({ booking, viewer }: { booking: BookingRecord; viewer: Viewer }) {
  const { t, i18n } = useTranslation();
  const now = useNow(60_000);
  const { proposal } = booking;
  if (!proposal || Date.parse(proposal.expiresAt) <= now) return null;
  const say = (instant: string) => formatInstant(instant, i18n.language, readerZone());
  const name =
    viewer === 'client'
      ? booking.selectedInterpreter.name || t('ui.unnamedInterpreter')
      : visibleText(booking.clientName) || t('ui.clientFallback');
  const isOwn = proposal.by === viewer;
  const words = { name, when: say(proposal.startsAt), deadline: say(proposal.expiresAt) };
  return (
    <p className="dr-pass-note">
      {t(isOwn ? 'life.move.own' : 'life.move.theirs', words)}
      <Gap />
      <Link to={rescheduleAt(paths[viewer].reschedule, booking.id)}>
        {t(isOwn ? 'life.move.look' : 'life.move.answer')}
      </Link>
    </p>
  );
}
