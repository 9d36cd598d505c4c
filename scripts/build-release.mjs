// Writes the folder build/, which an operator installs, from what was built: npm run build:release
import path from 'node:path';

import { runServerTool } from './server-bundle.mjs';

const root = path.resolve(import.meta.dirname, '..');
const { writeRelease } = await runServerTool('release', 'server/tools/release/write-release.ts');
writeRelease(root, path.join(root, 'build'));
console.log(
  'Built the folder build/. To install it or a copy of it: npm ci --omit=dev, then npm start with its settings (docs/operations.md).',
);
