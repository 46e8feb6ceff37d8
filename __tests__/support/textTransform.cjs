/** Lets tests import Markdown as text, as the server's build does. */
module.exports = {
  /** @param {string} text */
  process: (text) => ({ code: `module.exports = ${JSON.stringify(text)};` }),
};
