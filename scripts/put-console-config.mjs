// Writes dist/config.json after the console was built, unless an operator has changed it.
import path from 'node:path';

import { runServerTool } from './server-bundle.mjs';

const root = path.resolve(import.meta.dirname, '..');
const { putConfig } = await runServerTool('keep-config', 'server/tools/release/keep-config.ts');
const isKept = putConfig(path.join(root, 'public/config.json'), path.join(root, 'dist'));
if (isKept) console.log('Kept your dist/config.json; that of this release is dist/config.default.json.');
