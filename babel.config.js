/** Babel compiles the browser's half only; the server is bundled by esbuild and the tests by ts-jest. */
export default {
  presets: [
    [
      '@babel/preset-env',
      { targets: '> 0.5%, last 2 versions, not dead, not op_mini all', bugfixes: true, modules: false },
    ],
    ['@babel/preset-react', { runtime: 'automatic' }],
    ['@babel/preset-typescript', { onlyRemoveTypeImports: true }],
  ],
  plugins: [contractWithoutProse],
};

/** What the contract says of calls and fields in words is for the server's reference; browsers need not load it. */
function contractWithoutProse() {
  const isContract = (state) => /[\\/]src[\\/]shared[\\/]contract[\\/]/.test(state.filename ?? '');
  const isText = (node) => node.type === 'StringLiteral' || node.type === 'TemplateLiteral';
  return {
    visitor: {
      CallExpression(path, state) {
        const { callee, arguments: given } = path.node;
        const isDescription = callee.type === 'MemberExpression' && callee.property.name === 'describe';
        if (isDescription && given.length === 1 && isContract(state)) path.replaceWith(callee.object);
      },
      ObjectProperty(path, state) {
        if (path.node.key.name === 'summary' && isText(path.node.value) && isContract(state)) path.remove();
      },
    },
  };
}
