import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { build } from 'esbuild';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The result of the server's current sources for an article's HTML; embedded pictures are converted but not stored. */
export const loadSanitizer = async () => {
  // Written inside node_modules, so that unbundled imports resolve.
  const cache = path.join(ROOT, 'server/node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'fidelity-'));
  const outfile = path.join(folder, 'sanitize.mjs');
  try {
    await build({
      stdin: {
        contents: `
          export { cleanNewsHtml } from './html/clean-news-html';
          export { createTextCleaner } from './news/text-pictures';`,
        resolveDir: path.join(ROOT, 'server/src/modules'),
        loader: 'ts',
      },
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      alias: { '@contract': path.join(ROOT, 'server/src/contract.ts') },
      outfile,
      logLevel: 'warning',
    });
    const { cleanNewsHtml, createTextCleaner } = await import(pathToFileURL(outfile).href);
    const workers = {
      makeImage: async ({ bytes }) => ({ bytes }),
      cleanHtml: async (html) => cleanNewsHtml(html),
    };
    return (html) => createTextCleaner(workers, 1).cleanHtml(html);
  } finally {
    rmSync(folder, { recursive: true });
  }
};
