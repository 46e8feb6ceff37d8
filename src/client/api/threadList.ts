import { z } from 'zod';
import { Thread } from '../../shared/contract/bookings/message';
import { UNKNOWN_INSTANT } from '../../shared/domain/time/unknownInstant';
import { patientList } from './patientList';

const ListedThread = Thread.extend({ id: z.string(), client_id: z.string(), interpreter_id: z.string() });

/** One's conversations, each as far as its record can be read. */
export const threadList = patientList(ListedThread, (_raw, index) => ({
  id: `unknown-${index}`,
  client_id: '',
  interpreter_id: '',
  person: { id: '', name: '', photo_url: null },
  last_message: null,
  last_at: UNKNOWN_INSTANT,
  unread: 0,
  read_by_other: 0,
}));
