import { useTranslation } from '../../i18n/useTranslation';
import { FormOutcome } from '../../ui/form/FormOutcome';
import { LinkButton } from '../../ui/buttons/LinkButton';

/** The person belongs to the institute now. */
export function JoinedNotice({ institute, home }: { institute: string; home: string }) {
  const { t } = useTranslation();
  return (
    <FormOutcome
      heading={t('invitation.joinedTitle', { institute })}
      text={t('invitation.joinedText')}
      links={
        <LinkButton type="primary" size="large" to={home}>
          {t('invitation.toDashboard')}
        </LinkButton>
      }
    />
  );
}
