import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { build } from 'esbuild';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** What the server makes of an article's html, as the sources are now. */
export const loadSanitizer = async () => {
  // Below node_modules, so that what is not bundled is found.
  const cache = path.join(ROOT, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'fidelity-'));
  const outfile = path.join(folder, 'sanitize.mjs');
  try {
    await build({
      entryPoints: [path.join(ROOT, 'server/src/modules/news/clean-news-html.ts')],
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      alias: { '@contract': path.join(ROOT, 'server/src/contract.ts') },
      outfile,
      logLevel: 'warning',
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
};
