// Runs a command of the server, such as npm run create-admin or npm run backup; bundles the server first if it has no bundle.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [name] = process.argv.splice(2, 1);
const built = path.resolve(import.meta.dirname, `../server/dist/${name}.js`);

if (!existsSync(built)) await import('./build-server.mjs');
await import(pathToFileURL(built).href);
