const restricted = (message, ...selectors) => ({ selector: selectors.join(', '), message });

const INSIDES = [
  restricted(
    'Use what the library documents; if there is nothing, write the case down in docs/decisions.',
    // A patched prototype.
    'AssignmentExpression[left.property.name=prototype]',
    'AssignmentExpression[left.object.property.name=prototype]',
    'CallExpression[callee.property.name=/^define(Property|Properties)$/][arguments.0.property.name=prototype]',
    'CallExpression[callee.property.name=/^[gs]etPrototypeOf$/]',
    'MemberExpression[property.name=__proto__]',
    // Names and states that a library keeps to itself.
    'ImportSpecifier[imported.name=/^UNSAFE_/]',
    'MemberExpression[property.name=/^UNSAFE_/]',
    'MemberExpression[object.name=window][property.name=/^_/]',
    'MemberExpression[object.name=history][property.name=state]',
    'MemberExpression[object.property.name=history][property.name=state]',
    'MemberExpression[object.property.name=api][property.name=/^(subscriptions|provided|config)$/]',
    'MemberExpression[property.name=internalActions]',
    'AssignmentExpression[left.object.name=vm]',
  ),
  restricted(
    '`as never` hides what does not fit: give the type that does.',
    'TSAsExpression > TSNeverKeyword',
  ),
  restricted(
    'Write each property or entry by itself.',
    'JSXSpreadAttribute > ObjectExpression',
    'SpreadElement > ObjectExpression',
    'SpreadElement > ArrayExpression',
  ),
];

/** What the product may not say, and where. Tests may. */
const RESTRICTED_SYNTAX = [
  {
    files: ['src/**/*.{ts,tsx}', 'server/**/*.ts', 'scripts/**/*.mjs', '*.config.ts'],
    restrictions: INSIDES,
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    excludedFiles: ['src/features/*/api/*-api.ts', 'src/shared/api/**', 'src/shared/config/**'],
    restrictions: [
      restricted(
        'Endpoints belong in features/<name>/api/<name>-api.ts.',
        'CallExpression[callee.property.name=/^(injectEndpoints|enhanceEndpoints)$/]',
        'CallExpression[callee.name=createApi]',
      ),
      restricted('Go through an RTK Query endpoint.', 'CallExpression[callee.name=fetch]'),
    ],
  },
  {
    files: ['src/features/*/api/*-api.ts'],
    restrictions: [
      restricted('Send by the base query of the endpoint.', 'CallExpression[callee.name=fetch]'),
    ],
  },
  {
    // The router loads `routes.tsx` and the screens, and `boot.ts` the console.
    files: ['src/**/*.{ts,tsx}'],
    excludedFiles: [
      'src/features/*/routes.tsx',
      'src/app/pages/routes.tsx',
      'src/app/pages/*-screen.tsx',
      'src/app/start/boot.ts',
    ],
    // Loaded only where a failure is reported (SAF-12).
    restrictions: [
      restricted(
        'Load by `onDemand`, which tries again and reports a failure.',
        'ImportExpression:not(CallExpression[callee.name=/^(onDemand|latePage|schemaOnUse)$/] ImportExpression)',
      ),
    ],
  },
];

const subsetsOf = ([first, ...others]) =>
  first ? subsetsOf(others).flatMap((subset) => [subset, [first, ...subset]]) : [[]];

/**
 * The overrides of `no-restricted-syntax`. Of several that match a file the last one counts: so there is one for each combination
 * of lines, the largest last.
 */
module.exports = (tests) =>
  subsetsOf(RESTRICTED_SYNTAX)
    .filter(({ length }) => length > 0)
    .sort((one, other) => one.length - other.length)
    .map((lines) =>
      lines.reduce(
        (inner, { files, excludedFiles = [] }) => ({
          files,
          excludedFiles: [...excludedFiles, ...tests],
          overrides: [inner],
        }),
        {
          files: '**',
          rules: { 'no-restricted-syntax': ['error', ...lines.flatMap(({ restrictions }) => restrictions)] },
        },
      ),
    );
