import { Button, Tag } from 'antd';
import type { SignIn } from '../../../shared/contract/account/signIns';
import { useTranslation } from '../../i18n/useTranslation';
import { useMediaQuery } from '../../ui/page/useMediaQuery';
import type { Column } from '../../ui/table/Column';
import { DataTable } from '../../ui/table/DataTable';
import { formatInstant } from '../../ui/time/formatInstant';
import { readerZone } from '../../ui/time/readerZone';
import { deviceName } from './SignOutDialog';

interface SignInTableProps {
  name: string;
  /** this device first, then the ones used last */
  signIns: readonly SignIn[];
  onSignOut: (signIn: SignIn) => void;
}

/** The devices that are signed in, each but this one with a way to sign it out. */
export function SignInTable({ name, signIns, onSignOut }: SignInTableProps) {
  const { t, i18n } = useTranslation();
  const inWords = (at: string) => formatInstant(at, i18n.language, readerZone());
  const hasRoom = useMediaQuery('(width >= 768px)');
  const columns: Column<SignIn>[] = [
    {
      title: t('signIns.columns.device'),
      sortBy: (signIn) => deviceName(signIn, t),
      cell: (signIn) => (
        <span className="dr-signIns-device">
          <strong>{deviceName(signIn, t)}</strong>{' '}
          {signIn.is_current && <Tag className="dr-signIns-mark">{t('signIns.current')}</Tag>}
        </span>
      ),
    },
    {
      title: t('signIns.columns.since'),
      isNumeric: true,
      sortBy: ({ signed_in_at: at }) => at,
      cell: ({ signed_in_at: at }) => <time dateTime={at}>{inWords(at)}</time>,
    },
    {
      title: t('signIns.columns.lastUsed'),
      isNumeric: true,
      // the one that asks is in use, whenever it was renewed
      sortBy: ({ is_current: isCurrent, last_used_at: at }) => (isCurrent ? '9999' : at),
      cell: ({ is_current: isCurrent, last_used_at: at }) =>
        isCurrent ? t('signIns.now') : <time dateTime={at}>{inWords(at)}</time>,
    },
    {
      title: t('signIns.columns.actions'),
      isTitleUnseen: true,
      cell: (signIn) =>
        !signIn.is_current && (
          <div className="dr-table-actions">
            <Button
              aria-label={t('signIns.signOutOf', {
                device: deviceName(signIn, t),
                when: inWords(signIn.signed_in_at),
              })}
              onClick={() => onSignOut(signIn)}
            >
              {t('signIns.signOut')}
            </Button>
          </div>
        ),
    },
  ];
  return (
    <DataTable name={name} rows={signIns} columns={columns} keyOf={({ id }) => id} hasNoCards={hasRoom} />
  );
}
