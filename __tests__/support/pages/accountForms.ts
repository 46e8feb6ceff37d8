import type { Locator, Page } from 'playwright-core';

export const field = (page: Page, name: string): Locator => page.getByLabel(name, { exact: true });
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** The first box of a mailed code; what is put into it whole goes on through the others. */
export const codeBox = (page: Page): Locator => page.getByLabel('Digit 1 of 6', { exact: true });

/** Signs in by typing, and leaves what comes of it to whoever called. */
export async function tryToSignIn(page: Page, email: string, password: string): Promise<void> {
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await button(page, 'Login Now!').click();
}

/** Fills in what is given of the change-password form and sends it. */
export async function tryToChange(
  page: Page,
  passwords: { current?: string; wanted?: string; again?: string },
): Promise<void> {
  await field(page, 'Current password').fill(passwords.current ?? '');
  await field(page, 'New password').fill(passwords.wanted ?? '');
  await field(page, 'Confirm new password').fill(passwords.again ?? passwords.wanted ?? '');
  await button(page, 'Change Password').click();
}

/** The text beside a field that is read out with it; waits until it is there. */
export async function waitForProblem(page: Page, name: string, words: string): Promise<void> {
  await page.waitForFunction(
    ({ id, text }) => {
      const described = document.getElementById(id ?? '')?.getAttribute('aria-describedby') ?? '';
      return described.split(' ').some((each) => document.getElementById(each)?.textContent?.includes(text));
    },
    { id: await field(page, name).getAttribute('id'), text: words },
  );
}

/** The line of the list that takes the focus when a form cannot be sent. */
export async function waitForSummary(page: Page, words: string): Promise<void> {
  const summary = page.locator('.dr-formSummary');
  await summary.getByText(words, { exact: true }).waitFor();
  await page.waitForFunction(() => document.activeElement?.matches('.dr-formSummary'));
}
