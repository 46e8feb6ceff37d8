import { notificationLines } from '../../../../src/shared/i18n/en-US/people/notificationLines';
import { setTimeout as wait } from 'node:timers/promises';
import type { BookingStatus } from '../../../../src/shared/domain/booking/bookingLife';
import type { Party } from '../../model/BookingModel';
import { panelNamed } from '../../pages/bookingsPanel';
import { viewOf, type ProductModel } from './ProductModel';
import { readWhatCame, talkOf } from './talk';
import type { TwoPeople } from './TwoPeople';

const WORDS: Record<BookingStatus, string> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  in_progress: 'In progress',
  completed: 'Completed',
  cancelled: 'Cancelled',
  declined: 'Declined',
  expired: 'Expired',
};

/** News come within a second; a slow machine gets more, but nobody reloads. */
const SOON_MS = 25_000;
const EVERY_MS = 100;

/**
 * Waits until everybody who has a network sees what the model says, and who has none sees what they wrote; otherwise
 * tells what they saw instead. What was said in passing is said once, and then nothing more until something happens.
 */
export async function expectViews(model: ProductModel, people: TwoPeople): Promise<void> {
  model.now = people.world.now();
  readWhatCame(model);
  const parties = ['client', 'interpreter'] as const;
  await Promise.all(
    parties.map(async (party) => {
      if (model.isOnline[party]) await expectView(model, people, party);
      await expectTalk(model, people, party);
      await expectToasts(model, people, party);
    }),
  );
  model.toasts = { client: [], interpreter: [] };
}

async function expectView(model: ProductModel, people: TwoPeople, party: Party): Promise<void> {
  const { cards, summary } = viewOf(model, party);
  const wanted = cards.map(({ title, status }) => `${title}: ${WORDS[status]}`);
  const { list, dashboard } = people[party];
  const panel = panelNamed(list, party === 'client' ? 'Booking Records' : 'My Bookings');
  await untilSame(`the ${party}'s list`, wanted.sort().join(', '), async () => {
    const seen = await panel.getByRole('article', { name: /^Walk \d/ }).evaluateAll(readCards);
    return seen.sort().join(', ');
  });
  await untilSame(`the ${party}'s dashboard`, summary, async () =>
    ((await dashboard.locator('.dr-dashboard-summary').textContent()) ?? '').trim(),
  );
}

async function expectTalk(model: ProductModel, people: TwoPeople, party: Party): Promise<void> {
  const { unread, lines } = talkOf(model, party);
  const { talk, dashboard } = people[party];
  const isOnline = model.isOnline[party];
  if (lines) {
    const bubbles = talk.getByRole('log').locator(isOnline ? '.dr-bubble' : '.dr-bubble[data-failed=true]');
    await untilSame(`the ${party}'s conversation`, lines.join(', '), async () =>
      (await bubbles.evaluateAll(readBubbles)).join(', '),
    );
  }
  if (!isOnline) return;
  const menu = dashboard.getByRole('navigation', { name: 'Main menu' });
  await untilSame(`the ${party}'s menu, of what is unread,`, String(unread), async () => {
    const words = (await menu.getByRole('link', { name: /^Messages/ }).textContent()) ?? '';
    return /(\d+) unread message/.exec(words)?.[1] ?? '0';
  });
}

/** Runs in the page: every card of the walk, so that one too many is seen as well. */
function readCards(cards: Element[]): string[] {
  return cards.map((card) => {
    const named = document.getElementById(card.getAttribute('aria-labelledby') ?? '')?.textContent;
    return `${named ?? ''}: ${card.querySelector('.dr-badge')?.textContent?.trim() ?? ''}`;
  });
}

/** Runs in the page. */
function readBubbles(bubbles: Element[]): string[] {
  return bubbles.map((bubble) => {
    const note = bubble.querySelector('.dr-bubble-note')?.textContent ?? '';
    const says = note.includes('Seen') ? ' (seen)' : note.startsWith('Not sent.') ? ' (not sent)' : '';
    return (bubble.querySelector('.dr-bubble-text')?.textContent ?? '') + says;
  });
}

async function expectToasts({ toasts }: ProductModel, people: TwoPeople, party: Party): Promise<void> {
  const wanted = toasts[party];
  const own = people[party].toasts;
  if (wanted) {
    await untilSame(`in passing, the ${party}`, wanted.join(', '), () =>
      Promise.resolve(own.seen().filter(isOfOneself).join(', ')),
    );
  }
  own.forget();
}

/** Toasts about the other person's steps are tested in `live.test.ts`, and left out here. */
function isOfOneself(toast: string): boolean {
  return !Object.values(notificationLines).some((line) =>
    new RegExp(`^${line.replace(/[?]/g, '\\$&').replace(/\{\{\w+\}\}/g, '.*')}$`).test(toast),
  );
}

async function untilSame(what: string, wanted: string | RegExp, read: () => Promise<string>): Promise<void> {
  const end = Date.now() + SOON_MS;
  for (;;) {
    const seen = await read();
    if (typeof wanted === 'string' ? seen === wanted : wanted.test(seen)) return;
    if (Date.now() > end) throw new Error(`${what} says “${seen}” instead of “${String(wanted)}”`);
    await wait(EVERY_MS);
  }
}
