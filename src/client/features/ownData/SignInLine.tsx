import { Button, Tag } from 'antd';
import type { SignIn } from '../../../shared/contract/account/signIns';
import { useTranslation } from '../../i18n/useTranslation';
import { formatInstant } from '../../ui/time/formatInstant';
import { readerZone } from '../../ui/time/readerZone';
import { deviceName } from './deviceName';

/** One device that is signed in. */
export function SignInLine({ signIn, onSignOut }: { signIn: SignIn; onSignOut: () => void }) {
  const { t, i18n } = useTranslation();
  const { signed_in_at: since, last_used_at: lastUsed, is_current: isCurrent } = signIn;
  const device = deviceName(signIn, t);
  const inWords = (at: string) => formatInstant(at, i18n.language, readerZone());
  return (
    <li>
      <div>
        <p className="dr-signIns-device">
          <strong>{device}</strong>{' '}
          {isCurrent && <Tag className="dr-signIns-mark">{t('signIns.current')}</Tag>}
        </p>
        <p className="dr-signIns-when">
          <time dateTime={since}>{t('signIns.since', { when: inWords(since) })}</time>
          {!isCurrent && (
            <time dateTime={lastUsed}>{t('signIns.lastUsed', { when: inWords(lastUsed) })}</time>
          )}
        </p>
      </div>
      {!isCurrent && (
        <Button aria-label={t('signIns.signOutOf', { device, when: inWords(since) })} onClick={onSignOut}>
          {t('signIns.signOut')}
        </Button>
      )}
    </li>
  );
}
