// A short pass of each soak run, and of the fidelity bench on our own articles, for every change: npm run soak:short
import { spawn } from 'node:child_process';
import path from 'node:path';

import { findBinaries } from '../../scripts/postgres-cluster.mjs';

const PASSES = [
  ['kill.mjs', '--rounds', '1', '--engine', 'embedded'],
  ...(findBinaries() ? [['kill.mjs', '--rounds', '1', '--engine', 'postgres']] : []),
  ['deliveries.mjs', '--rounds', '2'],
  ['power.mjs', '--rounds', '1'],
  ['start.mjs', '--processes', '3', '--times', '1'],
  ['faults.mjs', '--seconds', '2'],
  ['writing.mjs', '--runs', '5'],
  ...(findBinaries() ? [['people.mjs', '--short']] : []),
  ['hostile.mjs', '--short'],
];

/** @param {string[]} pass */
const run = async ([file = '', ...args]) => {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, file), ...args], {
    stdio: 'inherit',
    env: { ...process.env, npm_lifecycle_event: `soak:${path.parse(file).name}` },
  });
  const status = await new Promise((resolve) => child.once('exit', resolve));
  if (status !== 0) process.exitCode = 1;
};

// The first passes mostly wait for processes to end and to start.
const beside = run(['../fidelity/fidelity.mjs']);
for (const pass of PASSES) if (!process.exitCode) await run(pass);
await beside;
