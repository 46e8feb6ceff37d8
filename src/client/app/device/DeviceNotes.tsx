import { Alert, Button } from 'antd';
import { useSyncExternalStore } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { newVersion } from './newVersion';
import { useIsOnline } from './useIsOnline';
import './device.css';

/** Above every screen: that there is no connection, and that a newer version of the app waits. */
export function DeviceNotes() {
  const { t } = useTranslation();
  const isOnline = useIsOnline();
  const isNewer = useSyncExternalStore(newVersion.subscribe, newVersion.isThere);
  return (
    <div role="status" className="dr-deviceNotes">
      {!isOnline && (
        <Alert
          role="note"
          type="warning"
          showIcon
          title={t('device.offline')}
          description={t('device.offlineText')}
        />
      )}
      {isOnline && isNewer && (
        <Alert
          role="note"
          type="info"
          showIcon
          title={t('device.newVersion')}
          description={t('device.newVersionText')}
          action={<Button onClick={() => window.location.reload()}>{t('device.reload')}</Button>}
        />
      )}
    </div>
  );
}
