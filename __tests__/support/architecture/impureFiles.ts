import ts from 'typescript';
import { parseSource, readImports } from './readImports';
import { roomOf } from './rooms';
import type { SourceTree } from './sourceTree';

/** The packages that a room of facts may use. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  'shared/domain': [],
  'shared/contract': ['zod'],
  'client/machines': ['xstate', 'zod'],
};

/** The clock, randomness, the network and storage: what "now" and the like must be given for. */
const EFFECTS =
  /^(Date\.now|new Date|Math\.random|crypto\.\w+|performance\.\w+|fetch|setTimeout|setInterval|(local|session)Storage(\.\w+)?|document\.\w+|window\.\w+|Temporal\.Now\.\w+)$/;

const SERVERS_PACKAGES = /^(node:|fastify|@fastify\/|pg$|kysely|@electric-sql\/|pino|nodemailer|@node-rs\/)/;
const BROWSERS_PACKAGES =
  /^(react|react-dom|antd|@ant-design\/|@reduxjs\/|react-redux|react-router|@xstate\/react|react-i18next)(\/|-dom|$)/;

/** Files of facts that reach for effects, and rooms that use the other side's packages, as "file: what". */
export function impureFiles(tree: SourceTree): string[] {
  return [...tree.keys()].flatMap((path) => [
    ...foreignPackages(tree, path).map((name) => `${path}: ${roomOf(path)} -> package ${name}`),
    ...effectsOf(path, tree.get(path) ?? '').map((effect) => `${path}: reaches for ${effect}`),
  ]);
}

function foreignPackages(tree: SourceTree, path: string): string[] {
  const room = roomOf(path);
  const packages = readImports(tree, path).flatMap(({ specifier, file }) =>
    file === null ? [specifier] : [],
  );
  const allowed = PACKAGES[room];
  if (allowed) return packages.filter((name) => !allowed.includes(name));
  if (room.startsWith('client/')) return packages.filter((name) => SERVERS_PACKAGES.test(name));
  return room === 'server' ? packages.filter((name) => BROWSERS_PACKAGES.test(name)) : [];
}

function effectsOf(path: string, text: string): string[] {
  if (!(roomOf(path) in PACKAGES)) return [];
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isUse =
      ts.isCallExpression(node) || ts.isNewExpression(node) || ts.isPropertyAccessExpression(node);
    const said = isUse ? nameOfUse(node) : '';
    if (EFFECTS.test(said)) found.push(said);
    ts.forEachChild(node, visit);
  };
  visit(parseSource(path, text));
  return [...new Set(found)];
}

/** `new Date(given)` is arithmetic; `new Date()` is the clock. */
function nameOfUse(node: ts.CallExpression | ts.NewExpression | ts.PropertyAccessExpression): string {
  if (ts.isNewExpression(node)) return node.arguments?.length ? '' : `new ${node.expression.getText()}`;
  return ts.isCallExpression(node) ? node.expression.getText() : node.getText();
}
