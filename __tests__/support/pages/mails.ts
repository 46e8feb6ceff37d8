/** A mail's values: a code, the token of its link, a temporary password. */
type MailValues = Partial<Record<'code' | 'token' | 'password', string>>;

export interface Mail {
  template: string;
  subject: string | null;
  text: string | null;
  values: MailValues;
}

const TRIES = 150;
const PAUSE_MS = 200;

/**
 * The newest mail of a kind to an address, from the outbox of a server without SMTP; waits until it is there, and
 * until it is another than the one that came before.
 */
export async function mailTo(url: string, to: string, template: string, before?: Mail): Promise<Mail> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const found = (await mailsTo(url, to)).find((mail) => mail.template === template);
    if (found && found.text !== before?.text) return found;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`No ${template} came to ${to}`);
}

/** Newest first. */
async function mailsTo(url: string, to: string): Promise<Mail[]> {
  const answer = await fetch(`${url}/docs/outbox.json?to=${encodeURIComponent(to)}`);
  return ((await answer.json()) as { data: Mail[] }).data;
}

/** The address in a mail that leads to a page. */
export function linkIn({ text }: Mail, path: string): string {
  const links = [...(text ?? '').matchAll(/https?:\/\/\S+/g)].map(([found]) => found);
  const link = links.find((each) => new URL(each).pathname === path);
  if (!link) throw new Error(`The mail leads nowhere near ${path}: ${text}`);
  return link;
}
