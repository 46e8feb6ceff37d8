import { Alert } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import { useLocation, useNavigate } from 'react-router-dom';
import { CLIENT_GROUP, INSTITUTE_ADMIN_ROLE, INTERPRETER_GROUP } from '../../../shared/domain/people/groups';
import { readRouteState } from '../readRouteState';

const REASONS = {
  [CLIENT_GROUP]: 'layout.session.clientsOnly',
  [INTERPRETER_GROUP]: 'layout.session.interpretersOnly',
  [INSTITUTE_ADMIN_ROLE]: 'layout.session.adminsOnly',
  asking: 'layout.session.askingForClients',
} as const;

/** Why somebody is on their dashboard instead of where they wanted to go. */
export function TurnedAwayNote() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const location = useLocation();
  const { turnedAwayFrom } = readRouteState(location);
  if (!turnedAwayFrom) return null;
  const forget = () => void navigate(location.pathname, { replace: true });
  return (
    <Alert
      className="dr-turnedAway"
      type="info"
      showIcon
      role="status"
      title={t(REASONS[turnedAwayFrom])}
      closable={{ closeIcon: true, 'aria-label': t('common.close'), onClose: forget }}
    />
  );
}
