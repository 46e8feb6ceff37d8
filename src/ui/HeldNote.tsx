import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingRecord } from '../contract/bookingRecord';
import { isAskedWhetherHeld } from '../domain/aftermath';
import type { Viewer } from './statusLook';

/** Asks whether a session took place to which its interpreter had not checked in; the dialog takes the answer. */
export function HeldNote({ booking, viewer }: { booking: BookingRecord; viewer: Viewer }) {
  const { t } = useTranslation();
  // When it was first shown: a list of old sessions needs no clock for each of them.
  const [now] = useState(() => Date.now());
  const { aftermath, status, endsAt } = booking;
  if (!aftermath || !isAskedWhetherHeld(viewer, status, Date.parse(endsAt), aftermath, now)) return null;
  return <p className="dr-pass-note">{t('aftermath.askedShort')}</p>;
}
