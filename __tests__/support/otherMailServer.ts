import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from './runningServer';

/** A mail as Python's own parser read it, after Debian's aiosmtpd took it over SMTP. */
export interface TakenMail {
  envelope: { from: string; to: string[] };
  headers: Record<string, string>;
  from: string;
  subject: string;
  /** the types of its parts, the outermost first */
  types: string[];
  /** the plain and the HTML part */
  text: string;
  html: string;
  defects: string[];
  /** lines that end otherwise than with CRLF, or are longer than RFC 5322 lets them be */
  wrongLines: number;
}

export interface OtherMailServer {
  url: string;
  /** waits for so many */
  take: (count: number) => Promise<TakenMail[]>;
  close: () => Promise<void>;
}

const SCRIPT = `
import asyncio, email, email.policy, json, sys
from aiosmtpd.controller import Controller
def read(envelope):
    data = envelope.original_content
    mail = email.message_from_bytes(data, policy=email.policy.default)
    parts = list(mail.walk())
    body = lambda kind: mail.get_body(preferencelist=(kind,))
    said = lambda part: '' if part is None else part.get_content()
    lines = data.split(b'\\r\\n')
    return {'envelope': {'from': envelope.mail_from, 'to': envelope.rcpt_tos},
        'headers': {name.lower(): str(value) for name, value in mail.items()},
        'from': str(mail['from'].addresses[0]), 'subject': str(mail['subject']),
        'types': [part.get_content_type() for part in parts], 'text': said(body('plain')), 'html': said(body('html')),
        'defects': [repr(d) for part in parts for d in part.defects],
        'wrongLines': sum(1 for line in lines if len(line) > 998 or b'\\n' in line or b'\\r' in line)}
class Handler:
    async def handle_DATA(self, server, session, envelope):
        print(json.dumps(read(envelope)), flush=True)
        return '250 OK'
controller = Controller(Handler(), hostname='127.0.0.1', port=int(sys.argv[1]), decode_data=False)
controller.start()
print('"ready"', flush=True)
sys.stdin.read()
controller.stop()
`;

/** Debian's packages are for Debian's own, whichever other one comes first. */
const PYTHON = existsSync('/usr/bin/python3') ? '/usr/bin/python3' : 'python3';

/** Why it cannot be asked here, or null where it can. */
export function missingMailServer(): string | null {
  try {
    execFileSync(PYTHON, ['-c', 'import aiosmtpd'], { stdio: 'ignore' });
    return null;
  } catch {
    return 'python3-aiosmtpd is not installed';
  }
}

export async function openOtherMailServer(): Promise<OtherMailServer> {
  const port = await freePort();
  const child = spawn(PYTHON, ['-c', SCRIPT, String(port)], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async () => {
    const { value, done } = await lines.next();
    if (done) throw new Error('the mail server ended');
    return JSON.parse(value) as unknown;
  };
  await next();
  return {
    url: `smtp://127.0.0.1:${port}`,
    take: async (count) => {
      const taken: TakenMail[] = [];
      while (taken.length < count) taken.push((await next()) as TakenMail);
      return taken;
    },
    close: async () => {
      child.stdin.end();
      await once(child, 'exit');
    },
  };
}
