// A short pass of each soak run, for every change: npm run soak:short
import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { findBinaries } from '../../scripts/postgres-cluster.mjs';

const PASSES = [
  ['kill.mjs', '--rounds', '1', '--engine', 'embedded'],
  ...(findBinaries() ? [['kill.mjs', '--rounds', '1', '--engine', 'postgres']] : []),
  ['power.mjs', '--rounds', '1'],
  ['start.mjs', '--processes', '3', '--times', '1'],
  ['faults.mjs', '--seconds', '2'],
  ['writing.mjs', '--runs', '10'],
  ['hostile.mjs', '--short'],
];

for (const [file, ...args] of PASSES) {
  const { status } = spawnSync(process.execPath, [path.join(import.meta.dirname, file), ...args], {
    stdio: 'inherit',
    env: { ...process.env, npm_lifecycle_event: `soak:${path.parse(file).name}` },
  });
  if (status !== 0) process.exit(status ?? 1);
}
