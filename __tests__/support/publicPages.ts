import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { publicPagesBuild } from '../../scripts/build/buildTargets.mjs';
import type { DrawPublicPage } from '../../src/shared/contract/interpreters/publicPages';
import type { TestServer } from './testServer';

const ROOT = process.cwd();
const FOLDER = join(ROOT, '.cache', 'tests');

/** As the build leaves it: its minifier drops quotes. */
const SHELL = `<!doctype html><html lang=%language%><head><meta charset=utf-8><title>%title%</title>
<meta name=description content=%description%><meta name=head-of-page></head><body><div id=root>%body%</div></body></html>`;

let building: Promise<string> | undefined;

/** The components that draw public pages, built as the product's own build does, once for a process of the tests. */
async function builtPages(): Promise<string> {
  const half = join(FOLDER, `pages-${process.pid}`);
  mkdirSync(half, { recursive: true });
  await build({ ...publicPagesBuild(ROOT, half), logLevel: 'silent' });
  const made = join(FOLDER, `publicPages-${process.pid}.cjs`);
  if (existsSync(made)) rmSync(made);
  renameSync(join(half, 'publicPages.cjs'), made);
  rmSync(half, { recursive: true });
  return made;
}

/** A test server's needs for public pages, and their removal. */
export function publicPages() {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-public-'));
  writeFileSync(join(folder, 'shell.html'), SHELL);
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>the app</title>');
  return {
    settings: { CLIENT_DIR: folder, PUBLIC_URL: 'https://dragoman.example' },
    loadPublicPages: async () => {
      building ??= builtPages();
      // eslint-disable-next-line @typescript-eslint/no-require-imports
      return (require(await building) as { drawPublicPage: DrawPublicPage }).drawPublicPage;
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

export interface ReadPage {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  html: string;
  /** its words without tags */
  text: string;
  /** addresses of links by their words */
  links: (words: RegExp) => string[];
  /** what stands as JSON in it */
  data: () => unknown;
}

/** Reads a page as a browser without scripts does. */
export function reader({ app }: Pick<TestServer, 'app'>) {
  return async (url: string, headers: Record<string, string> = {}, address?: string): Promise<ReadPage> => {
    const answer = await app.inject({
      url,
      headers: { accept: 'text/html', ...headers },
      ...(address && { remoteAddress: address }),
    });
    const html = answer.body;
    const plain = (part: string) => unescaped(part.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')).trim();
    return {
      status: answer.statusCode,
      headers: answer.headers as ReadPage['headers'],
      html,
      text: plain(html.replace(/<(script|style)\b.*?<\/\1>/gs, '')),
      links: (words) =>
        [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)]
          .filter(([, , inside]) => words.test(plain(inside ?? '')))
          .map(([, attributes]) => unescaped(/href="([^"]*)"/.exec(attributes ?? '')?.[1] ?? '')),
      data: () => {
        const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
        return JSON.parse(json ?? 'null') as unknown;
      },
    };
  };
}

function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
