import { fileURLToPath } from 'node:url';
import { type BrotliOptions, constants } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';
import { themeCss } from './src/app/themeCss';
import { everywhere } from './src/i18n/en-US/everywhere';
import { PALETTES } from './src/ui/theme';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const COMPRESSIBLE = /\.(js|css|html|svg|json|txt)$/;

/** The custom properties of both colour modes come before every other style, so that no paint lacks them. */
const THEME = `data:text/css,${encodeURIComponent(themeCss())}`;

const devServer: DevServerConfiguration = {
  port: Number(process.env.DEV_PORT ?? 8080),
  historyApiFallback: true,
  static: false,
  proxy: [
    {
      context: ['/v1', '/v2', '/docs'],
      target: `http://127.0.0.1:${process.env.PORT ?? 3000}`,
      ws: true,
    },
  ],
};

export default function configure(_env: unknown, { mode }: { mode?: Configuration['mode'] }): Configuration {
  const isProduction = mode === 'production';
  const hash = isProduction ? '.[contenthash:12]' : '';
  return {
    mode: isProduction ? 'production' : 'development',
    entry: { main: [THEME, at('src/app/main.tsx')] },
    output: {
      path: at('dist/client'),
      publicPath: '/',
      filename: `assets/[name]${hash}.js`,
      chunkFilename: `assets/[name]${hash}.js`,
      cssFilename: `assets/[name]${hash}.css`,
      cssChunkFilename: `assets/[name]${hash}.css`,
      assetModuleFilename: `assets/[name]${hash}[ext]`,
      hashFunction: 'xxhash64',
      clean: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          use: { loader: 'babel-loader', options: { cacheDirectory: false } },
        },
        { test: /\.woff2$/, type: 'asset/resource' },
        // What the page's template names: small files of their own.
        { resourceQuery: /file/, type: 'asset/resource' },
      ],
    },
    plugins: [
      new HtmlWebpackPlugin({
        template: at('public/index.html'),
        minify: isProduction && { collapseWhitespace: true, removeComments: true },
        templateParameters: {
          words: everywhere,
          ground: { light: PALETTES.light.paper, dark: PALETTES.dark.paper },
        },
      }),
      ...(isProduction ? compressions() : []),
    ],
    // The page is written before files are renamed after minifying, so their names are settled earlier.
    optimization: { splitChunks: { chunks: 'all' }, realContentHash: false },
    experiments: { css: true },
    cache: {
      type: 'filesystem',
      cacheDirectory: at('.cache/webpack'),
      buildDependencies: { config: [at('webpack.config.ts')] },
    },
    devtool: isProduction ? false : 'eval-source-map',
    performance: false,
    stats: 'errors-warnings',
    devServer,
  };
}

function compressions() {
  const gzip = new CompressionPlugin({
    filename: '[path][base].gz',
    algorithm: 'gzip',
    test: COMPRESSIBLE,
    minRatio: 0.95,
  });
  const brotli = new CompressionPlugin<BrotliOptions>({
    filename: '[path][base].br',
    algorithm: 'brotliCompress',
    test: COMPRESSIBLE,
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
    minRatio: 0.95,
  });
  return [gzip, brotli];
}
