import { findBrowser } from './findBrowser.mjs';
import { prepare } from './prepare.mjs';
import { projectRoot } from './projectRoot.mjs';
import { orRefuse } from './refusal.mjs';
import { requireNode } from './requireNode.mjs';
import { runTypeScript } from './runTypeScript.mjs';

/**
 * `npm run screenshots`: every screen × width × colour mode × language into `screenshots/screens/`.
 * `npm run screenshots -- landing login --width 360 --language ja-JP --mode dark` takes a part.
 */
await orRefuse(async () => {
  requireNode();
  await prepare(projectRoot, { needsDev: true });
  process.exitCode = await runTypeScript('__tests__/support/looks/takeScreenshots.ts', {
    CHROMIUM_PATH: await findBrowser(),
  });
});
