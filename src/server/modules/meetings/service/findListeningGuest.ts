import { AppError } from '../../../../shared/contract/base/errors';
import type { GuestView } from '../../../../shared/contract/bookings/roomGuests';
import type { ServiceContext } from '../../../platform/context';
import { getGuestView } from '../room/askToEnter';

/** In these states a guest is told of the meeting: one who left may come again. */
const LISTENING: readonly GuestView['state'][] = ['waiting', 'admitted', 'left'];

/** The guest behind a token while they may hear of their meeting's room; null once they may not, and for no guest's token. */
export async function findListeningGuest(context: ServiceContext, token: string): Promise<string | null> {
  try {
    const { guest_id: id, state } = await getGuestView(context, { token });
    return LISTENING.includes(state) ? id : null;
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}
