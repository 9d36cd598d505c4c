import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { buildIfChanged } from './build-if-changed.mjs';

buildIfChanged();
// The server alone has no demo; a first look at the product does.
process.env.NEWSDESK_DEMO ??= 'local';
await import(pathToFileURL(path.resolve(import.meta.dirname, '../server/dist/main.js')).href);
