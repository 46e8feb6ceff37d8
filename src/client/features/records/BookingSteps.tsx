import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { LinkButton } from '../../ui/buttons/LinkButton';
import { StepsHint } from '../../ui/buttons/StepsHint';

/** How a booking goes, for a client with nothing ahead; the first one's button stands in the empty list already. */
export function BookingSteps({ isFirst }: { isFirst: boolean }) {
  const { t } = useTranslation();
  return (
    <StepsHint
      title={t('records.stepsTitle')}
      steps={[t('records.stepAsk'), t('records.stepAnswer'), t('records.stepMeet')]}
      action={!isFirst && <LinkButton to={paths.app}>{t('records.bookInterpreter')}</LinkButton>}
    />
  );
}
