/**
 * In the place of the index of Ant Design's icons: to read all its 800 files takes each registry of modules half a
 * second, and the screens have some thirty of them.
 */
module.exports = new Proxy(
  {},
  {
    /** @param {object} _ @param {string | symbol} name */
    get: (_, name) => {
      if (name === '__esModule') return true;
      if (name === 'IconProvider')
        return require('@ant-design/icons/lib/components/Context').default.Provider;
      return require(`@ant-design/icons/lib/icons/${String(name)}`).default;
    },
  },
);
