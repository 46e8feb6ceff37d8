import { useTranslation } from 'react-i18next';
import { useExportOwnDataMutation } from '../../api/ownDataApi';
import { failureText } from '../../ui/failureText';
import { saveFile } from '../../ui/saveFile';
import { SubmitButton } from '../../ui/SubmitButton';
import { useToast } from '../../ui/useToast';

const FAILURE_SECONDS = 6;

/** Everything in one file, for people and for programs. */
export function ExportSection() {
  const { t } = useTranslation();
  const toast = useToast();
  const [exportOwnData, { isLoading }] = useExportOwnDataMutation();
  const take = async () => {
    try {
      const data = await exportOwnData().unwrap();
      const name = `dragoman-${data.exported_at.slice(0, 10)}.json`;
      saveFile(name, JSON.stringify(data, null, 2), 'application/json');
      toast.success({ title: t('ownData.export.done', { name }) });
    } catch (problem) {
      const text = failureText(problem, t);
      toast.error({ title: t('ownData.export.failed'), text, seconds: FAILURE_SECONDS });
    }
  };
  return (
    <section className="dr-ownData-part" aria-labelledby="export-heading">
      <h2 id="export-heading">{t('ownData.export.title')}</h2>
      <p>{t('ownData.export.lead')}</p>
      <form
        className="dr-ownData-form"
        onSubmit={(event) => {
          event.preventDefault();
          void take();
        }}
      >
        <SubmitButton
          label={t('ownData.export.button')}
          isBusy={isLoading}
          busyText={t('ownData.export.busy')}
        />
      </form>
    </section>
  );
}
