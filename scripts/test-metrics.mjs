// The files of docs/deploy for metrics, in a real Prometheus that scrapes the built server: npm run test:metrics.
// On Debian: apt-get install --no-install-recommends prometheus (its own service is not needed)
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { steadyPort, untilAnswers } from '../bench/soak/people/instances.mjs';
import { buildServer, createAdmin, startServer } from '../bench/soak/server-process.mjs';

const DEPLOY = path.resolve(import.meta.dirname, '../docs/deploy');
const TESTS = path.join(import.meta.dirname, 'test-metrics/alerts.test.yml');
const RULES = 'newsdesk.rules.yml';
const LIMIT_MS = 60_000;
/** Only on PostgreSQL, and the embedded engine runs here. */
const OF_POSTGRES = /^newsdesk_database_/;

const folder = mkdtempSync(path.join(os.tmpdir(), 'newsdesk-metrics-'));
const shown = (name) => readFileSync(path.join(DEPLOY, name), 'utf8');

let failures = 0;
const expect = (isTrue, what, /** @type {unknown} */ seen = '') => {
  if (!isTrue) failures += 1;
  console.log(`${isTrue ? 'ok   ' : 'WRONG'} ${what}${isTrue ? '' : `: ${seen}`}`);
};

/** The answer of `look` that `isRight`, or the last one when the time is over. */
const until = async (look, isRight) => {
  const deadline = Date.now() + LIMIT_MS;
  for (;;) {
    const seen = await look();
    if (isRight(seen) || Date.now() > deadline) return seen;
    await wait(250);
  }
};

/** promtool with the files as they are. */
const examineFiles = () => {
  for (const name of [RULES, 'prometheus.yml'])
    cpSync(path.join(DEPLOY, name), path.join(folder, 'shown', name));
  const tests = path.join(folder, 'shown/alerts.test.yml');
  cpSync(TESTS, tests);
  const run = (what, ...args) => {
    const { error, status, stdout, stderr } = spawnSync('promtool', args, { encoding: 'utf8' });
    if (error) throw new Error('Prometheus is not installed (on Debian: apt-get install prometheus).');
    expect(status === 0, what, stdout + stderr);
  };
  run(
    'the configuration and its rules are valid',
    'check',
    'config',
    path.join(folder, 'shown/prometheus.yml'),
  );
  run('each alert fires when it should, and none while all is well', 'test', 'rules', tests);
};

/** Prometheus with the files of docs/deploy, which looks every second and waits two before it fires. */
const startPrometheus = async (target) => {
  const port = await steadyPort();
  const config = shown('prometheus.yml').replace('127.0.0.1:9464', target).replaceAll('15s', '1s');
  writeFileSync(path.join(folder, 'prometheus.yml'), config);
  writeFileSync(path.join(folder, RULES), shown(RULES).replaceAll(/for: \d+m/g, 'for: 2s'));
  const args = [
    `--config.file=${path.join(folder, 'prometheus.yml')}`,
    `--storage.tsdb.path=${path.join(folder, 'prometheus')}`,
    `--web.listen-address=127.0.0.1:${port}`,
    '--log.level=warn',
  ];
  const child = spawn('prometheus', args, { stdio: ['ignore', 'inherit', 'inherit'] });
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const failed = ended.then(([code]) => Promise.reject(new Error(`Prometheus ended with ${code}.`)));
  failed.catch(() => undefined);
  await Promise.race([untilAnswers(`${url}/-/ready`), failed]);
  const ask = async (call) => (await (await fetch(`${url}/api/v1/${call}`)).json()).data;
  return {
    ask,
    query: async (expression) => ask(`query?query=${encodeURIComponent(expression)}`),
    end: async () => {
      child.kill('SIGTERM');
      await ended.catch(() => undefined);
    },
  };
};

const examineDashboard = async ({ query, ask }) => {
  const { panels } = JSON.parse(shown('newsdesk.grafana.json'));
  const expressions = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  const refused = [];
  for (const expr of expressions) if (!(await query(expr))) refused.push(expr);
  expect(refused.length === 0, `${expressions.length} queries of the dashboard are valid`, refused);
  const known = new Set(await ask('label/__name__/values'));
  const named = (shown(RULES) + expressions.join(' ')).match(/\b(?:newsdesk|nodejs|process)_\w+/g) ?? [];
  const missing = named.filter((name) => !known.has(name) && !OF_POSTGRES.test(name));
  expect(missing.length === 0, 'dashboard and rules name metrics that the server has', missing);
};

const examine = async (server, metrics, dataDir) => {
  const prometheus = await startPrometheus(metrics);
  const { ask } = prometheus;
  const alert = async (name) => (await ask('alerts')).alerts.find(({ labels }) => labels.alertname === name);
  try {
    for (const at of ['/api/health', '/api/news', '/no-such-page']) await fetch(`${server.url}${at}`);
    const targets = await until(
      async () => (await ask('targets')).activeTargets,
      ([one]) => one?.health === 'up',
    );
    expect(targets[0]?.health === 'up', 'the server is scraped', JSON.stringify(targets));
    const { groups } = await until(
      () => ask('rules'),
      ({ groups: [one] }) => one?.rules.every(({ health }) => health === 'ok'),
    );
    const rules = groups.flatMap((group) => group.rules);
    const all = shown(RULES).match(/- alert: /g).length;
    const isLoaded = rules.length === all && rules.every(({ health }) => health === 'ok');
    expect(isLoaded, `${all} rules are loaded and evaluated`, JSON.stringify(rules));
    await examineDashboard(prometheus);
    const calm = ['NewsdeskDown', 'NewsdeskNotReady', 'NewsdeskOutboxLate', 'NewsdeskCleanUpOverdue'];
    const early = (await Promise.all(calm.map(alert))).filter(Boolean);
    expect(early.length === 0, 'nothing is wrong yet', JSON.stringify(early));

    const [pictures, away] = [path.join(dataDir, 'files'), path.join(dataDir, 'files-away')];
    renameSync(pictures, away);
    const began = Date.now();
    const fired = await until(
      () => alert('NewsdeskNotReady'),
      (one) => one?.state === 'firing',
    );
    const seconds = Math.round((Date.now() - began) / 1_000);
    expect(
      fired?.state === 'firing',
      `a lost image store fires NewsdeskNotReady (${seconds} s)`,
      fired?.state,
    );
    renameSync(away, pictures);
    const after = await until(
      () => alert('NewsdeskNotReady'),
      (one) => !one,
    );
    expect(!after, 'and it ends when the store is back', after?.state);

    await server.end('SIGTERM');
    const down = await until(
      () => alert('NewsdeskDown'),
      (one) => one?.state === 'firing',
    );
    expect(down?.state === 'firing', 'a server that has stopped fires NewsdeskDown', down?.state);
  } finally {
    await prometheus.end();
  }
};

const examineLog = (written) => {
  const lines = written.split('\n').filter(Boolean);
  const plain = lines.filter((line) => !/^\{"level":".*\}$/.test(line));
  expect(plain.length === 0, `${lines.length} lines of the log are JSON`, plain);
};

try {
  examineFiles();
  buildServer();
  const dataDir = path.join(folder, 'data');
  createAdmin({ dataDir });
  const port = await steadyPort();
  const server = await startServer({
    dataDir,
    env: { NEWSDESK_METRICS_PORT: String(port), NEWSDESK_LOG_LEVEL: 'info' },
  });
  await examine(server, `127.0.0.1:${port}`, dataDir).finally(() => server.end('SIGTERM'));
  examineLog(server.output + server.errors);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failures === 0 ? 0 : 1);
