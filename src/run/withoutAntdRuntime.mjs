/** The components of which nothing is shown: what comes along with others, or stands only to be asked. */
const UNSEEN = ['app', 'config-provider', 'message', 'skeleton', 'space'];

/**
 * Lets browsers load Ant Design without what works out its theme and styles: those are in a sheet that `antdCss.tsx`
 * makes, and with `zeroRuntime` nothing asks for more. A plugin for Babel that puts a few words in the place of the
 * modules that the bundler could not know to be idle.
 * @param {typeof import('@babel/core')} babel
 * @param {{ hashClass: string, components: readonly string[] }} sheet what `antdCss` says of it
 * @returns {import('@babel/core').PluginObj}
 */
export function withoutAntdRuntime({ template }, { hashClass, components }) {
  /** @param {string} file */
  const wordsFor = (file) => {
    const [, component] = STYLE.exec(file) ?? [];
    if (component === undefined) return IDLE.find(({ path }) => path.test(file))?.words ?? '';
    if (components.includes(component) || UNSEEN.includes(component)) return styleWords(hashClass);
    throw new Error(`Ant Design's ${component} is used, but src/ui/antdCss.tsx has no styles of it.`);
  };
  return {
    visitor: {
      Program(path, { filename }) {
        path.node.body = [
          template.statements(wordsFor(filename ?? ''), { placeholderPattern: false })(),
        ].flat();
      },
    },
  };
}

/** A component's styles: a hook that is given a class, or a component that is given nothing to show. */
const STYLE = /antd[\\/]es[\\/]([\w-]+)[\\/]style[\\/](?:index|compact|confirm)\.js$/;

/** @param {string} hashClass */
const styleWords = (hashClass) => `
  export default (given) => (typeof given === 'string' ? ['${hashClass}', ''] : null);
  export const PurePanelStyle = () => null;
`;

const IDLE = [
  {
    // what is asked of the tokens at run time stands as it was given: whether things move, and what lies over what
    path: /theme[\\/]useToken\.js$/,
    words: `
      import { useContext } from 'react';
      import { DesignTokenContext } from './context';
      export default () => {
        const { token } = useContext(DesignTokenContext);
        return [null, token, '', token];
      };
    `,
  },
  { path: /themes[\\/]default[\\/]theme\.js$/, words: 'export default null;' },
  // the house has it disabled
  { path: /_util[\\/]wave[\\/]index\.js$/, words: 'export default ({ children }) => children;' },
];

/** The modules that it is about. */
export const ANTD_RUNTIME = [STYLE, ...IDLE.map(({ path }) => path)].map(
  ({ source }) => new RegExp(source.startsWith('antd') ? source : `antd[\\\\/]es[\\\\/].*${source}`),
);
