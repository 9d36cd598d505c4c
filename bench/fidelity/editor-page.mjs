import path from 'node:path';

import { build } from 'esbuild';

import { openPage } from '../console/browser.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const ADDRESS = 'http://fidelity.invalid/';

const bundle = async () => {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'page.mjs')],
    bundle: true,
    write: false,
    outdir: 'out',
    format: 'iife',
    jsx: 'automatic',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: { '@': path.join(ROOT, 'src') },
    loader: { '.woff2': 'empty' },
    logLevel: 'warning',
  });
  const text = (ending) => outputFiles.find((file) => file.path.endsWith(ending))?.text ?? '';
  return { script: text('.js'), styles: text('.css') };
};

/** A page with only the body field. All network requests of an article are refused. */
export const openEditorPage = async (browser) => {
  const { script, styles } = await bundle();
  const files = {
    [ADDRESS]: {
      contentType: 'text/html; charset=utf-8',
      body: '<!doctype html><link rel="stylesheet" href="/a.css"><body><script src="/a.js"></script>',
    },
    [`${ADDRESS}a.css`]: { contentType: 'text/css; charset=utf-8', body: styles },
    [`${ADDRESS}a.js`]: { contentType: 'text/javascript; charset=utf-8', body: script },
  };
  const page = await openPage(browser);
  await page.route('**/*', (route) => {
    const file = files[route.request().url()];
    return file ? route.fulfill(file) : route.abort();
  });
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(ADDRESS);
  await page
    .waitForFunction(() => window.fidelity)
    .catch((cause) => {
      throw new Error(`The editor's page did not start:\n${errors.join('\n')}`, { cause });
    });
  return {
    errors,
    /**
     * Calls a function of page.mjs by its name; the result has no type here.
     * @param {string} name
     * @param {...unknown} given
     * @returns {Promise<any>}
     */
    call: (name, ...given) =>
      page.evaluate(
        ([called, parts]) => window.fidelity[called](...parts),
        /** @type {const} */ ([name, given]),
      ),
  };
};
