import { useLocation } from 'react-router-dom';
import { type AskedTime, readAskedTime } from '../../../shared/domain/booking/askedTime';
import { storedAskedTime } from '../../store/storedAskedTime';
import { useAppStore } from '../../store/store';
import type { AskedTimeChoice } from '../../../shared/contract/interpreters/askedTime';

/** The visitor's chosen time: by the page's address, else by what another page or tab stored. */
export function useAskedTime(): AskedTime | null {
  const { search } = useLocation();
  const { storage } = useAppStore();
  return readAskedTime(new URLSearchParams(search)) ?? storedAskedTime.read(storage);
}

/** The chosen time for calls that send a mail, so that its links lead back even in another browser. */
export function askedChoice(asked: AskedTime | null): { asked?: AskedTimeChoice } {
  if (!asked) return {};
  const { slug, from, to, startsAt } = asked;
  return { asked: { slug, from, to, start: new Date(startsAt).toISOString() } };
}
