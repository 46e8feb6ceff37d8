import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { CLIENT_GROUP } from '../../domain/groups';

/** Why somebody is on their dashboard instead of where they wanted to go. */
export function TurnedAwayNote() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { state } = useLocation();
  if (typeof state !== 'object' || state === null || !('turnedAwayFrom' in state)) return null;
  const isForClients = state.turnedAwayFrom === CLIENT_GROUP;
  return (
    <Alert
      className="dr-turnedAway"
      type="info"
      showIcon
      role="status"
      title={t(isForClients ? 'layout.session.clientsOnly' : 'layout.session.interpretersOnly')}
      closable={{
        closeIcon: true,
        'aria-label': t('common.close'),
        onClose: () => void navigate('.', { replace: true }),
      }}
    />
  );
}
