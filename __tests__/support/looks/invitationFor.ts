import { inviteAssociate } from '../../../src/shared/contract/account/invitations';
import { paths } from '../../../src/client/paths';
import { callAs } from '../pages/demoCalls';
import { DEMO_ADMIN } from '../pages/demoPeople';
import { linkIn, mailTo } from '../pages/mails';

/** Looking at an invitation does not use it up, and asking for another one would end it. */
const links = new Map<string, Promise<string>>();

/** The address in the mail by which the demo institute invites somebody. */
export function invitationFor(email: string, url: string): Promise<string> {
  const link = links.get(email) ?? invite(email, url);
  links.set(email, link);
  return link;
}

async function invite(email: string, url: string): Promise<string> {
  await callAs(url, DEMO_ADMIN, inviteAssociate, { email });
  const { href } = new URL(linkIn(await mailTo(url, email, 'invitation'), paths.register));
  return href;
}
