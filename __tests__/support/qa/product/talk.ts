import type { Party } from '../../model/BookingModel';
import type { ProductModel } from './ProductModel';

/** Something that one side wrote to the other, as it ought to be. */
export interface KnownMessage {
  by: Party;
  text: string;
  /** not yet, while the writer's network is away */
  isDelivered: boolean;
  /** by the other side */
  isRead: boolean;
}

export const otherOf = (party: Party): Party => (party === 'client' ? 'interpreter' : 'client');

export function write(model: ProductModel, by: Party): KnownMessage {
  const message = {
    by,
    text: `Word ${model.messages.length + 1} of the ${by}`,
    isDelivered: model.isOnline[by],
    isRead: false,
  };
  // what waits for its network stands behind everything that got through before it
  model.messages.push(message);
  return message;
}

/** Messages written while the network was away go out in the order in which they were written. */
export function comeBack(model: ProductModel, party: Party): void {
  const isWaiting = ({ by, isDelivered }: KnownMessage) => by === party && !isDelivered;
  const waited = model.messages.filter(isWaiting);
  model.messages = [...model.messages.filter((each) => !isWaiting(each)), ...waited];
  for (const each of waited) each.isDelivered = true;
}

/** A person with the conversation open, and a network, has read the other's messages. */
export function readWhatCame(model: ProductModel): void {
  for (const each of model.messages) {
    const reader = otherOf(each.by);
    if (each.isDelivered && model.isReading[reader] && model.isOnline[reader]) each.isRead = true;
  }
}

/** A person's expected conversation: the unread count, and the messages where it is open. */
export interface TalkView {
  unread: number;
  /** null where it is not open */
  lines: string[] | null;
}

export function talkOf({ messages, isOnline, isReading }: ProductModel, party: Party): TalkView {
  const own = messages.filter(({ by }) => by === party);
  const lastOwn = own.findLast(({ isDelivered }) => isDelivered);
  const delivered = messages
    .filter(({ isDelivered }) => isDelivered)
    .map((each) => `${each.text}${each === lastOwn && each.isRead ? ' (seen)' : ''}`);
  const waiting = own.filter(({ isDelivered }) => !isDelivered).map(({ text }) => `${text} (not sent)`);
  return {
    unread: messages.filter(({ by, isDelivered, isRead }) => by !== party && isDelivered && !isRead).length,
    // without a network only what one has written oneself is certain
    lines: !isReading[party] ? null : isOnline[party] ? [...delivered, ...waiting] : waiting,
  };
}
