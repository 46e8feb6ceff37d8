import ts from 'typescript';
import { stem } from './brokenFileRules';
import { parseSource } from './readImports';
import type { SourceTree } from './sourceTree';

/** Kinds of files whose main export is known by the file's name. */
const NAMED_AFTER_EXPORT = /\.tsx$|\/use[A-Z]\w*\.ts$|(Machine|Api|Actors|Plugin|Routes|Repository)\.ts$/;

/** A migration's name is its number; all of them export `up`. */
const IS_MIGRATION = /\/migrations\/migration\d+\.ts$/;

/**
 * Files that do not bear their main export's name: those of the kinds above, and every file with one export
 * only. `ALL_ENDPOINTS` in `allEndpoints.ts` bears it.
 */
export function misnamedFiles(tree: SourceTree): string[] {
  return [...tree].flatMap(([path, text]) => {
    const names = exportedNames(parseSource(path, text));
    const isBound = names.length > 0 && (names.length === 1 || NAMED_AFTER_EXPORT.test(path));
    if (!isBound || IS_MIGRATION.test(path)) return [];
    const isNamed = names.some((name) => plain(name) === plain(stem(path)));
    return isNamed ? [] : [`${path}: exports ${names.join(', ')}, none of which is its name`];
  });
}

const plain = (name: string): string => name.replaceAll(/[_-]/g, '').toLowerCase();

/** A schema and the type of the same name count once. */
function exportedNames(source: ts.SourceFile): string[] {
  return [...new Set(source.statements.flatMap(namesExportedBy))];
}

function namesExportedBy(statement: ts.Statement): string[] {
  if (!ts.canHaveModifiers(statement)) return [];
  const isExported = ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  if (!isExported) return [];
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [name.text] : [],
    );
  }
  const { name } = statement as ts.FunctionDeclaration;
  return name ? [name.text] : [];
}
