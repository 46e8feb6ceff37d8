import { Button } from 'antd';
import { useTranslation } from '../../../i18n/useTranslation';
import { WrongStatusDetails } from '../../../../shared/contract/base/refusalDetails';
import { paths } from '../../../paths';
import { LinkButton } from '../../../ui/buttons/LinkButton';
import { FocusAlert } from '../../../ui/form/FocusAlert';
import { requestEnding } from './requestEnding';
import type { BookingWizard } from '../useBookingWizard';

/** The earlier request was answered or withdrawn: says how it ended, and the two ways on. */
export function RequestEndedNotice({ wizard, attempt }: { wizard: BookingWizard; attempt: number }) {
  const { t } = useTranslation();
  const details = WrongStatusDetails.safeParse(wizard.state.context.refusal?.data);
  const isOver = requestEnding(wizard.state) === 'over';
  const status = details.success ? details.data.status : 'pending';
  return (
    <FocusAlert title={t('booking.refused.ended')} type="warning" attempt={attempt}>
      <p>
        {t(isOver ? 'booking.refused.overText' : 'booking.refused.endedText', {
          what: t(`booking.refused.endings.${status}`),
        })}
      </p>
      <div className="dr-booking-actions dr-wrapping">
        <LinkButton to={paths.client.records}>{t('booking.refused.openRecords')}</LinkButton>
        {!isOver && (
          <Button onClick={() => wizard.send({ type: 'request.released' })}>
            {t('booking.refused.newRequest')}
          </Button>
        )}
      </div>
    </FocusAlert>
  );
}
