import { useTranslation } from '../../i18n/useTranslation';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import type { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import { isHolding } from '../../../shared/domain/booking/bookingLife';
import { bookAgain } from '../../machines/bookingWizard/bookingStart';
import { paths } from '../../paths';

/** 'Book again': the same interpreter for a meeting like this one, once it is over. */
export function BookAgainButton({ booking, size }: { booking: BookingRecord; size?: 'small' }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  // Nobody of that name is there any more where the interpreter deleted their account.
  if (isHolding(booking.status) || booking.selectedInterpreter.name === '') return null;
  return (
    <Button
      size={size}
      onClick={() => void navigate(paths.client.mettingsConfig, { state: bookAgain(booking) })}
    >
      {t('records.bookAgain')}
    </Button>
  );
}
