import { posix } from 'node:path';
import ts from 'typescript';
import type { SourceTree } from './sourceTree';

export interface Import {
  /** as written */
  specifier: string;
  /** the file of the tree that it means; null for a package */
  file: string | null;
}

/** Everything that a file imports: values, types, `import()`, `import('…')` in a type, `require` and `export … from`. */
export function readImports(tree: SourceTree, path: string): Import[] {
  const ofTree = read.get(tree) ?? new Map<string, Import[]>();
  read.set(tree, ofTree);
  const imports = ofTree.get(path) ?? parseImports(tree, path);
  ofTree.set(path, imports);
  return imports;
}

/** To parse a file costs more than all that is asked of it, and several rules ask for the imports of each. */
const read = new WeakMap<SourceTree, Map<string, Import[]>>();

function parseImports(tree: SourceTree, path: string): Import[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const specifier = specifierOf(node);
    if (specifier && ts.isStringLiteralLike(specifier)) found.push(specifier.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, tree.get(path) ?? '', ts.ScriptTarget.Latest));
  return found.map((specifier) => ({ specifier, file: fileMeant(tree, path, specifier) }));
}

export function parseSource(path: string, text: string): ts.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
}

function specifierOf(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isImportTypeNode(node))
    return ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined;
  if (ts.isExternalModuleReference(node)) return node.expression;
  if (!ts.isCallExpression(node)) return undefined;
  const isImport = node.expression.kind === ts.SyntaxKind.ImportKeyword;
  const isRequire = ts.isIdentifier(node.expression) && node.expression.text === 'require';
  return isImport || isRequire ? node.arguments[0] : undefined;
}

/** A relative import that names no file of the tree (a style sheet, a font) stands for the path itself. */
function fileMeant(tree: SourceTree, from: string, specifier: string): string | null {
  if (!specifier.startsWith('.')) return null;
  const path = posix.join(posix.dirname(from), specifier);
  const candidates = [
    path,
    `${path}.ts`,
    `${path}.tsx`,
    `${path}.d.ts`,
    `${path}/index.ts`,
    `${path}/index.tsx`,
  ];
  return candidates.find((each) => tree.has(each)) ?? path;
}
