import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';

/** No sandbox, because tests may run as root; no calls home, which a machine without a network answers with noise. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/** For pages that live for seconds: to optimise their code would take longer than it saves. */
const BRIEF = '--js-flags=--no-opt,--no-maglev,--always-sparkplug';

const SOUND = ['--autoplay-policy=no-user-gesture-required', '--disable-features=WebRtcHideLocalIpsWithMdns'];

const DEVICES = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'];

interface BrowserOptions {
  isHeaded?: boolean | undefined;
  /** whoever launches it has something to do before a signal ends everything, and closes it then */
  outlivesSignals?: boolean | undefined;
  /** scrollbars that take room, as on most desktops */
  hasScrollbars?: boolean | undefined;
  /** its pages are to run as `BRIEF` says */
  isBrief?: boolean | undefined;
  /** its pages send each other sound, and play it without a press; addresses of this machine are not hidden */
  hasSound?: boolean | undefined;
  /** a WAV file that its microphone hears, over and over; its camera sees a test picture */
  microphone?: string | undefined;
}

/** Real Chromium; `npm test` has looked for one already and says where in CHROMIUM_PATH. */
export function launchBrowser({
  isHeaded = false,
  outlivesSignals = false,
  hasScrollbars = false,
  isBrief = false,
  hasSound = false,
  microphone,
}: BrowserOptions = {}): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? findAsCommand();
  const [handleSIGINT, handleSIGTERM, handleSIGHUP] = Array.from({ length: 3 }, () => !outlivesSignals);
  return chromium.launch({
    executablePath,
    args: [
      ...[...ARGUMENTS, ...(isBrief ? [BRIEF] : []), ...(hasSound ? SOUND : [])],
      ...(microphone === undefined ? [] : [...DEVICES, `--use-file-for-fake-audio-capture=${microphone}`]),
    ],
    headless: !isHeaded,
    ...(hasScrollbars && { ignoreDefaultArgs: ['--hide-scrollbars'] }),
    ...{ handleSIGINT, handleSIGTERM, handleSIGHUP },
  });
}

function findAsCommand(): string {
  const script = "import('./scripts/findBrowser.mjs').then(async (m) => console.log(await m.findBrowser()))";
  const said = execFileSync(process.execPath, ['-e', script], { cwd: join(process.cwd()), encoding: 'utf8' });
  return said.trim().split('\n').at(-1) ?? '';
}
