// Checks that every package in the lock file has the hash that npm ci verifies: npm run lock:check
import { readFileSync } from 'node:fs';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const unchecked = Object.entries(packages)
  .filter(([folder, entry]) => folder.includes('node_modules/') && !entry.link && !entry.integrity)
  .map(([folder, { version }]) => `${folder} ${version}`);
if (unchecked.length > 0) console.error(`Without integrity in package-lock.json:\n${unchecked.join('\n')}`);
process.exit(unchecked.length === 0 ? 0 : 1);
