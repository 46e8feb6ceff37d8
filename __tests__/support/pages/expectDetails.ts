import type { Person } from '../stage';
import type { MeetingWish } from './bookingWizard';
import { chosen } from './choose';
import type { KnownInterpreter } from './demoPeople';
import { soon } from './soon';

/** `2026-03-04` as the field shows it. */
export const writtenDay = (day: string): string =>
  new Date(day).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** The wizard's first step stands there with all of it filled in. */
export async function expectDetails(
  { page }: Person,
  wish: MeetingWish,
  { name }: KnownInterpreter,
): Promise<void> {
  const title = page.getByLabel('Meeting title', { exact: true });
  await title.waitFor();
  const typed = (field: string) => page.getByLabel(field, { exact: true }).inputValue();
  await soon(() =>
    Promise.all([title.inputValue(), typed('Meeting date'), typed('Meeting time'), typed('Description')]),
  ).toEqual([wish.title, writtenDay(wish.date), wish.time, wish.description]);
  for (const [field, value] of [
    ['AM/PM', wish.half],
    ['Time zone', wish.zone],
    ['Duration', wish.duration],
    ['Host platform', wish.platform],
    ['From language', wish.from],
    ['To language', wish.to],
    ['Meeting subject', wish.subject],
  ] as const) {
    await soon(() => chosen(page, field)).toContain(value);
  }
  await soon(() => page.getByRole('main').innerText()).toContain(name);
}
