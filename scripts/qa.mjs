import { randomInt } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './findBrowser.mjs';
import { prepare } from './prepare.mjs';
import { projectRoot } from './projectRoot.mjs';
import { hasDisplay, parseQaArgs } from './parseQaArgs.mjs';
import { orRefuse, requireNode } from './refusal.mjs';
import { runTypeScript } from './runTypeScript.mjs';

/**
 * `npm run qa`: every path of every machine in Chromium against the real server, the walks of two people through the
 * whole product, and a report in `qa-report/`.
 * `npm run qa -- --machine bookingWizard --path 7 --headed` walks one again, `--seed 42` the second model's walks.
 */
await orRefuse(async () => {
  requireNode();
  const files = readdirSync(join(projectRoot, 'src', 'client', 'machines'), {
    recursive: true,
    encoding: 'utf8',
  });
  const machines = files.flatMap((path) => /(\w+)Machine\.ts$/.exec(path)?.[1] ?? []);
  const wish = parseQaArgs(process.argv.slice(2), machines, {
    anySeed: randomInt(2 ** 31),
    hasDisplay: hasDisplay(process.env, process.platform),
  });
  await prepare(projectRoot, { needsDev: true });
  process.exitCode = await runTypeScript('__tests__/support/qa/runQa.ts', {
    extra: {
      CHROMIUM_PATH: await findBrowser(process.env, { isShown: wish.isHeaded }),
      QA_WISH: JSON.stringify(wish),
    },
  });
});
