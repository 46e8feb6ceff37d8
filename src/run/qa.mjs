import { findBrowser } from './findBrowser.mjs';
import { prepare } from './prepare.mjs';
import { projectRoot } from './projectRoot.mjs';
import { orRefuse } from './refusal.mjs';
import { requireNode } from './requireNode.mjs';
import { runTypeScript } from './runTypeScript.mjs';

/**
 * `npm run qa`: every path of every machine in Chromium against the real server, the walks of two people through the
 * whole product, and a report in `qa-report/`.
 * `npm run qa -- --machine bookingWizard --path 7 --headed` walks one again, `--seed 42` the second model's walks.
 */
await orRefuse(async () => {
  requireNode();
  await prepare(projectRoot, { needsDev: true });
  process.exitCode = await runTypeScript('__tests__/support/qa/runQa.ts', {
    CHROMIUM_PATH: await findBrowser(process.env, { isShown: process.argv.includes('--headed') }),
  });
});
