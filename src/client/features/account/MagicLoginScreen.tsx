import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { Link, type Location, useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { focusStep } from '../../ui/page/focusStep';
import { LinkStep } from '../../ui/form/LinkStep';
import { readMailedTo } from '../../ui/text/mailedTo';
import { useLinkToken } from '../../ui/page/useLinkToken';
import { MagicCodeForm } from './MagicCodeForm';
import { MagicEmailForm } from './MagicEmailForm';
import { useSignIn } from './useSignIn';

/** Signing in without a password: an address, then the code from the mail, or the mail's link and one button. */
export function MagicLoginScreen() {
  const { t } = useTranslation();
  const token = useLinkToken();
  const known = readMailedTo((useLocation() as Location<unknown>).state);
  const { state, submit } = useSignIn('magic', { ...known, token });
  const { context } = state;
  const isCodeStep = !state.hasTag('email');
  const hasMoved = useRef(false);
  useEffect(() => {
    if (hasMoved.current) focusStep();
    hasMoved.current = true;
  }, [isCodeStep]);
  if (context.token !== null) {
    return (
      <LinkStep
        heading={t('account.magic.linkHeading')}
        lead={t('account.magic.linkLead')}
        label={t('account.magic.signIn')}
        busyText={t('account.magic.signingIn')}
        redeem={() => submit({ type: 'link.used' })}
        links={
          <>
            <Link to={paths.magicLogin}>{t('account.magic.again')}</Link>
            <Link to={paths.login}>{t('account.backToSignIn')}</Link>
          </>
        }
      />
    );
  }
  return isCodeStep ? (
    <MagicCodeForm known={context} onSubmit={submit} />
  ) : (
    <MagicEmailForm onSubmit={submit} />
  );
}
