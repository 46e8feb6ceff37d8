import type { SignIn } from '../../../shared/contract/account/signIns';
import { useTranslation } from '../../i18n/useTranslation';
import { Dialog } from '../../ui/popups/Dialog';
import { SignOutForm } from './SignOutForm';
import type { TFunction } from 'i18next';

interface SignOutDialogProps {
  /** what is asked about; null: closed */
  asked: SignIn | 'others' | null;
  onClose: () => void;
  /** it was answered with yes, and done */
  onDone: () => void;
  /** it is out of sight */
  onClosed: () => void;
}

/** Asks before somebody is signed out elsewhere, and for the password. */
export function SignOutDialog({ asked, onClose, onDone, onClosed }: SignOutDialogProps) {
  const { t } = useTranslation();
  const device = asked === null || asked === 'others' ? null : deviceName(asked, t);
  return (
    <Dialog
      open={asked !== null}
      title={device === null ? t('signIns.askOthers') : t('signIns.askOne', { device })}
      width={520}
      onCancel={onClose}
      afterClose={onClosed}
      destroyOnHidden
      footer={null}
    >
      {asked && <SignOutForm asked={asked} device={device} onClose={onClose} onDone={onDone} />}
    </Dialog>
  );
}

/** "Firefox on Windows", as far as it is known. */
export function deviceName(
  { browser, operating_system: system }: Pick<SignIn, 'browser' | 'operating_system'>,
  t: TFunction,
): string {
  const known = browser ?? t('signIns.unknownBrowser');
  return system === null ? known : t('signIns.on', { browser: known, system });
}
