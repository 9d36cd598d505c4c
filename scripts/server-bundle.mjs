import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * esbuild's options for sources of the server; libraries stay in node_modules.
 * @returns {import('esbuild').BuildOptions}
 */
export const bundleOptions = (entryPoints, outdir) => ({
  absWorkingDir: root,
  entryPoints,
  outdir,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  alias: { '@contract': path.join(root, 'server/src/contract.ts') },
  sourcemap: true,
  logLevel: 'warning',
});

/** Bundles a tool of the server separately from the product and runs it; resolves to its exports. */
export const runServerTool = async (name, entryPoint) => {
  await build(bundleOptions({ [name]: entryPoint }, 'server/dist-tools'));
  return import(`../server/dist-tools/${name}.js`);
};
