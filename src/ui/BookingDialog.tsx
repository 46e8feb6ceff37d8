import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/useTranslation';
import type { BookingRecord } from '../contract/bookingRecord';
import './BookingDialog.css';
import { BookingNote } from './BookingNote';
import { Dialog } from './Dialog';
import { MeetingTitle } from './MeetingTitle';
import { StatusBadge } from './StatusBadge';
import type { Viewer } from './statusLook';

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
          <BookingNote booking={booking} viewer={viewer} />
          {children}
        </>
      )}
    </Dialog>
  );
}
