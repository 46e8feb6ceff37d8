import { useTranslation } from '../../i18n/useTranslation';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { CLIENT_GROUP } from '../../domain/groups';
import { paths } from '../../paths';
import { selectUser } from '../../slices/authSlice';
import { useAppSelector } from '../../store';
import { NotFound } from '../NotFound';
import { dashboardOf } from '../session/dashboardOf';

/** An address that leads nowhere, for who is signed in: home, their bookings, or where they came from. */
export function NotFoundInside() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  // the first page of a visit has nothing behind it
  const hasBack = useLocation().key !== 'default';
  const user = useAppSelector(selectUser);
  if (!user) return <NotFound />;
  const isClient = user.group_id === CLIENT_GROUP;
  return (
    <NotFound
      home={dashboardOf(user.group_id)}
      ways={
        <>
          <Link className="dr-button" to={isClient ? paths.client.records : paths.interpreter.records}>
            {t(isClient ? 'layout.titles.clientRecords' : 'layout.titles.interpreterBookings')}
          </Link>
          {hasBack && (
            <button type="button" className="dr-button" onClick={() => void navigate(-1)}>
              {t('common.back')}
            </button>
          )}
        </>
      }
    />
  );
}
