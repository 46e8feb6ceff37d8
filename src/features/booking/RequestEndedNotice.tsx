import { Button } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import { WrongStatusDetails } from '../../contract/refusalDetails';
import { paths } from '../../paths';
import { LinkButton } from '../../ui/LinkButton';
import { Notice } from './Notice';
import { requestEnding } from './requestEnding';
import type { BookingWizard } from './useBookingWizard';

/** The earlier request was answered or withdrawn: says how it ended, and the two ways on. */
export function RequestEndedNotice({ wizard, submissions }: { wizard: BookingWizard; submissions: number }) {
  const { t } = useTranslation();
  const details = WrongStatusDetails.safeParse(wizard.state.context.refusal?.data);
  const isOver = requestEnding(wizard.state) === 'over';
  const status = details.success ? details.data.status : 'pending';
  return (
    <Notice title={t('booking.refused.ended')} tone="attention" submissions={submissions}>
      <p>
        {t(isOver ? 'booking.refused.overText' : 'booking.refused.endedText', {
          what: t(`booking.refused.endings.${status}`),
        })}
      </p>
      <div className="dr-note-actions">
        <LinkButton to={paths.client.records}>{t('booking.refused.openRecords')}</LinkButton>
        {!isOver && (
          <Button onClick={() => wizard.send({ type: 'request.released' })}>
            {t('booking.refused.newRequest')}
          </Button>
        )}
      </div>
    </Notice>
  );
}
