import type { Person } from '../stage';
import type { MeetingWish } from './bookingWizard';
import { chosen } from './choose';
import type { KnownInterpreter } from './demoPeople';

/** The wizard's first step stands there with all of it filled in. */
export async function expectDetails(
  { page }: Person,
  wish: MeetingWish,
  { name }: KnownInterpreter,
): Promise<void> {
  const title = page.getByLabel('Meeting title', { exact: true });
  await title.waitFor();
  const typed = (field: string) => page.getByLabel(field, { exact: true }).inputValue();
  expect([
    await title.inputValue(),
    await typed('Meeting date'),
    await typed('Meeting time'),
    await typed('Description'),
  ]).toEqual([wish.title, wish.date, wish.time, wish.description]);
  for (const [field, value] of [
    ['AM/PM', wish.half],
    ['Time zone', wish.zone],
    ['Duration', wish.duration],
    ['Host platform', wish.platform],
    ['From language', wish.from],
    ['To language', wish.to],
    ['Meeting subject', wish.subject],
  ] as const) {
    expect(await chosen(page, field)).toContain(value);
  }
  expect(await page.getByRole('main').innerText()).toContain(name);
}
