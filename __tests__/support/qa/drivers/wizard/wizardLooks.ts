import type { Locator } from 'playwright-core';
import { formatCents } from '../../../../../src/shared/domain/money/money';
import { paths } from '../../../../../src/client/paths';
import { button, field } from '../../../pages/accountForms';
import type { MachineDriver } from '../../MachineDriver';
import type { Scene } from '../../Scene';
import { dearer, type WizardWalk } from './WizardWalk';
import { endingOf, wizardState } from './wizardState';

type Look = MachineDriver<WizardWalk>['looks'][string];

const step = ({ page }: Scene, name: string): Locator => page.locator('[aria-current=step]').getByText(name);
const notice = ({ page }: Scene, title: string): Locator =>
  page.getByRole('group', { name: title, exact: true });
const gone = (locator: Locator) => locator.waitFor({ state: 'hidden' });
const there = (locator: Locator) => locator.first().waitFor();
const titled =
  (title: string): Look =>
  (scene) =>
    there(notice(scene, title));
const isSaving: Look = ({ page }) => there(page.getByText('Saving…'));
const selected = ({ page }: Scene, name: string) =>
  page.getByRole('tab', { name, selected: true, exact: true });

/** An hour's price, in words; each walk books an hour. */
const euros = (price: number) => formatCents(price * 100, 'en-US');

const PROBLEM = 'Please check these fields';

/** The client's view, state by state. */
export const wizardLooks: Readonly<Record<string, Look>> = {
  editingDetails: async (scene, own, snapshot) => {
    await there(step(scene, 'Meeting Details'));
    await there(button(scene.page, 'Save and continue'));
    const { details, interpreter } = wizardState(snapshot).context;
    const typed: Record<string, string> = { '': '', Other: `Other ${scene.number}` };
    const title = typed[details.meetingTitle] ?? own.details.meetingTitle;
    await scene.page.waitForFunction(
      ({ id, text }) => (document.getElementById(id ?? '') as HTMLInputElement | null)?.value === text,
      { id: await field(scene.page, 'Meeting title').getAttribute('id'), text: title },
    );
    const nobody = scene.page.getByText('Nobody selected yet.');
    await (interpreter ? gone(nobody) : there(nobody));
  },
  'editingDetails.filling': ({ page }) => gone(page.locator('.dr-formSummary')),
  'editingDetails.correcting': (scene, _, snapshot) => {
    const isObjected = wizardState(snapshot).context.issues.length > 0;
    return isObjected ? there(notice(scene, PROBLEM)) : gone(notice(scene, PROBLEM));
  },
  'editingDetails.choosingAnotherTime': (scene, own, snapshot) =>
    titled(
      wizardState(snapshot).context.refusal?.code === 'NOT_AVAILABLE'
        ? `${own.interpreter.name} cannot be booked then`
        : 'That time has just been taken',
    )(scene, own, snapshot),
  'editingDetails.reviewingPrice': (scene) =>
    there(notice(scene, 'The price has changed').getByText(euros(dearer(scene)))),
  'editingDetails.replacingRequest': async (scene, own, snapshot) => {
    await titled('That request can no longer be changed')(scene, own, snapshot);
    const again = button(scene.page, 'Make a new request with these details');
    await (endingOf(snapshot) === 'holds' ? there(again) : gone(again));
  },
  'editingDetails.reviewingChange': titled('Your request was changed elsewhere'),
  'editingDetails.awaitingRetry': (scene, own, snapshot) =>
    titled(
      wizardState(snapshot).context.attempt?.outcome === 'unknown'
        ? 'We do not know yet whether it was saved'
        : 'Your booking was not saved',
    )(scene, own, snapshot),
  savingDetails: async (scene) => {
    await there(step(scene, 'Meeting Details'));
  },
  'savingDetails.adding': isSaving,
  'savingDetails.updating': isSaving,
  enteringPayment: async (scene, own) => {
    await there(step(scene, 'Confirm Booking'));
    await there(button(scene.page, 'Confirm booking'));
    const request = scene.page.getByRole('region', { name: 'Your request' });
    await there(request.getByText(own.interpreter.name));
    await there(request.locator('.dr-price-total').getByText(euros(scene.world.known.pricePerHour)));
  },
  'enteringPayment.card': (scene) => there(selected(scene, 'Card')),
  'enteringPayment.card.filling': (scene) => gone(notice(scene, PROBLEM)),
  'enteringPayment.card.correcting': titled(PROBLEM),
  'enteringPayment.bank': (scene) => there(selected(scene, 'Bank')),
  confirmingPayment: async (scene) => {
    await there(step(scene, 'Confirm Booking'));
    await there(scene.page.getByText('Confirming…'));
  },
  confirmed: async ({ page }) => {
    await page.waitForURL(`**${paths.client.records}`);
    await there(page.getByText('Booking Confirmed!'));
  },
};
