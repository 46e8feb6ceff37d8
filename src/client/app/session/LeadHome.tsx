import { Navigate } from 'react-router-dom';
import { paths } from '../../paths';
import { selectFarewell } from '../../store/authSlice';
import { useAppSelector } from '../../store/store';

/** Where a session ended the person is led to the root page, and told there what there is to tell. */
export function LeadHome() {
  const farewell = useAppSelector(selectFarewell);
  return <Navigate to={paths.home} replace state={farewell ? { farewell } : null} />;
}
