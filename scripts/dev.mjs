import { join } from 'node:path';
import { publicPagesBuild, serverBuild } from './build/buildTargets.mjs';
import { prepare } from './prepare.mjs';
import { projectRoot } from './projectRoot.mjs';
import { orRefuse, requireNode } from './refusal.mjs';
import { restartable } from './restartable.mjs';
import { runCommand } from './runCommand.mjs';

/**
 * `npm run dev`: the server on PORT, built and started again at every change, and webpack's own server in
 * front of it, which shows the client's changes as they are saved.
 */
await orRefuse(async () => {
  requireNode();
  await prepare(projectRoot, { needsDev: true });
  const out = join(projectRoot, 'dist', 'dev-server');
  const server = restartable(join(out, 'main.js'), projectRoot);
  const { build, context } = await import('esbuild');
  await build(publicPagesBuild(projectRoot, out));
  const watched = await context({
    ...serverBuild(projectRoot, out),
    plugins: [
      {
        name: 'restart',
        setup: (build) => build.onEnd(({ errors }) => (errors.length === 0 ? server.restart() : undefined)),
      },
    ],
  });
  await watched.watch();
  const webpack = join(projectRoot, 'node_modules', 'webpack', 'bin', 'webpack.js');
  process.exitCode = await runCommand(process.execPath, [webpack, 'serve', '--mode', 'development'], {
    cwd: projectRoot,
  });
  await server.stop();
  await watched.dispose();
});
