// Measures what the editor and the server preserve of articles from other editors:
// npm run bench:fidelity [-- --articles <folder>] [--only <part of a name>] [--form <articles in the real form>]
// Without --articles it uses our own few in fixtures/. Exits with 1 if a bound is missed.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { launch } from '../console/browser.mjs';

import { openEditorPage } from './editor-page.mjs';
import { measureArticle } from './measure-article.mjs';
import { sampleRealForm } from './real-form.mjs';
import { articleLine, judge, judgeForm, judgeScripts, rawByKind, totals } from './report.mjs';
import { loadSanitizer } from './server-html.mjs';

const { values } = parseArgs({
  options: {
    articles: { type: 'string', default: path.join(import.meta.dirname, 'fixtures') },
    only: { type: 'string', default: '' },
    form: { type: 'string', default: '0' },
  },
});
const FRESH_PAGE_EVERY = 40;
const LINKS = JSON.parse(readFileSync(path.join(import.meta.dirname, '../../public/config.json'), 'utf8'));

const articles = readdirSync(values.articles, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html') && name.includes(values.only))
  .sort()
  .map((name) => ({ name, html: readFileSync(path.join(values.articles, name), 'utf8') }));

const clean = await loadSanitizer();
const browser = await launch();
const measured = [];
const errors = [];
let page;
for (const [index, article] of articles.entries()) {
  if (index % FRESH_PAGE_EVERY === 0) page = await openEditorPage(browser);
  const result = await measureArticle(page, clean, article, LINKS).catch((error) => ({
    name: article.name,
    failed: error.message.split('\n')[0],
  }));
  measured.push(result);
  errors.push(...page.errors.splice(0));
  console.log(articleLine(result));
}

console.log('\nIn total');
for (const [what, value] of totals(measured)) console.log(`${what}: ${value}`);
console.log('\nRaw blocks');
for (const [kind, count] of rawByKind(measured)) console.log(`${kind}: ${count}`);
const sample = Number(values.form) > 0 ? await sampleRealForm(browser, articles, Number(values.form)) : [];
if (sample.length > 0) console.log('\nIn the real form');
for (const { name, failed, titleEqual, outside } of sample)
  console.log(
    failed
      ? `${name} | failed: ${failed}`
      : `${name} | title only ${titleEqual ? 'equal' : 'CHANGED'} | outside ${outside} B`,
  );
page = await openEditorPage(browser);
const scripts = await page.call('scripts', LINKS);
errors.push(...page.errors);
if (scripts.found.length > 0) console.log(`\nScripts that ran\n${scripts.found.join('\n')}`);
const verdict = [...judge(measured), ...judgeForm(sample), judgeScripts(scripts)];
console.log('\nRequired');
for (const { what, bound, value, isMet } of verdict)
  console.log(`${isMet ? 'met   ' : 'MISSED'} ${what}: ${value} (${bound})`);
if (errors.length > 0) console.log(`\nErrors in the page:\n${[...new Set(errors)].join('\n')}`);
await browser.close();
process.exitCode = verdict.every(({ isMet }) => isMet) && errors.length === 0 ? 0 : 1;
