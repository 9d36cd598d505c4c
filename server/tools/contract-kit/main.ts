import fs from 'node:fs';
import { parseArgs } from 'node:util';

import { isRecord } from '@contract';

import { DOCUMENT_FILE } from '../../src/paths';

import { printReport } from './report';
import { runKit } from './run';

const USAGE = `npm run contract -- --base-url URL --username NAME --password PASSWORD [--write] [--invite EMAIL] [--timeout MS]

Tries every call of the console with a backend and reports for each: conforms, differs (and how), missing or not tried.
It sends only reads. With --write it also creates a group, a category, a country and news, and removes them again.`;

const fail = (text: string): never => {
  process.stderr.write(`${text}\n`);
  process.exit(2);
};

const options = {
  'base-url': { type: 'string' },
  username: { type: 'string' },
  password: { type: 'string' },
  write: { type: 'boolean', default: false },
  invite: { type: 'string' },
  timeout: { type: 'string', default: '5000' },
} as const;

const readOptions = () => {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
};

const { 'base-url': baseUrl = '', username, password, write, invite, timeout } = readOptions();
if (!URL.canParse(baseUrl) || username === undefined || password === undefined) fail(USAGE);

const document: unknown = JSON.parse(fs.readFileSync(DOCUMENT_FILE, 'utf8'));
const controller = new AbortController();
process.once('SIGINT', () => {
  process.stderr.write('Interrupted: removing what was created …\n');
  controller.abort();
});

const report = await runKit({
  baseUrl,
  username: username ?? '',
  password: password ?? '',
  write,
  invite,
  document: isRecord(document) ? document : {},
  timeoutMs: Number(timeout),
  signal: controller.signal,
});
process.stdout.write(`${printReport(report)}\n`);
const isGood = report.rows.every(({ verdict }) => verdict === 'conforms' || verdict === 'not tried');
const INTERRUPTED = 130;
process.exitCode = controller.signal.aborted ? INTERRUPTED : isGood && report.leftBehind.length === 0 ? 0 : 1;
