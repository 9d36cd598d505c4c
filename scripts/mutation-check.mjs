// Plants one fault of scripts/mutations at a time and expects the tests to fail: npm run mutation [-- --only 7 | text]
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { occurrences, readMutations } from './mutations/read-mutations.mjs';
import { copyTree, ROOT, runJest } from './mutations/tree-copy.mjs';

const { only = [] } = parseArgs({ options: { only: { type: 'string', multiple: true } } }).values;

const isChosen = ({ name, number }) =>
  only.length === 0 ||
  only.some((text) => text === String(number) || name.toLowerCase().includes(text.toLowerCase()));
const mutations = readMutations()
  .map((mutation, index) => ({ ...mutation, number: index + 1 }))
  .filter(isChosen);

const fail = (text) => {
  console.error(text);
  process.exit(1);
};
if (mutations.length === 0) fail(`No fault is called ${only.join(' or ')}.`);
const stale = mutations.filter((mutation) => occurrences(ROOT, mutation) !== 1);
if (stale.length > 0)
  fail(stale.map(({ name, file }) => `Not to be found once in ${file}: ${name}`).join('\n'));

const copy = copyTree();

/** Runs the test files that match the patterns; returns the titles of failed tests and the files that did not run. */
const runTests = async (patterns) => {
  const report = path.join(copy, 'test-report.json');
  rmSync(report, { force: true });
  const json = ['--maxWorkers=1', '--json', '--outputFile', report];
  const { printed } = await runJest(copy, [...json, '--testPathPatterns', ...patterns]);
  if (!existsSync(report)) fail(`The tests did not run:\n${printed}`);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    failed: tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    broken: testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0),
    count: tests.length,
  };
};

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(0)} s`;

const started = Date.now();
const whole = await runTests([...new Set(mutations.map(({ tests }) => tests))]);
if (whole.failed.length + whole.broken.length > 0 || whole.count === 0)
  fail(
    `Without a fault the tests already fail:\n${[...whole.failed, ...whole.broken.map((file) => file.name)].join('\n')}`,
  );
console.log(`Without a fault all ${whole.count} tests pass (${seconds(started)})`);

let caught = 0;
for (const { number, name, file, find, replace, tests } of mutations) {
  const since = Date.now();
  const place = path.join(copy, file);
  const sound = readFileSync(place, 'utf8');
  writeFileSync(
    place,
    sound.replace(find, () => replace),
  );
  const { failed, broken } = await runTests([tests]);
  writeFileSync(place, sound);
  // A fault that only prevents a file from loading proves nothing.
  const isCaught = failed.length > 0 && broken.length === 0;
  if (isCaught) caught += 1;
  const why = isCaught ? failed[0] : broken.length > 0 ? `does not run: ${broken[0].message}` : `by ${tests}`;
  console.log(`${isCaught ? 'caught' : 'MISSED'} ${number}. ${name} (${seconds(since)})\n         ${why}`);
}
console.log(`${caught} of ${mutations.length} planted faults are caught (${seconds(started)})`);
process.exitCode = caught === mutations.length ? 0 : 1;
