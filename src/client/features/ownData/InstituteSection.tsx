import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useGetOwnInstituteQuery, useLeaveInstituteMutation } from '../../api/invitationApi';
import { userApi } from '../../api/userApi';
import { failureText } from '../../i18n/failureText';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppDispatch } from '../../store/store';
import { ErrorAlert } from '../../ui/loading/ErrorAlert';
import { useConfirm } from '../../ui/popups/useConfirm';
import { useToast } from '../../ui/popups/useToast';

const FAILURE_SECONDS = 6;

/** The institute that one belongs to, and the way out of it; nothing for who belongs to the house alone. */
export function InstituteSection() {
  const { t } = useTranslation();
  const toast = useToast();
  const confirm = useConfirm();
  const dispatch = useAppDispatch();
  const heading = useRef<HTMLHeadingElement>(null);
  const [left, setLeft] = useState<string | null>(null);
  const { data, error, isFetching, refetch } = useGetOwnInstituteQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [leave, { isLoading: isLeaving }] = useLeaveInstituteMutation();
  // The button that led to the question is gone with what it was about.
  useEffect(() => {
    if (left !== null) heading.current?.focus({ preventScroll: true });
  }, [left]);

  const askAndLeave = async ({ id, name }: { id: string; name: string }) => {
    const isWanted = await confirm({
      title: t('ownData.institute.ask', { institute: name }),
      text: t('ownData.institute.consequence'),
      ok: t('ownData.institute.button', { institute: name }),
      cancel: t('ownData.institute.keep'),
      isDangerous: true,
    });
    if (!isWanted) return;
    const { error: problem } = await leave({ id });
    if (problem) {
      const text = failureText(problem, t);
      toast.error({ title: t('ownData.institute.failed'), text, seconds: FAILURE_SECONDS });
      void refetch();
      return;
    }
    setLeft(name);
    // what a role had closed is open again
    await dispatch(userApi.endpoints.whoAmI.initiate(undefined, { forceRefetch: true, subscribe: false }));
  };

  const institute = data?.institute;
  if (!institute && left === null && !error) return null;
  return (
    <section className="dr-ownData-part" aria-labelledby="institute-heading">
      <h2 id="institute-heading" ref={heading} tabIndex={-1}>
        {t('ownData.institute.title')}
      </h2>
      {institute ? (
        <>
          <p>{t('ownData.institute.lead', { institute: institute.name })}</p>
          <p>{t('ownData.institute.consequence')}</p>
          <div className="dr-wrapping dr-wrapping-large">
            <Button size="large" loading={isLeaving} onClick={() => void askAndLeave(institute)}>
              {t('ownData.institute.button', { institute: institute.name })}
            </Button>
          </div>
        </>
      ) : left !== null ? (
        <p role="status">{t('ownData.institute.done', { institute: left })}</p>
      ) : (
        <ErrorAlert message={failureText(error, t)} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </section>
  );
}
