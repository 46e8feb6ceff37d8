import { useTranslation } from '../../../i18n/useTranslation';
import { useGetSettingsConfigQuery, useGetSettingsQuery } from '../../../api/appApi';
import { ErrorAlert } from '../../../ui/loading/ErrorAlert';
import { failureText } from '../../../i18n/failureText';
import { LoadingRows } from '../../../ui/loading/LoadingRows';
import { SectionFrame } from '../SectionFrame';
import { SettingsForm } from './SettingsForm';

/** Defaults for the institute's people who chose nothing themselves. */
export function SettingsSection() {
  const { t } = useTranslation();
  const settings = useGetSettingsQuery({ scope: 'institute' });
  const config = useGetSettingsConfigQuery();
  const failed = [settings, config].find(({ error, isFetching }) => error && !isFetching);
  const retry = () => {
    if (settings.error) void settings.refetch();
    if (config.error) void config.refetch();
  };
  return (
    <SectionFrame title={t('institute.sections.settings')} lead={t('instituteSettings.lead')}>
      {failed ? (
        <ErrorAlert message={failureText(failed.error, t)} onRetry={retry} />
      ) : settings.data && config.data ? (
        <SettingsForm
          settings={settings.data}
          config={config.data.filter(({ scopes }) => scopes.includes('institute'))}
        />
      ) : (
        <LoadingRows text={t('common.loading')} rows={5} />
      )}
    </SectionFrame>
  );
}
