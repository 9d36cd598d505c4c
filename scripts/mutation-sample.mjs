// Draws random mutants and counts how many the tests detect: npm run mutation:sample [-- --area features --mutants 150 --seed 1]
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { AREAS, drawMutants } from './mutations/draw-mutants.mjs';
import { nearestTests } from './mutations/nearest-tests.mjs';
import { copyTree, ROOT, runJest } from './mutations/tree-copy.mjs';
import { openTypeCheck } from './mutations/type-check.mjs';

const { values } = parseArgs({
  options: {
    area: { type: 'string', multiple: true, default: Object.keys(AREAS) },
    mutants: { type: 'string', default: '150' },
    seed: { type: 'string', default: '1' },
    // The number of test files per mutant, and their time limit in seconds.
    files: { type: 'string', default: '8' },
    limit: { type: 'string', default: '180' },
    list: { type: 'boolean', default: false },
    report: { type: 'string', default: 'mutation-sample.log' },
  },
});

const started = Date.now();
const say = (line) => console.log(`${((Date.now() - started) / 1000).toFixed(0).padStart(5)} s  ${line}`);
const nameOf = ({ file, line, mutator, original, replacement }) => {
  const short = (code) => code.replaceAll(/\s+/g, ' ').slice(0, 70);
  return `${file}:${line} ${mutator}: ${short(original)} → ${short(replacement)}`;
};

const copy = copyTree();
const inCopy = (name) => path.join(copy, name);

// If the process was suspended, every time limit has expired; such a run means nothing and is repeated.
let wasSuspended = false;
let beat = Date.now();
setInterval(() => {
  if (Date.now() - beat > 5_000) wasSuspended = true;
  beat = Date.now();
}, 500).unref();

const runTests = async (tests) => {
  const reporter = ['--reporters', inCopy('scripts/mutations/jest-first-failure.mjs')];
  const options = ['--runInBand', ...reporter, '--runTestsByPath', ...tests];
  const image = inCopy('node_modules/.cache/test-database.tar');
  const env = existsSync(image) ? { NEWSDESK_TEST_IMAGE: image } : {};
  for (;;) {
    wasSuspended = false;
    beat = Date.now();
    const result = await runJest(copy, options, { limit: Number(values.limit) * 1000, env });
    if (!wasSuspended) return result;
  }
};

/** The first test that fails, or nothing if all pass. */
const askTests = async (tests) => {
  if (tests.length === 0) return undefined;
  const { code, printed, isStopped } = await runTests(tests);
  if (isStopped) return 'does not end';
  return code === 0 ? undefined : printed.slice(printed.indexOf('{"title"'));
};

const typeChecks = new Map();
/** The type check belongs to `npm test`. */
const passesTypes = ({ area, file, text: mutated }) => {
  const project = area === 'server' ? 'server' : '.';
  if (!typeChecks.has(project)) typeChecks.set(project, openTypeCheck(project));
  return typeChecks.get(project)(file, mutated);
};

const judge = async (mutant, tests) => {
  if (!passesTypes(mutant)) return { verdict: 'refused', by: 'the type check' };
  const shown = tests.slice(0, Number(values.files));
  // The nearest file runs alone first, because it detects most.
  const by = (await askTests(shown.slice(0, 1))) ?? (await askTests(shown.slice(1)));
  return by ? { verdict: 'noticed', by } : { verdict: 'survived', by: shown.join(' ') };
};

rmSync(values.report, { force: true });
const drawn = await drawMutants(values.area, Number(values.mutants), Number(values.seed));
if (values.list) {
  for (const mutant of drawn) console.log(nameOf(mutant));
  process.exit();
}
for (const mutant of drawn) {
  const tests = nearestTests(mutant.file);
  writeFileSync(inCopy(mutant.file), mutant.text);
  Object.assign(mutant, { tests: tests.length }, await judge(mutant, tests));
  writeFileSync(inCopy(mutant.file), readFileSync(path.join(ROOT, mutant.file)));
  const { text: _text, ...entry } = mutant;
  appendFileSync(values.report, `${JSON.stringify(entry)}\n`);
  say(`${mutant.verdict.padEnd(8)} ${nameOf(mutant)}`);
}

for (const area of values.area) {
  const of = (...wanted) => drawn.filter((one) => one.area === area && wanted.includes(one.verdict)).length;
  const judged = of('noticed', 'survived');
  const percent = ((100 * of('noticed')) / judged).toFixed(1);
  say(`${area}: ${of('noticed')} of ${judged} noticed (${percent} %), ${of('refused')} refused by the types`);
}
