import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { buildIfChanged } from './build-if-changed.mjs';

buildIfChanged();
await import(pathToFileURL(path.resolve(import.meta.dirname, '../server/dist/main.js')).href);
