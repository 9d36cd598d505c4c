// Creates an administrator: npm run create-admin [-- --username … --email … [--password-stdin]]
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';

const built = fileURLToPath(new URL('../server/dist/create-admin.js', import.meta.url));

if (!fs.existsSync(built)) await import('./build-server.mjs');
await import(built);
