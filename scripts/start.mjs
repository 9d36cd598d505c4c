import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { buildIfChanged } from './build-if-changed.mjs';

buildIfChanged();
// The server alone has no demo and no public address, and logs each request; a first look at the product differs.
process.env.NEWSDESK_DEMO ??= 'local';
process.env.NEWSDESK_LOG_LEVEL ||= 'warn';
process.env.NEWSDESK_PUBLIC_URL ||= `http://127.0.0.1:${process.env.PORT || 3000}`;
await import(pathToFileURL(path.resolve(import.meta.dirname, '../server/dist/main.js')).href);
