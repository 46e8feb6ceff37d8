import { posix } from 'node:path';
import ts from 'typescript';
import { parseSource } from './readImports';
import type { SourceTree } from './sourceTree';

const BANNED_NAMES = /^(utils?|helpers?|common|types|index)$/i;
const SILENCED_CHECK = /@ts-(?:ignore|expect-error|nocheck)|eslint-disable/;

/** Barrels, `any`, silenced checks and names that say nothing, as "file: what". */
export function brokenFileRules(tree: SourceTree): string[] {
  return [...tree].flatMap(([path, text]) => {
    const source = parseSource(path, text);
    const silenced = SILENCED_CHECK.exec(text);
    return [
      ...path
        .split('/')
        .flatMap((part) => (BANNED_NAMES.test(stem(part)) ? [`named ${part}, which says nothing`] : [])),
      ...(silenced ? [`silences a check with ${silenced[0]}`] : []),
      ...(holdsAny(source) ? ['uses any'] : []),
      ...(source.statements.some(isReExport) ? ['passes on what another file exports'] : []),
    ].map((what) => `${path}: ${what}`);
  });
}

/** A file's name without what follows the first dot: `Catalogue.d.ts` is a Catalogue. */
export const stem = (path: string): string => posix.basename(path).replace(/\..*$/, '');

/** Whether the type `any` is written somewhere in it. */
export function holdsAny(node: ts.Node): boolean {
  return (
    node.kind === ts.SyntaxKind.AnyKeyword ||
    (ts.forEachChild(node, (child) => holdsAny(child) || undefined) ?? false)
  );
}

/** `export … from`, and an import that is exported again by name. */
function isReExport(statement: ts.Statement, _at: number, all: readonly ts.Statement[]): boolean {
  if (!ts.isExportDeclaration(statement)) return false;
  if (statement.moduleSpecifier) return true;
  const { exportClause } = statement;
  if (!exportClause || !ts.isNamedExports(exportClause)) return false;
  const imported = new Set(all.flatMap(importedNames));
  return exportClause.elements.some(({ name, propertyName }) => imported.has((propertyName ?? name).text));
}

function importedNames(statement: ts.Statement): string[] {
  if (!ts.isImportDeclaration(statement) || !statement.importClause) return [];
  const { name, namedBindings } = statement.importClause;
  const names = name ? [name.text] : [];
  if (!namedBindings) return names;
  if (ts.isNamespaceImport(namedBindings)) return [...names, namedBindings.name.text];
  return [...names, ...namedBindings.elements.map((each) => each.name.text)];
}
