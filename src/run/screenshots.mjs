import { join } from 'node:path';
import { findBrowser } from './findBrowser.mjs';
import { prepare } from './prepare.mjs';
import { projectRoot } from './projectRoot.mjs';
import { orRefuse } from './refusal.mjs';
import { requireNode } from './requireNode.mjs';
import { runCommand } from './runCommand.mjs';

/**
 * `npm run screenshots`: every screen × width × colour mode × language into `screenshots/screens/`.
 * `npm run screenshots -- landing login --width 360 --language ja-JP --mode dark` takes a part.
 */
await orRefuse(async () => {
  requireNode();
  await prepare(projectRoot, { needsDev: true });
  const env = { ...process.env, CHROMIUM_PATH: await findBrowser() };
  const tsx = join(projectRoot, 'node_modules', 'tsx', 'dist', 'cli.mjs');
  const script = join('__tests__', 'support', 'looks', 'takeScreenshots.ts');
  process.exitCode = await runCommand(process.execPath, [tsx, script, ...process.argv.slice(2)], {
    cwd: projectRoot,
    env,
  });
});
