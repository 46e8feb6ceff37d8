import type { Page } from 'playwright-core';
import { DEMO_PASSWORD } from './demoPeople';

/** Fills in the form at `/login` and waits until the person stands in their own area. */
export async function signIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login Now!' }).click();
  await page.waitForURL(/\/(dashboard|institute-admin)$/);
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open user panel' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
}
