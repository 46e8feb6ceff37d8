import { useTranslation } from '../../i18n/useTranslation';
import { FormOutcome } from '../../ui/form/FormOutcome';
import { LinkButton } from '../../ui/buttons/LinkButton';

/** An invitation that cannot be taken up any more. */
export function InvitationNotice({ home }: { home: string }) {
  const { t } = useTranslation();
  return (
    <FormOutcome
      isVain
      heading={t('invitation.overTitle')}
      text={t('invitation.overText')}
      links={
        <LinkButton type="primary" size="large" to={home}>
          {t('invitation.toDashboard')}
        </LinkButton>
      }
    />
  );
}
