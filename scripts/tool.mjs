import { ensureInstalled } from './ensureInstalled.mjs';
import { findBrowser } from './findBrowser.mjs';
import { prepare } from './prepare.mjs';
import { projectRoot } from './projectRoot.mjs';
import { orRefuse, Refusal, requireNode } from './refusal.mjs';
import { runTypeScript } from './runTypeScript.mjs';

/** @typedef {{ script: string, needsBuild?: boolean, needsBrowser?: boolean }} Tool */

/**
 * The tools for developers that are written in TypeScript: `npm run house` runs `node scripts/tool.mjs house`. What each
 * does and takes stands at the head of its script and in `docs/testing.md`.
 * @type {Readonly<Record<string, Tool>>}
 */
const TOOLS = {
  bench: { script: 'bench/runBench.ts', needsBuild: true, needsBrowser: true },
  drill: { script: '__tests__/support/drill/drill.ts', needsBuild: true },
  faults: { script: '__tests__/support/faults/runFaults.ts', needsBuild: true },
  house: { script: '__tests__/support/architecture/printHouse.ts' },
  machines: { script: '__tests__/support/machines/writeMachinesPage.ts' },
  'machines:break': { script: '__tests__/support/machines/breakMachines.ts' },
  screenshots: { script: '__tests__/support/looks/takeScreenshots.ts', needsBuild: true, needsBrowser: true },
};

await orRefuse(async () => {
  requireNode();
  const [, , name = '', ...rest] = process.argv;
  const tool = TOOLS[name];
  if (!tool) throw new Refusal(`There is no tool "${name}". There are: ${Object.keys(TOOLS).join(', ')}.`, 2);
  if (tool.needsBuild) await prepare(projectRoot, { needsDev: true });
  else await ensureInstalled(projectRoot, { needsDev: true });
  const extra = tool.needsBrowser ? { CHROMIUM_PATH: await findBrowser() } : {};
  process.exitCode = await runTypeScript(tool.script, { args: rest, extra });
});
