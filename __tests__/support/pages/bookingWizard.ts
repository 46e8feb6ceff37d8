import type { Page } from 'playwright-core';
import { choose, typeDate } from './choose';
import type { KnownInterpreter } from './demoPeople';

export interface MeetingWish {
  title: string;
  /** `YYYY-MM-DD` */
  date: string;
  /** `hh:mm` */
  time: string;
  half: 'AM' | 'PM';
  zone: string;
  duration: '30 min' | '1 hour' | '2 hours';
  platform: 'Zoom' | 'Teams' | 'WebEx' | 'Other';
  from: string;
  to: string;
  subject: string;
  description: string;
}

/** A weekday of the next weeks: the demo interpreter is free on weekdays. `weeksAhead` keeps tests apart. */
export function weekdayAhead(weeksAhead: number, now = new Date()): string {
  const day = new Date(now.getTime() + (7 * weeksAhead + 1) * 86_400_000);
  while (day.getUTCDay() === 0 || day.getUTCDay() === 6) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

export function meetingWish(interpreter: KnownInterpreter, wish: Partial<MeetingWish> = {}): MeetingWish {
  const [from = 'English', to = 'Spanish'] = interpreter.languages;
  return {
    title: 'Supply contract review',
    date: weekdayAhead(2),
    time: '02:30',
    half: 'PM',
    zone: 'GMT',
    duration: '2 hours',
    platform: 'Teams',
    from,
    to,
    subject: 'Legal',
    description: 'Clauses 4 to 9, with the annex on delivery.',
    ...wish,
  };
}

export async function fillDetails(page: Page, wish: MeetingWish): Promise<void> {
  await page.getByLabel('Meeting title', { exact: true }).fill(wish.title);
  await typeDate(page, 'Meeting date', wish.date);
  await page.getByLabel('Meeting time', { exact: true }).fill(wish.time);
  await choose(page, 'AM/PM', wish.half);
  await choose(page, 'Time zone', wish.zone);
  await choose(page, 'Duration', wish.duration);
  await choose(page, 'Host platform', wish.platform);
  await choose(page, 'From language', wish.from);
  await choose(page, 'To language', wish.to);
  await choose(page, 'Meeting subject', wish.subject);
  await page.getByLabel('Description', { exact: true }).fill(wish.description);
}

export async function pickInterpreter(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Select interpreter', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Select an interpreter' });
  await dialog.getByLabel('Search', { exact: true }).fill(name);
  await dialog.getByRole('button', { name: `Select ${name}`, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

export const CARD = {
  'Card number': '4929 1387 6401 2285',
  'Expiration date': '11/38',
  'Security code': '7391',
  'Zip code': 'QX7 9ZV',
} as const;

export async function fillCard(page: Page): Promise<void> {
  for (const [field, value] of Object.entries(CARD)) {
    await page.getByLabel(field, { exact: true }).pressSequentially(value);
  }
  await choose(page, 'Country', 'United Kingdom');
}
