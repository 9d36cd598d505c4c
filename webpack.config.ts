import path from 'node:path';

import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import ForkTsChecker from 'fork-ts-checker-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import { BannerPlugin, Compilation, type Configuration } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';

const API_IN_DEVELOPMENT = process.env['API_URL'] ?? 'http://127.0.0.1:3001';
/** Copied as they are, so that one build serves every installation and an icon keeps its address. */
const PUBLIC = path.resolve('public');

const compression = [
  new CompressionPlugin({ exclude: /\.(map|woff2)$|config\.json$/ }),
  new CompressionPlugin({
    exclude: /\.(map|woff2)$|config\.json$/,
    algorithm: 'brotliCompress',
    filename: '[path][base].br',
  }),
];

/**
 * What most pages share, as one chunk beside the start. Apart, the pieces compress worse, and some wait for a free connection:
 * the editor of the news form is ready 500 ms later (docs/performance.md).
 */
const kit = {
  name: 'kit',
  test: /node_modules.(@mui|react-transition-group|dayjs)|src.shared.(ui|lib|text)/,
  chunks: (chunk: { name?: string | null }) => chunk.name !== 'app',
  minChunks: 7,
  minSize: 0,
  priority: 10,
};

/**
 * Asks the engine to compile a script while it arrives, beside the page: compiled one by one as they are first called,
 * its functions hold up the first drawing of each screen. An engine that does not know the line reads a comment.
 */
const compileHint = new BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  // After the minifier, which takes comments out.
  stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

/** The chunks that a first visit of these addresses waits for, by name; index.html asks for them beside the start. */
const FIRST_CHUNKS = [
  { address: '', priority: 'high', chunks: ['app', 'layout'] },
  { address: '/news/create$', priority: 'high', chunks: ['news-choices'] },
  { address: '/news/create$', priority: 'low', chunks: ['news-create', 'editor'] },
  { address: '/news/[^/]+/edit$', priority: 'low', chunks: ['news-edit', 'editor', 'stored-html'] },
];

/** The same with the scripts that hold each of them. */
const firstScripts = ({ namedChunkGroups }: Compilation) =>
  FIRST_CHUNKS.map(({ chunks, ...first }) => {
    const files = chunks.flatMap((name) => namedChunkGroups.get(name)?.getFiles() ?? []);
    const scripts = [...new Set(files)].filter((file) => file.endsWith('.js')).map((file) => `/${file}`);
    return { ...first, scripts };
  });

const settings = (
  _env: unknown,
  argv: { mode?: string },
): Configuration & { devServer?: DevServerConfiguration } => {
  const production = argv.mode === 'production';
  const serving = Boolean(process.env['WEBPACK_SERVE']);
  const name = production ? '[name].[contenthash:8]' : '[name]';
  return {
    mode: production ? 'production' : 'development',
    entry: './src/app/start/boot.ts',
    target: ['web', 'es2022'],
    devtool: production ? 'source-map' : 'eval-cheap-module-source-map',
    output: {
      path: path.resolve('dist'),
      filename: `assets/${name}.js`,
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      publicPath: '/',
      // An operator's: scripts/put-console-config.mjs writes it.
      clean: { keep: /^config(\.default)?\.json$/ },
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: { '@': path.resolve('src') },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'swc-loader',
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: !production, refresh: serving } },
            },
          },
        },
        // Said and not found out: a screen then loads those files of the contract that it needs, not the whole of it.
        { include: path.resolve('src/shared/contract'), sideEffects: false },
        // The public module of a feature only names its parts: a screen loads those that it uses.
        { test: /src.features.[^/\\]+.index\.ts$/, sideEffects: false },
        // A package that calls itself free of side effects still means its styles.
        {
          test: /\.css$/,
          sideEffects: true,
          use: [production ? MiniCssExtractPlugin.loader : 'style-loader', 'css-loader'],
        },
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      new HtmlWebpackPlugin({
        template: 'public/index.html',
        scriptLoading: 'module',
        templateParameters: (compilation) => ({ firstScripts: firstScripts(compilation) }),
      }),
      new CopyPlugin({
        patterns: [
          {
            from: PUBLIC,
            globOptions: { ignore: ['**/index.html', '**/config.json'] },
          },
        ],
      }),
      ...(production
        ? [new MiniCssExtractPlugin({ filename: `assets/${name}.css` }), compileHint, ...compression]
        : []),
      ...(serving ? [new ReactRefreshPlugin(), new ForkTsChecker()] : []),
    ],
    optimization: {
      runtimeChunk: false,
      // A smaller shared piece is not worth a request of its own: it is in each page's chunk (docs/performance.md).
      splitChunks: { minSize: 200_000, cacheGroups: { kit } },
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify })],
    },
    cache: {
      type: 'filesystem',
      buildDependencies: { config: [path.resolve('webpack.config.ts')] },
    },
    devServer: {
      host: '127.0.0.1',
      port: Number(process.env['PORT'] ?? 3000),
      static: false,
      historyApiFallback: true,
      client: { overlay: { runtimeErrors: false } },
      // config.json is the server's: it announces its extensions there.
      proxy: [{ context: ['/api', '/files', '/config.json'], target: API_IN_DEVELOPMENT }],
    },
    performance: { hints: false },
  };
};

// webpack-cli reads the default export
export default settings;
