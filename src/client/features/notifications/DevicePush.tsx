import { Alert, Button } from 'antd';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { pushPermissionMachine } from '../../machines/pushPermission/pushPermissionMachine';
import { refusalText } from '../../i18n/failureText';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppDispatch, useAppStore } from '../../store/store';
import { ErrorAlert } from '../../ui/loading/ErrorAlert';
import { machineInspection } from '../../ui/page/machineInspection';
import { pushActors } from './pushActors';

/** Whether this device tells what is new while no page is open. The browser asks only once somebody has pressed. */
export function DevicePush({ personId }: { personId: string }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { storage } = useAppStore();
  const [machine] = useState(() =>
    pushPermissionMachine.provide({ actors: pushActors({ dispatch, storage, personId }) }),
  );
  const [state, send] = useMachine(machine, machineInspection());
  const { failure } = state.context;
  const isBusy = state.hasTag('busy');
  const isOn = state.matches('granted') || state.matches('unsubscribing');
  if (state.matches('unsupported')) {
    return <p className="dr-notifications-hint">{t('notifications.device.unsupported')}</p>;
  }
  return (
    <div className="dr-notifications-device">
      <p className="dr-notifications-hint" role="status">
        {t(isOn ? 'notifications.device.on' : 'notifications.device.reason')}
      </p>
      {failure && (
        <ErrorAlert
          message={failure === 'device' ? t('notifications.device.failed') : refusalText(failure, t)}
        />
      )}
      {state.matches('denied') ? (
        <Alert type="info" role="note" title={t('notifications.device.denied')} />
      ) : (
        <Button
          loading={isBusy}
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) send({ type: isOn ? 'push.unwished' : 'push.wished' });
          }}
        >
          {t(isOn ? 'notifications.device.stop' : 'notifications.device.allow')}
        </Button>
      )}
    </div>
  );
}
