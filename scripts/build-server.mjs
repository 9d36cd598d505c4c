// Bundles the server's sources into server/dist; libraries stay in node_modules. With --watch, at every change.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { build, context } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

const options = {
  absWorkingDir: root,
  entryPoints: {
    main: 'server/src/main.ts',
    'create-admin': 'server/src/create-admin.ts',
    openapi: 'server/src/openapi/make-document.ts',
    contract: 'server/src/contract-kit/main.ts',
    'soak-fuzz': 'server/src/fuzz/main.ts',
  },
  outdir: 'server/dist',
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  alias: { '@contract': path.join(root, 'src/shared/contract/index.ts') },
  sourcemap: true,
  logLevel: 'warning',
};

if (process.argv.includes('--watch')) await (await context(options)).watch();
else await build(options);
