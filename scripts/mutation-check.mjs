// Plants one fault of scripts/mutations at a time and expects the tests to notice: npm run mutation [-- --only 7 | text]
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { occurrences, readMutations } from './mutations/read-mutations.mjs';

const root = path.resolve(import.meta.dirname, '..');
const COPIED = ['docs', 'public', 'scripts', 'server', 'src'];
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
const stale = mutations.filter((mutation) => occurrences(root, mutation) !== 1);
if (stale.length > 0)
  fail(stale.map(({ name, file }) => `Not to be found once in ${file}: ${name}`).join('\n'));

// Faults are planted in a copy: the tree itself is never touched, so nothing is left in it however the run ends.
const copy = mkdtempSync(path.join(tmpdir(), 'newsdesk-mutation-'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));

const linkInto = (folder, names) => {
  mkdirSync(path.join(copy, folder), { recursive: true });
  for (const name of names)
    symlinkSync(path.join(root, folder, name), path.join(copy, folder, name), 'junction');
};

const makeCopy = () => {
  const isSource = (entry) => !['node_modules', 'dist'].includes(path.basename(entry));
  const files = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const name of [...COPIED, ...files.map((entry) => entry.name)])
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true, filter: isSource });
  // Package by package, so that what the tests cache there stays in the copy.
  for (const folder of ['node_modules', 'server/node_modules'])
    linkInto(
      folder,
      readdirSync(path.join(root, folder)).filter((name) => name !== '.cache'),
    );
};

let running;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    running?.kill('SIGKILL');
    process.exit(130);
  });

/** Runs the test files that the patterns name; gives the titles of those that failed and files that did not run. */
const runTests = (patterns) =>
  new Promise((resolve) => {
    const report = path.join(copy, 'test-report.json');
    rmSync(report, { force: true });
    const node = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
    const jest = [
      'node_modules/jest/bin/jest.js',
      '--maxWorkers=1',
      '--watchman=false',
      '--silent',
      '--json',
    ];
    const paths = ['--outputFile', report, '--cacheDirectory', path.join(copy, 'cache')];
    running = spawn(process.execPath, [...node, ...jest, ...paths, '--testPathPatterns', ...patterns], {
      cwd: copy,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    running.stderr.on('data', (data) => (said += data));
    running.on('close', () => {
      try {
        const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
        const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
        resolve({
          failed: tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
          broken: testResults.filter(
            (file) => file.status === 'failed' && file.assertionResults.length === 0,
          ),
          count: tests.length,
        });
      } catch {
        fail(`The tests did not run:\n${said}`);
      }
    });
  });

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(0)} s`;

makeCopy();
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
  // A fault that only keeps a file from being read proves nothing.
  const isCaught = failed.length > 0 && broken.length === 0;
  if (isCaught) caught += 1;
  const why = isCaught ? failed[0] : broken.length > 0 ? `does not run: ${broken[0].message}` : `by ${tests}`;
  console.log(`${isCaught ? 'caught' : 'MISSED'} ${number}. ${name} (${seconds(since)})\n         ${why}`);
}
console.log(`${caught} of ${mutations.length} planted faults are caught (${seconds(started)})`);
process.exitCode = caught === mutations.length ? 0 : 1;
