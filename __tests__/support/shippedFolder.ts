import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { madeUpTree } from './madeUpTree';

interface LockedPackage {
  dev?: boolean;
  devOptional?: boolean;
}

/** The names of what `npm ci --omit=dev` installs at the top of `node_modules`, by the lock file, and the image keeps. */
export function shippedPackages(): string[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  return Object.entries(packages)
    .filter(
      ([path, { dev, devOptional }]) => /^node_modules\/[^/]+(\/[^/]+)?$/.test(path) && !dev && !devOptional,
    )
    .map(([path]) => path.slice('node_modules/'.length))
    .filter((name) => !isTakenOut(name));
}

/** Whether the image leaves it out, because only pages use it. */
function isTakenOut(name: string): boolean {
  const [, taken = ''] =
    /^RUN rm -rf ((?:.*\\\n)*.*)$/m.exec(readFileSync('deploy/Dockerfile', 'utf8')) ?? [];
  return taken.split(/[\s\\]+/).some((path) => `node_modules/${name}/`.startsWith(`${path}/`) && path !== '');
}

/**
 * The image's contents: the build, the scripts of `scripts` and the packages that ship, as links. A Node that
 * keeps links as they are (`KEEP_LINKS`) finds no other package from there, and no source.
 */
export function shippedFolder(): string {
  const root = madeUpTree();
  for (const file of ['package.json', 'package-lock.json']) cpSync(file, join(root, file));
  const link = (path: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    symlinkSync(join(process.cwd(), path), join(root, path));
  };
  for (const path of ['dist', 'scripts']) link(path);
  const there = shippedPackages().filter((name) => existsSync(join('node_modules', name)));
  for (const name of there) link(join('node_modules', name));
  return root;
}

export const KEEP_LINKS = ['--preserve-symlinks', '--preserve-symlinks-main'];
