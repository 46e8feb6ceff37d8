import { paths } from '../../../../../src/client/paths';
import { button, field } from '../../../pages/accountForms';
import { mailTo, type Mail } from '../../../pages/mails';
import type { Scene } from '../../Scene';
import { ownAccount } from './ownAccount';

/** Somebody who is about to sign in. */
export interface SigningWalk {
  email: string;
  password: string;
  /** what the newest mail said */
  mail: Mail | null;
}

let count = 0;

/** An account that is verified, or waits for its code. */
export async function someoneWith(scene: Scene, isVerified: boolean): Promise<SigningWalk> {
  const { email, password } = await ownAccount(scene, { isVerified });
  return { email, password, mail: isVerified ? null : await mailTo(scene.world.url, email, 'verifyAccount') };
}

/** Fills in the registration with an address of the walk's own; its code is mailed. */
export async function registerOn({ page, world, number }: Scene, walk: SigningWalk): Promise<void> {
  count += 1;
  walk.email = `newcomer-${number}-${count}@example.com`;
  await page.goto(paths.register);
  await field(page, 'First name').fill('Nina');
  await field(page, 'Last name').fill('Newcomer');
  await field(page, 'Email').fill(walk.email);
  await field(page, 'Password').fill(walk.password);
  await field(page, 'Confirm password').fill(walk.password);
  await page.getByRole('radio', { name: 'Client' }).check();
  await button(page, 'Register').click();
  await page.waitForURL(`**${paths.verify}`);
  walk.mail = await mailTo(world.url, walk.email, 'verifyAccount');
}

/** Asks for a code by the form, as far as the page of the code. */
export async function askForCode({ page, world }: Scene, walk: SigningWalk): Promise<void> {
  await page.goto(paths.magicLogin);
  await field(page, 'Email').fill(walk.email);
  await button(page, 'Mail me a code').click();
  await page.getByRole('heading', { level: 1, name: 'Enter the code' }).waitFor();
  walk.mail = await mailTo(world.url, walk.email, 'magicSignIn');
}
