// Writes docs/openapi.json from the routes of the server: npm run openapi
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';

import prettier from 'prettier';

import { runServerTool } from './server-bundle.mjs';

const file = fileURLToPath(new URL('../docs/openapi.json', import.meta.url));

const { document } = await runServerTool('openapi', 'server/tools/make-openapi-document.ts');
const style = await prettier.resolveConfig(file);
fs.writeFileSync(file, await prettier.format(JSON.stringify(document), { ...style, filepath: file }));
