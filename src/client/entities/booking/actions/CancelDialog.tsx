import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import {
  CANCELLATION_HOURS,
  cancellationFeeCents,
  cancellationTerms,
} from '../../../../shared/domain/booking/cancellationFee';
import { feeCents } from '../card/bookingMoney';
import './CancelDialog.css';
import { CancellationTiers } from './CancellationTiers';
import { Dialog } from '../../../ui/popups/Dialog';
import { MeetingTitle } from '../card/MeetingTitle';
import { Money } from '../../../ui/text/Money';
import type { Viewer } from '../card/statusLook';
import { useNow } from '../../../ui/time/useNow';

interface CancelDialogProps {
  /** none: closed */
  booking: BookingRecord | null;
  viewer: Viewer;
  isCancelling: boolean;
  /** what the server says it costs, in cents, where that differs from what was shown */
  serverFeeCents: number | null;
  /** with what it costs the client, in cents, as it was asked about */
  onConfirm: (feeCents: number) => void;
  onKeep: () => void;
}

/** Asks before cancelling, and says what it costs now and why. */
export function CancelDialog(props: CancelDialogProps) {
  const { booking, onKeep } = props;
  const { t } = useTranslation();
  const isRequest = booking?.status === 'pending';
  return (
    <Dialog
      open={booking !== null}
      title={t(isRequest ? 'life.cancel.askRequest' : 'life.cancel.askBooking')}
      width={520}
      onCancel={onKeep}
      destroyOnHidden
      footer={null}
    >
      {booking && <Question {...props} booking={booking} isRequest={isRequest} />}
    </Dialog>
  );
}

type QuestionProps = CancelDialogProps & { booking: BookingRecord; isRequest: boolean };

function Question({
  booking,
  isRequest,
  viewer,
  isCancelling,
  serverFeeCents,
  onConfirm,
  onKeep,
}: QuestionProps) {
  const { t } = useTranslation();
  const [now, startsAt] = [useNow(), Date.parse(booking.startsAt)];
  const termsWith = (least: BookingRecord['leastCancellation']) =>
    cancellationTerms(viewer, booking.status, now, { startsAt, least });
  const terms = termsWith(booking.leastCancellation);
  const isByMove = terms !== termsWith(null);
  const cents = serverFeeCents ?? cancellationFeeCents(terms, feeCents(booking));
  // The yes is to the amount that the question was asked with: one that comes under the finger is asked about again.
  const [askedCents] = useState(cents);
  const seenCents = serverFeeCents ?? askedCents;
  const isTiered = viewer === 'client' && !isRequest;
  return (
    <div className="dr-cancel">
      <p className="dr-cancel-title">
        <MeetingTitle title={booking.meetingTitle} />
      </p>
      <p className="dr-cancel-owed">
        <span>{t(viewer === 'client' ? 'life.cancel.owed' : 'life.cancel.owedByClient')}</span>{' '}
        <strong>
          <Money cents={cents} />
        </strong>
      </p>
      {(serverFeeCents !== null || cents !== askedCents) && <p role="alert">{t('life.cancel.feeChanged')}</p>}
      <p>
        {isByMove
          ? t('life.cancel.moved', CANCELLATION_HOURS)
          : t(`life.cancel.terms.${terms}`, CANCELLATION_HOURS)}
      </p>
      {isTiered && (
        <CancellationTiers
          startsAt={startsAt}
          least={booking.leastCancellation}
          feeCents={feeCents(booking)}
          current={terms}
        />
      )}
      <p className="dr-cancel-final">{t('life.cancel.final')}</p>
      <div className="dr-dialog-ways">
        <Button onClick={onKeep}>
          {t(isRequest ? 'life.cancel.keepRequest' : 'life.cancel.keepBooking')}
        </Button>
        <Button danger type="primary" loading={isCancelling} onClick={() => onConfirm(seenCents)}>
          {t('life.cancel.button')}
        </Button>
      </div>
    </div>
  );
}
