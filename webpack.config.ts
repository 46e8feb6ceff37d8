import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type BrotliOptions, constants } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import { build, type BuildOptions, type Metafile } from 'esbuild';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compilation, Configuration } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';
import type { writtenPages } from './src/client/app/landing/writtenPages';
import type { antdSheets } from './src/client/ui/theme/antdSheets';
import { PREFETCHED_READS } from './src/client/app/area/prefetchedReads';
import { themeCss } from './src/client/app/themeCss';
import {
  DEFAULT_LANGUAGE,
  INTERFACE_LANGUAGES,
  type InterfaceLanguage,
} from './src/shared/domain/text/interfaceLanguages';
import { everywhere } from './src/shared/i18n/en-US/everywhere';
import { login } from './src/shared/i18n/en-US/login';
import { everywhere as esMx } from './src/shared/i18n/es-MX/everywhere';
import { login as esMxLogin } from './src/shared/i18n/es-MX/login';
import { everywhere as jaJp } from './src/shared/i18n/ja-JP/everywhere';
import { login as jaJpLogin } from './src/shared/i18n/ja-JP/login';
import { paths } from './src/client/paths';
import { CompileHintPlugin } from './scripts/build/CompileHintPlugin.mjs';
import { publicPagesBuild } from './scripts/build/buildTargets.mjs';
import { SizeBudgetPlugin } from './scripts/build/SizeBudgetPlugin.mjs';
import { withoutJsonSchema } from './scripts/build/withoutJsonSchema.mjs';
import { PALETTES } from './src/client/ui/theme/theme';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Where Ant Design's styles are written for the bundler to find them. */
const ANTD_SHEETS = at('.cache/antd-sheets');

const COMPRESSIBLE = /\.(js|css|html|svg|json)$/;

/**
 * The order of the layers, and the custom properties of both colour modes, come before every other style, so that no
 * paint lacks them.
 */
const THEME = sheet(`@layer base,antd;${themeCss()}`);

function sheet(css: string): string {
  return `data:text/css,${encodeURIComponent(css)}`;
}

const devServer: DevServerConfiguration = {
  // The demo accounts' password is known, so nobody else's machine may come in.
  host: '127.0.0.1',
  port: Number(process.env.DEV_PORT ?? 8080),
  historyApiFallback: {
    rewrites: Object.values(paths.legal).map((path) => ({
      from: new RegExp(`^${path}$`),
      to: `${path}.${DEFAULT_LANGUAGE}.html`,
    })),
  },
  static: false,
  proxy: [
    {
      context: ['/v1', '/v2', '/docs', '/media', '/interpreters', '/sitemap.xml', '/robots.txt'],
      target: `http://127.0.0.1:${process.env.PORT ?? 3000}`,
      ws: true,
    },
  ],
};

const LOGIN = { 'en-US': login, 'es-MX': esMxLogin, 'ja-JP': jaJpLogin } as const;
const EVERYWHERE = { 'en-US': everywhere, 'es-MX': esMx, 'ja-JP': jaJp } as const;

/** What `public/before-paint.js` says where the app itself does not come. */
const TROUBLE = Object.fromEntries(
  Object.entries(EVERYWHERE).map(([language, { generalError, tryAgain }]) => [
    language,
    { ...generalError, tryAgain },
  ]),
);

interface PageContents {
  language: InterfaceLanguage;
  title: string;
  description: string | undefined;
  /** what else stands in the head */
  head?: string;
  body?: string;
  withoutScript?: string;
}

/** The page that the server fills public ones into (`fillShell.ts`). */
const SHELL: PageContents = {
  language: '%language%' as InterfaceLanguage,
  title: '%title%',
  description: '%description%',
  head: '<meta name="head-of-page" />',
  body: '%body%',
};

export default async function configure(
  _env: unknown,
  { mode }: { mode?: Configuration['mode'] },
): Promise<Configuration> {
  const isProduction = mode === 'production';
  const hash = isProduction ? '.[contenthash:12]' : '';
  const written = await loadWrittenPages();
  const publicStyles = await stylesOfPublicPages();
  await writeAntdSheets();
  const page = (options: HtmlWebpackPlugin.Options, contents: PageContents, isApp: boolean) =>
    new HtmlWebpackPlugin({
      template: at('public/index.html'),
      minify: isProduction && { collapseWhitespace: true, removeComments: true },
      ...options,
      templateParameters: (compilation) => ({
        page: { body: '', head: '', ...contents },
        ground: { light: PALETTES.light.paper, dark: PALETTES.dark.paper },
        // Whoever is there, so the page's own text asks for it: what it asks for in turn comes a step sooner. The
        // first script too, which a browser would otherwise fetch after all that can only follow it.
        first: isApp ? [...scriptsOf(compilation, 'main'), ...filesOf(compilation, 'area')] : [],
        chunks: isApp ? wantedChunks(compilation) : null,
        outline: isApp
          ? { productName: EVERYWHERE[contents.language].productName, ...LOGIN[contents.language] }
          : null,
        trouble: TROUBLE,
      }),
    });
  return {
    mode: isProduction ? 'production' : 'development',
    entry: {
      main: [THEME, at('src/client/app/main.tsx')],
      landing: [THEME, ...written.styles, at('src/client/app/landing/landingEntry.ts')],
      public: [THEME, ...publicStyles, at('src/client/app/publicPages/publicEntry.ts')],
    },
    output: {
      path: at('dist/client'),
      publicPath: '/',
      filename: `assets/[name]${hash}.js`,
      chunkFilename: `assets/[name]${hash}.js`,
      cssFilename: `assets/[name]${hash}.css`,
      cssChunkFilename: `assets/[name]${hash}.css`,
      assetModuleFilename: `assets/[name]${hash}[ext]`,
      // every chunk says it twice
      chunkLoadingGlobal: 'drc',
      hashFunction: 'xxhash64',
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      // made by `writeAntdSheets`
      alias: { 'antd-sheets': ANTD_SHEETS },
    },
    module: {
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, use: 'babel-loader' },
        // They do nothing when they are loaded, but do not say so; unsaid, whole packages come along with one piece.
        { test: /node_modules[\\/](@rc-component|@ant-design)[\\/]/, sideEffects: false },
        {
          test: /node_modules[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js$/,
          use: {
            loader: 'babel-loader',
            options: { configFile: false, compact: false, plugins: [withoutJsonSchema] },
          },
        },
        { test: /\.woff2$/, type: 'asset/resource' },
        // What the page's template names: small files of their own.
        { resourceQuery: /file/, type: 'asset/resource' },
      ],
    },
    plugins: [
      ...INTERFACE_LANGUAGES.map((language) =>
        page(
          {
            filename: language === DEFAULT_LANGUAGE ? 'index.html' : `index.${language}.html`,
            chunks: ['main'],
          },
          {
            language,
            title: EVERYWHERE[language].productName,
            description: written.pages(language)[0]?.description,
            withoutScript: EVERYWHERE[language].needsScript,
          },
          true,
        ),
      ),
      ...INTERFACE_LANGUAGES.flatMap((language) =>
        written
          .pages(language)
          .map(({ name, ...contents }) =>
            page(
              { filename: `${name}.${language}.html`, chunks: ['landing'] },
              { language, ...contents },
              false,
            ),
          ),
      ),
      page({ filename: 'shell.html', chunks: ['public'] }, SHELL, false),
      // What browsers look for by its own name.
      new CopyPlugin({ patterns: ['manifest.webmanifest', 'service-worker.js', 'icons'].map(asItIs) }),
      ...(isProduction ? [new CompileHintPlugin(), ...compressions(), new SizeBudgetPlugin()] : []),
    ],
    // The page is written before files are renamed after minifying, so their names are settled earlier.
    optimization: {
      splitChunks: { chunks: 'all' },
      realContentHash: false,
      // The shortest names that there are: three kilobytes less of every screen behind the sign-in.
      ...(isProduction && { mangleExports: 'size', moduleIds: 'size' }),
    },
    experiments: { css: true },
    cache: {
      type: 'filesystem',
      cacheDirectory: at('.cache/webpack'),
      buildDependencies: { config: [at('webpack.config.ts')] },
    },
    devtool: isProduction ? false : 'eval-source-map',
    // Each stylesheet is about the classes of its own component, so their order means nothing.
    ignoreWarnings: [/Conflicting order between css/],
    performance: false,
    stats: 'errors-warnings',
    devServer,
  };
}

/** A file or folder of `public/`, at the root of what is served. */
function asItIs(name: string) {
  return { from: at(`public/${name}`), to: name };
}

function filesOf(compilation: Compilation, chunk: string): string[] {
  const files = compilation.namedChunkGroups.get(chunk)?.getFiles() ?? [];
  return files.map((file) => `/${file}`);
}

function scriptsOf(compilation: Compilation, chunk: string): string[] {
  return filesOf(compilation, chunk).filter((file) => file.endsWith('.js'));
}

/** What the app asks for as soon as it runs, for `public/before-paint.js` to ask for sooner. */
function wantedChunks(compilation: Compilation) {
  const words = (prefix: string) =>
    Object.fromEntries(
      INTERFACE_LANGUAGES.map((language) => [language, filesOf(compilation, `${prefix}-${language}`)]),
    ) as object;
  return {
    words: words('words'),
    guest: filesOf(compilation, 'login'),
    inside: filesOf(compilation, 'inside'),
    insideWords: words('inside-words'),
    screens: screenFiles(compilation),
    reads: PREFETCHED_READS,
  };
}

/** What the screens that have a chunk by their address's name need beside the layout, by address. */
function screenFiles(compilation: Compilation): Record<string, string[]> {
  const known = new Set(['main', 'area', 'inside'].flatMap((chunk) => filesOf(compilation, chunk)));
  const addresses = [paths.app, ...Object.values(paths.client), ...Object.values(paths.interpreter)];
  const entries = addresses.map((path) => {
    const files = filesOf(compilation, path.slice(1).replaceAll('/', '-'));
    return [path, files.filter((file) => !known.has(file))] as const;
  });
  return Object.fromEntries(entries.filter(([, files]) => files.length > 0));
}

/** The written pages' components run here, once per language; their stylesheets are what those pages need. */
async function loadWrittenPages() {
  // Whoever builds may be anywhere; the pages must not say the time of that place.
  process.env.TZ = 'UTC';
  const { module, metafile } = await runBundled<{ writtenPages: typeof writtenPages }>(
    'src/client/app/landing/writtenPages.tsx',
    { packages: 'external' },
  );
  return { pages: module.writtenPages, styles: stylesOf(metafile) };
}

/** The style sheets of what the server draws. */
async function stylesOfPublicPages() {
  const { metafile } = await build({ ...publicPagesBuild(at('.'), at('.cache/bundled')), write: false });
  return stylesOf(metafile!);
}

function stylesOf({ inputs }: Metafile): string[] {
  const ofPage = ['src/client/ui/theme/base.css', 'src/client/app/app.css'];
  const ofComponents = Object.keys(inputs).filter((path) => path.endsWith('.css') && !ofPage.includes(path));
  return [...ofPage, ...ofComponents].map(at);
}

/** Ant Design's styles are worked out here, once for all browsers. */
async function writeAntdSheets() {
  const { module } = await runBundled<{ antdSheets: typeof antdSheets }>(
    'src/client/ui/theme/antdSheets.tsx',
    {
      packages: 'external',
    },
  );
  await mkdir(ANTD_SHEETS, { recursive: true });
  const sheets = Object.entries(module.antdSheets());
  await Promise.all(sheets.map(([name, css]) => writeFile(`${ANTD_SHEETS}/${name}.css`, css)));
}

/** Bundles a module of the client for Node, and runs it. */
async function runBundled<Module>(entry: string, options: BuildOptions) {
  const outfile = at(`.cache/bundled/${entry.replace(/\.tsx$/, '.mjs')}`);
  const { metafile } = await build({
    absWorkingDir: at('.'),
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"' },
    metafile: true,
    logLevel: 'warning',
    ...options,
  });
  const module = (await import(`${pathToFileURL(outfile).href}?${Date.now()}`)) as Module;
  return { module, metafile: metafile! };
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
