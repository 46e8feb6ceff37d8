/** V8 reads this at the very beginning of a script. */
const HINT = '//# allFunctionsCalledOnLoad\n';
/** Below this, in bytes, there is less to gain than the hint costs in what is sent. */
const WORTH = 30_000;

/**
 * Asks browsers to compile the build's scripts whole while they come in, beside the thread that draws: compiled piece
 * by piece at the first call of each function, they hold up the first screen for twice as long. Other engines read a
 * comment.
 */
export class CompileHintPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.compilation.tap('CompileHintPlugin', (compilation) => {
      // after minifying, which takes comments away, and before compressing
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: 'CompileHintPlugin', stage }, () => {
        const scripts = [...compilation.chunks].flatMap(({ files }) =>
          [...files].filter((file) => file.endsWith('.js')),
        );
        for (const file of new Set(scripts)) {
          const source = compilation.getAsset(file)?.source;
          if (source && source.size() >= WORTH)
            compilation.updateAsset(file, new sources.ConcatSource(HINT, source));
        }
      });
    });
  }
}
