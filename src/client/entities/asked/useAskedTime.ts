import { useLocation } from 'react-router-dom';
import { type AskedTime, readAskedTime } from '../../../shared/domain/booking/askedTime';
import { storedAskedTime } from '../../store/storedAskedTime';
import { useAppStore } from '../../store/store';

/** What the visitor of this page asks for: by the page's address, else by what another page or tab kept. */
export function useAskedTime(): AskedTime | null {
  const { search } = useLocation();
  const { storage } = useAppStore();
  return readAskedTime(new URLSearchParams(search)) ?? storedAskedTime.read(storage);
}
