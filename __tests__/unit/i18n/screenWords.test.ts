import ts from 'typescript';
import { parseSource, readImports } from '../../support/architecture/readImports';
import { readSourceTree, type SourceTree } from '../../support/architecture/sourceTree';
import { insideCatalogue } from '../../../src/shared/i18n/en-US/insideCatalogue';
import { screenWords } from '../../../src/shared/i18n/en-US/screenWords';

const INSIDE = Object.keys(insideCatalogue);
const PARTS = Object.keys(screenWords).filter((part) => part !== 'inside');

/** A key of a part that does not come with the area, as it stands in the sources. */
const KEY = new RegExp(`['"\`](${[...PARTS, ...INSIDE].join('|')})\\.[a-zA-Z$]`, 'g');

/** The layout behind the sign-in, which brings the words that most of its screens say. */
const LAYOUT = 'src/client/app/inside/InsideFrame.tsx';
/** Whom it does not surround. */
const OUTSIDE = /^src\/client\/features\/(help|account|newsletter)\//;

/** Stands above the forms of signing in, with words of its own (`AskedDoor`). */
const ASKED = 'src/client/entities/asked/AskedNote.tsx';

/** Parts that the device keeps, each with words of its own (`onDevice`). */
const ON_DEVICE = {
  'src/client/app/device/DeviceNotes.tsx': ['device'],
  'src/client/app/device/TabBar.tsx': ['device', 'inside'],
  'src/client/app/device/OfflineTickets.tsx': ['device', 'inside'],
};

/** Names of what was done, which look like keys. */
const AUDIT = 'src/shared/domain/people/auditActions.ts';

const tree = readSourceTree(process.cwd(), 'src');

describe('what a screen says', () => {
  it.each(screens(tree))('comes with it: $file', ({ file, words }) => {
    const said = partsSaidIn(file).filter((part) => part !== 'inside' || OUTSIDE.test(file));
    expect(said).toEqual([...words].sort());
  });

  it('is nothing of what is around it', () => {
    const without = new Set([
      LAYOUT,
      'src/client/app/landing/LandingPage.tsx',
      ASKED,
      ...Object.keys(ON_DEVICE),
      ...screens(tree).map(({ file }) => file),
    ]);
    expect(partsSaidIn('src/client/app/main.tsx', without)).toEqual([]);
  });

  it('is its own above the forms of signing in', () => {
    expect(partsSaidIn(ASKED)).toEqual(['asked']);
  });

  it.each(Object.entries(ON_DEVICE))('is its own on the device: %s', (file, parts) => {
    expect(partsSaidIn(file)).toEqual(parts);
  });

  it('is nothing but the words of the inside in the layout', () => {
    const without = new Set([...Object.keys(ON_DEVICE), ...screens(tree).map(({ file }) => file)]);
    expect(partsSaidIn(LAYOUT, without)).toEqual(['inside']);
  });
});

interface ListedScreen {
  file: string;
  words: readonly string[];
}

/** The calls `onDemand(async () => (await import('…')).Screen, 'part', …)`. */
function screens(tree: SourceTree): ListedScreen[] {
  const found: ListedScreen[] = [];
  for (const [path, text] of tree) {
    if (!/^src\/client\/app\/(area|inside)\//.test(path)) continue;
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && node.expression.getText() === 'onDemand') {
        const [load, ...words] = node.arguments;
        const specifier = /import\(\s*(?:\/\*.*?\*\/\s*)?'([^']+)'/.exec(load?.getText() ?? '')?.[1];
        const file = readImports(tree, path).find((each) => each.specifier === specifier)?.file;
        if (!file) throw new Error(`${path}: ${node.getText()} names no file.`);
        found.push({ file, words: words.map((word) => (ts.isStringLiteral(word) ? word.text : '')) });
      }
      ts.forEachChild(node, visit);
    };
    visit(parseSource(path, text));
  }
  return found;
}

/** By the parts' keys in the sources of a file and of all that it imports, the domain's names of words included. */
function partsSaidIn(start: string, without: ReadonlySet<string> = new Set()): string[] {
  const seen = new Set(without);
  const parts = new Set<string>();
  const visit = (path: string): void => {
    if (seen.has(path) || path.startsWith('src/shared/i18n/') || path === AUDIT) return;
    seen.add(path);
    for (const [, part] of (tree.get(path) ?? '').matchAll(KEY))
      parts.add(INSIDE.includes(part ?? '') ? 'inside' : (part ?? ''));
    for (const { file } of readImports(tree, path)) if (file) visit(file);
  };
  visit(start);
  return [...parts].sort();
}
