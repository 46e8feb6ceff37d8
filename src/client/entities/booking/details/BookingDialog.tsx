import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import { bookingCode } from '../../../../shared/domain/booking/bookingCode';
import './BookingDialog.css';
import { BookingNote } from '../card/BookingNote';
import { Dialog } from '../../../ui/popups/Dialog';
import { MeetingTitle } from '../card/MeetingTitle';
import { StatusBadge } from '../card/StatusBadge';
import type { Viewer } from '../card/statusLook';

interface BookingDialogProps {
  /** the dialog's name */
  name: string;
  /** none: closed */
  booking: BookingRecord | null;
  viewer: Viewer;
  children: ReactNode;
  /** what can be done, beside closing */
  actions?: ReactNode;
  onClose: () => void;
}

/** The frame of both detail dialogs: the booking's title, status and facts, and a way out. */
export function BookingDialog({ name, booking, viewer, children, actions, onClose }: BookingDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={booking !== null}
      title={name}
      width={640}
      onCancel={onClose}
      destroyOnHidden
      footer={
        <div className="dr-dialog-ways">
          {actions}
          <Button onClick={onClose}>{t('common.close')}</Button>
        </div>
      }
    >
      {booking && (
        <>
          <div className="dr-dialog-head">
            <h3>
              <MeetingTitle title={booking.meetingTitle} />
            </h3>
            <StatusBadge status={booking.status} variant={viewer} />
          </div>
          <p className="dr-dialog-code dr-numerals">
            {t('bookings.code', { code: bookingCode(booking.id) })}
          </p>
          <BookingNote booking={booking} viewer={viewer} />
          {children}
        </>
      )}
    </Dialog>
  );
}
