/** Babel compiles the browser's half only; the server is bundled by esbuild and the tests by ts-jest. */
export default {
  presets: [
    ['@babel/preset-env', { targets: '> 0.5%, last 2 versions, not dead, not op_mini all', bugfixes: true, modules: false }],
    ['@babel/preset-react', { runtime: 'automatic' }],
    ['@babel/preset-typescript', { onlyRemoveTypeImports: true }],
  ],
};
