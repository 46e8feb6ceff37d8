import type { Page } from 'playwright-core';
import { paths } from '../../../../../src/client/paths';
import {
  DRAFT_VERSION,
  type BookingDraft,
} from '../../../../../src/client/machines/bookingWizard/bookingDraft';
import type { WizardWalk } from './WizardWalk';

/** The person comes back to the wizard as it was left behind in this browser. */
export async function openWizard(
  { page, clientId }: { page: Page; clientId: string },
  own: Pick<WizardWalk, 'details' | 'interpreter'>,
  kept: Partial<BookingDraft> = {},
): Promise<void> {
  const draft: BookingDraft = {
    version: DRAFT_VERSION,
    userId: clientId,
    step: 'details',
    details: own.details,
    interpreter: own.interpreter,
    attempt: null,
    booking: null,
    ...kept,
  };
  // a picture of the same place runs nothing, so that no wizard is there to write over it
  await page.goto('/favicon.svg');
  await page.evaluate((text) => localStorage.setItem('bookingDraft', text), JSON.stringify(draft));
  await page.goto(paths.client.mettingsConfig);
}
