// Writes docs/openapi.json from the routes of the server: npm run openapi
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';

import prettier from 'prettier';

const file = fileURLToPath(new URL('../docs/openapi.json', import.meta.url));

await import('./build-server.mjs');
const { document } = await import('../server/dist/openapi.js');
const style = await prettier.resolveConfig(file);
fs.writeFileSync(file, await prettier.format(JSON.stringify(document), { ...style, filepath: file }));
