import { useNow } from '../../ui/time/useNow';

/** Less is the way of the answer, and not worth a jump. */
const TOLERANCE_MS = 3000;

/** The present by the server's clock, epoch milliseconds: doors open by that one, however wrong the page's own is. */
export function useServerNow(serverNow: string, readAt: number): number {
  const now = useNow();
  const ahead = Date.parse(serverNow) - readAt;
  return Math.abs(ahead) > TOLERANCE_MS ? now + ahead : now;
}
