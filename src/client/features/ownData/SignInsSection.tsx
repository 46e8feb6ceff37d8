import { Alert, Button } from 'antd';
import { Suspense, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useGetSignInsQuery } from '../../api/signInApi';
import type { SignIn } from '../../../shared/contract/account/signIns';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { ErrorAlert } from '../../ui/loading/ErrorAlert';
import { failureText } from '../../i18n/failureText';
import { LoadingRows } from '../../ui/loading/LoadingRows';
import { SignOutDialog } from './SignOutDialog';
import { lazyWithPreload } from '../../ui/loading/lazyWithPreload';
import './signIns.css';

/** Ant Design's table weighs more than the rest of the screen, and stands at its end. */
const { Component: SignInTable } = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "sign-in-table" */ './SignInTable')).SignInTable,
);

/** Where one is signed in, and the end of it elsewhere. */
export function SignInsSection() {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const isDone = useRef(false);
  const [asked, setAsked] = useState<SignIn | 'others' | null>(null);
  const {
    data: signIns,
    error,
    isFetching,
    refetch,
  } = useGetSignInsQuery(undefined, { refetchOnMountOrArgChange: true });
  const hasOthers = signIns?.some((each) => !each.is_current);
  return (
    <section className="dr-ownData-part" aria-labelledby="signIns-heading">
      <h2 id="signIns-heading" ref={heading} tabIndex={-1}>
        {t('signIns.title')}
      </h2>
      <p className="dr-signIns-lead">
        {t('signIns.lead')} <Link to={paths.changePassword}>{t('signIns.changePassword')}</Link>
      </p>
      {error && !isFetching ? (
        <ErrorAlert message={failureText(error, t)} onRetry={() => void refetch()} />
      ) : !signIns ? (
        <LoadingRows text={t('common.loading')} rows={2} />
      ) : (
        <>
          <div aria-busy={isFetching}>
            <Suspense fallback={<LoadingRows text={t('common.loading')} rows={2} />}>
              <SignInTable name={t('signIns.title')} signIns={signIns} onSignOut={setAsked} />
            </Suspense>
          </div>
          {hasOthers ? (
            <div className="dr-wrapping">
              <Button onClick={() => setAsked('others')}>{t('signIns.signOutOthers')}</Button>
            </div>
          ) : (
            <Alert
              type="info"
              role="note"
              title={t('signIns.onlyHere')}
              description={t('signIns.onlyHereText')}
            />
          )}
        </>
      )}
      <SignOutDialog
        asked={asked}
        onClose={() => setAsked(null)}
        onDone={() => {
          isDone.current = true;
          setAsked(null);
        }}
        onClosed={() => {
          // The button that led to the question is gone with what it was about.
          if (isDone.current) heading.current?.focus({ preventScroll: true });
          isDone.current = false;
        }}
      />
    </section>
  );
}
