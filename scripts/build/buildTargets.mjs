import { join } from 'node:path';
import { runCommand } from '../runCommand.mjs';

/**
 * @typedef {object} BuildTarget
 * @property {string} name its folder under `dist/`
 * @property {readonly string[]} sources what it is made from: a change there makes the build stale
 * @property {(root: string, outFolder: string) => Promise<boolean>} build false when it failed and said why
 */

const SHARED = ['src/shared', 'scripts/build/buildTargets.mjs', 'package-lock.json'];

/** The two halves of the product. A change in one does not build the other again. @type {readonly BuildTarget[]} */
export const BUILD_TARGETS = [
  {
    name: 'client',
    sources: [
      ...SHARED,
      'src/client',
      ...['public', 'webpack.config.ts', 'babel.config.js', 'tsconfig.json'],
    ],
    build: buildClient,
  },
  { name: 'server', sources: [...SHARED, 'src/server', 'src/client'], build: buildServer },
];

/** @param {string} root @param {string} outFolder */
async function buildClient(root, outFolder) {
  const webpack = join(root, 'node_modules', 'webpack', 'bin', 'webpack.js');
  /** @type {string[]} */
  const output = [];
  const code = await runCommand(
    process.execPath,
    [webpack, '--mode', 'production', '--output-path', outFolder],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
      onOutput: (text) => output.push(text),
    },
  );
  if (code !== 0) process.stderr.write(output.join(''));
  return code === 0;
}

/** @param {string} root @param {string} outFolder */
async function buildServer(root, outFolder) {
  const { build } = await import('esbuild');
  const builds = [serverBuild(root, outFolder), publicPagesBuild(root, outFolder)];
  const results = await Promise.all(builds.map((options) => build(options).catch(() => null)));
  return results.every((result) => result !== null);
}

/**
 * The client's components that the server draws public pages with, and the packages that they need: these are not there
 * where the server runs.
 * @param {string} root @param {string} outFolder
 * @returns {import('esbuild').BuildOptions}
 */
export function publicPagesBuild(root, outFolder) {
  return {
    absWorkingDir: root,
    entryPoints: [join(root, 'src', 'client', 'app', 'publicPages', 'drawPublicPage.tsx')],
    outfile: join(outFolder, 'publicPages.cjs'),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"' },
    metafile: true,
    logLevel: 'warning',
  };
}

/**
 * The server and, beside it, what makes the first admin, what moves the data to PostgreSQL and the process that reads résumés, each as one module; packages stay in `node_modules`.
 * @param {string} root @param {string} outFolder
 * @returns {import('esbuild').BuildOptions}
 */
export function serverBuild(root, outFolder) {
  return {
    absWorkingDir: root,
    entryPoints: {
      main: join(root, 'src', 'server', 'main.ts'),
      admin: join(root, 'src', 'server', 'admin.ts'),
      move: join(root, 'src', 'server', 'move.ts'),
      resumeWorker: join(root, 'src', 'server', 'modules', 'resumes', 'resumeWorker.ts'),
    },
    outdir: outFolder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    loader: { '.md': 'text' },
    sourcemap: true,
    logLevel: 'warning',
  };
}
