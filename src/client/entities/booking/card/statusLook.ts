import { type BookingStatus, readStatus } from '../../../../shared/domain/booking/bookingLife';
import type { BadgeHue } from '../../../ui/theme/theme';

/** Whose panel a booking is shown in. */
export type Viewer = 'client' | 'interpreter';

const HUES: Record<BookingStatus, BadgeHue> = {
  pending: 'yellow',
  confirmed: 'green',
  in_progress: 'purple',
  completed: 'blue',
  cancelled: 'red',
  declined: 'gray',
  expired: 'gray',
};

/** A status and its badge's colour. Purple is known to the interpreter's panel only; unknown statuses are gray. */
export function statusLook(
  raw: string | null | undefined,
  viewer: Viewer,
): { status: BookingStatus | null; hue: BadgeHue } {
  const status = readStatus(raw);
  if (!status || (status === 'in_progress' && viewer === 'client')) return { status, hue: 'gray' };
  return { status, hue: HUES[status] };
}
