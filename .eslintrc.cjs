// Over 200 lines: the boundaries and the exceptions from them are read together.
const restrictedSyntax = require('./scripts/restricted-syntax.cjs');

/** Which feature may use which. A feature reaches another only through its index.ts. */
const FEATURE_DEPENDENCIES = {
  passkeys: [],
  auth: ['passkeys'],
  'two-factor': ['auth', 'passkeys'],
  notifications: ['auth'],
  'own-account': ['auth', 'passkeys', 'two-factor', 'notifications'],
  audit: ['auth'],
  users: ['auth', 'audit', 'two-factor', 'journalists'],
  categories: ['auth'],
  countries: ['auth'],
  journalists: ['auth', 'categories'],
  news: ['auth', 'journalists', 'categories', 'countries'],
  'hand-over': ['journalists', 'news'],
  media: ['auth', 'journalists'],
  checks: ['news', 'media'],
  comments: ['auth', 'journalists', 'news', 'checks'],
  presence: ['news'],
  templates: ['journalists', 'news'],
  history: ['journalists', 'news'],
  writing: [
    'auth',
    'audit',
    'journalists',
    'countries',
    'news',
    'media',
    'checks',
    'comments',
    'history',
    'presence',
    'templates',
  ],
  review: [
    'auth',
    'audit',
    'journalists',
    'news',
    'hand-over',
    'checks',
    'comments',
    'history',
    'presence',
    'writing',
  ],
  'news-lists': ['auth', 'journalists', 'categories', 'news', 'presence', 'review'],
  desk: ['auth', 'journalists', 'news', 'review'],
  figures: [],
  webhooks: [],
  'api-tokens': [],
};

const SERVER_APP = ['app.ts', 'main.ts', 'routes.ts', 'openapi', 'workers', 'backup', 'doctor', 'metrics'];
/** What a folder of server/src may not import, so that imports run one way: app, then modules, then http, db and storage. */
const SERVER_UPWARD = {
  modules: [...SERVER_APP, 'plugins'],
  plugins: [...SERVER_APP, 'modules'],
  http: [...SERVER_APP, 'plugins', 'modules'],
  db: [...SERVER_APP, 'plugins', 'modules'],
  storage: [...SERVER_APP, 'plugins', 'modules'],
};

const TESTS = ['**/*.test.{ts,tsx}', 'src/**/testing/**', 'server/src/testing/**'];

const feature = (name, category) => ({
  element: { type: 'feature', ...(name && { captured: { feature: name } }) },
  ...(category && { file: { categories: category } }),
});

const restrictedImports = (...patterns) => [
  'error',
  {
    patterns: [
      { group: ['**/testing/**'], message: 'Test support is for tests only.' },
      {
        group: ['quill', 'quill/*', 'react-quill', 'react-quill/*', 'quill-delta', 'parchment'],
        message: 'Only src/shared/editor knows Quill: import from src/shared/editor instead.',
      },
      {
        group: ['@/shared/api/base-query'],
        importNames: ['envelopeBaseQuery'],
        message:
          'An endpoint sends by `query`, or by the base query that `queryFn` receives (docs/decisions/overtaken-reads.md).',
      },
      ...patterns,
    ],
  },
];

/** Where a browser may refuse. */
const BROWSER_STORAGE = 'Use src/shared/lib/stored.ts, which lists everything stored and survives a refusal.';
const STORAGES = ['localStorage', 'sessionStorage', 'indexedDB'];

/** The hint advises one project with references; the console and the server share no build. */
const RESOLVER = {
  typescript: { project: ['./tsconfig.json', './server/tsconfig.json'], noWarnOnMultipleProjects: true },
};

module.exports = {
  root: true,
  parser: '@typescript-eslint/parser',
  parserOptions: { ecmaVersion: 'latest', sourceType: 'module', ecmaFeatures: { jsx: true } },
  plugins: ['boundaries', 'import-x', '@typescript-eslint', 'check-file', 'react-hooks'],
  extends: [
    'eslint:recommended',
    'plugin:@typescript-eslint/recommended',
    'plugin:react/recommended',
    'plugin:react/jsx-runtime',
    'plugin:jsx-a11y/recommended',
    'prettier',
  ],
  settings: {
    react: { version: '19' },
    'import-x/extensions': ['.ts', '.tsx', '.mjs'],
    'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    'import-x/resolver': RESOLVER,
    'import/resolver': RESOLVER,
    'boundaries/include': ['src/**/*'],
    'boundaries/dependency-nodes': ['import', 'export', 'dynamic-import'],
    'boundaries/elements': [
      { type: 'app', pattern: 'src/app' },
      { type: 'feature', pattern: 'src/features/*', capture: ['feature'] },
      { type: 'testing', pattern: 'src/shared/testing' },
      { type: 'shared', pattern: 'src/shared/*', capture: ['segment'] },
    ],
    'boundaries/files': [
      { category: 'public-api', pattern: 'src/features/*/index.ts' },
      { category: 'routes', pattern: 'src/features/*/routes.tsx' },
      { category: 'test-support', pattern: 'src/features/*/testing/**' },
      { category: 'test', pattern: '**/*.test.{ts,tsx}' },
    ],
  },
  rules: {
    // Longer only with the reason beside it.
    'max-lines': ['error', { max: 200 }],
    'boundaries/no-unknown-files': 'error',
    'boundaries/no-unknown-dependencies': 'error',
    'boundaries/dependencies': [
      'error',
      {
        default: 'disallow',
        policies: [
          {
            from: { element: { type: ['shared', 'testing'] } },
            allow: { to: { element: { type: 'shared' } } },
          },
          { from: feature(), allow: { to: { element: { type: 'shared' } } } },
          ...Object.entries(FEATURE_DEPENDENCIES).flatMap(([name, dependencies]) =>
            dependencies.map((dependency) => ({
              from: feature(name),
              allow: { to: feature(dependency, 'public-api') },
            })),
          ),
          { from: { element: { type: 'app' } }, allow: { to: { element: { type: ['app', 'shared'] } } } },
          { from: { element: { type: 'app' } }, allow: { to: feature(null, ['public-api', 'routes']) } },
          {
            from: { file: { categories: ['test', 'test-support'] } },
            allow: { to: { element: { type: 'testing' } } },
          },
          {
            from: { file: { categories: ['test', 'test-support'] } },
            allow: { to: feature(null, 'test-support') },
          },
        ],
      },
    ],
    'import-x/no-default-export': 'error',
    'import-x/order': [
      'error',
      {
        groups: ['builtin', 'external', 'internal', 'parent', 'sibling', 'index'],
        pathGroups: [{ pattern: '{@/**,@contract}', group: 'internal' }],
        pathGroupsExcludedImportTypes: ['builtin'],
        'newlines-between': 'always',
        alphabetize: { order: 'asc', caseInsensitive: true },
      },
    ],
    '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    '@typescript-eslint/no-explicit-any': 'error',
    '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    '@typescript-eslint/no-non-null-assertion': 'error',
    'react-hooks/rules-of-hooks': 'error',
    'react-hooks/exhaustive-deps': 'error',
    'react/prop-types': 'off',
    'max-lines-per-function': ['error', { max: 120, skipBlankLines: true, skipComments: true }],
    'no-console': 'error',
    'no-warning-comments': 'error',
    'check-file/filename-naming-convention': [
      'error',
      { '**/*.{ts,tsx}': 'KEBAB_CASE' },
      { ignoreMiddleExtensions: true },
    ],
  },
  overrides: [
    {
      files: ['src/**/*.{ts,tsx}'],
      excludedFiles: TESTS,
      rules: { 'no-restricted-imports': restrictedImports() },
    },
    ...restrictedSyntax(TESTS),
    {
      files: ['src/**/*.{ts,tsx}'],
      excludedFiles: ['src/shared/lib/stored.ts', ...TESTS],
      rules: {
        'no-restricted-globals': ['error', ...STORAGES.map((name) => ({ name, message: BROWSER_STORAGE }))],
        'no-restricted-properties': [
          'error',
          ...STORAGES.map((property) => ({ property, message: BROWSER_STORAGE })),
        ],
      },
    },
    ...Object.keys(FEATURE_DEPENDENCIES).map((name) => ({
      files: [`src/features/${name}/**/*.{ts,tsx}`],
      excludedFiles: TESTS,
      rules: {
        'no-restricted-imports': restrictedImports({
          group: [`@/features/${name}`, `@/features/${name}/**`],
          message: 'Inside a feature, import relatively.',
        }),
      },
    })),
    { files: ['src/shared/editor/**/*.{ts,tsx}'], rules: { 'no-restricted-imports': 'off' } },
    {
      files: ['src/shared/contract/**/*.ts'],
      excludedFiles: TESTS,
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [{ regex: '^[^.]', message: 'The contract is types, constants and pure rules only.' }],
          },
        ],
      },
    },
    ...[
      ['server/src/**/*.ts', [{ group: ['**/tools/**'], message: 'The product does without its tools.' }]],
      ['server/tools/**/*.ts', []],
    ].map(([files, more]) => ({
      files: [files],
      excludedFiles: TESTS,
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                group: ['@/**', '**/../src/features/**', '**/../src/app/**'],
                message: 'The server shares @contract only.',
              },
              ...more,
            ],
          },
        ],
      },
    })),
    {
      files: ['server/src/**/*.ts'],
      excludedFiles: TESTS,
      rules: {
        'import-x/no-restricted-paths': [
          'error',
          {
            zones: Object.entries(SERVER_UPWARD).map(([folder, upward]) => ({
              target: `server/src/${folder}`,
              from: upward.map((name) => `server/src/${name}`),
              message: 'Imports run one way: app, modules, then http, db and storage (docs/server.md).',
            })),
          },
        ],
      },
    },
    {
      files: TESTS,
      env: { jest: true },
      rules: {
        'max-lines-per-function': 'off',
        'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      },
    },
    {
      files: ['src/**/*.test.{ts,tsx}'],
      extends: ['plugin:testing-library/react', 'plugin:jest/recommended', 'plugin:jest-dom/recommended'],
      rules: {
        'jest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*', '**.expect*'] }],
      },
    },
    {
      files: ['**/*.mjs'],
      env: { node: true, browser: true },
      rules: {
        'no-console': 'off',
        'max-lines': ['error', { max: 300 }],
        'max-lines-per-function': ['error', { max: 200 }],
      },
    },
    {
      files: ['e2e/**', 'server/src/testing/**', '*.config.ts', 'server/drizzle.config.ts'],
      rules: { 'import-x/no-default-export': 'off' },
    },
  ],
};
