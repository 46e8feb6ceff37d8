/**
 * @typedef {import('@babel/core').NodePath} NodePath
 * @typedef {{ node: { key: import('@babel/core').types.Node }, remove: () => void }} Member
 */

/** Code that only writes JSON Schema. */
const NAMES = new Set(['processJSONSchema', 'toJSONSchema', 'jsonSchema']);

/**
 * Lets browsers load zod without what writes JSON Schema, which only the server's reference needs: a plugin for Babel
 * that takes out of `zod/v4/classic/schemas.js` all that names it, so that the bundler finds it unused.
 * @param {typeof import('@babel/core')} babel
 * @returns {import('@babel/core').PluginObj}
 */
export function withoutJsonSchema({ types }) {
  /** @param {import('@babel/core').types.Node} node */
  const isNamed = (node) => types.isIdentifier(node) && NAMES.has(node.name);
  /** @param {Member} path */
  const removeMember = (path) => isNamed(path.node.key) && path.remove();
  return {
    visitor: {
      ObjectMethod: removeMember,
      ObjectProperty: removeMember,
      AssignmentExpression(path) {
        const { left } = path.node;
        if (types.isMemberExpression(left) && isNamed(left.property)) path.parentPath.remove();
      },
    },
  };
}
