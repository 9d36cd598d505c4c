// Software of others in front of and behind the built server: npm run test:clients [-- --part mail|oidc|feed|site].
// It needs openssl and Chromium, and fetches packages of npm at its first use. All of it talks on 127.0.0.1.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { buildServer } from '../bench/soak/server-process.mjs';

import { examineFeed } from './test-clients/feed.mjs';
import { examineMail } from './test-clients/mail.mjs';
import { examineOidc } from './test-clients/oidc.mjs';
import { examineSite } from './test-clients/site.mjs';

const PARTS = { mail: examineMail, oidc: examineOidc, feed: examineFeed, site: examineSite };
const { values } = parseArgs({ options: { part: { type: 'string' } } });
const names = values.part ? [values.part] : Object.keys(PARTS);
for (const name of names) if (!PARTS[name]) throw new Error(`--part is one of ${Object.keys(PARTS)}.`);

let failures = 0;
const expectOf =
  (name) =>
  (isTrue, what, /** @type {unknown} */ seen = '') => {
    if (!isTrue) failures += 1;
    console.log(`${name}: ${isTrue ? 'ok   ' : 'WRONG'} ${what}${isTrue ? '' : `: ${JSON.stringify(seen)}`}`);
  };

const folder = mkdtempSync(path.join(os.tmpdir(), 'newsdesk-clients-'));
try {
  buildServer();
  for (const name of names) {
    const own = path.join(folder, name);
    mkdirSync(own);
    await PARTS[name](own, expectOf(name));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failures === 0 ? 0 : 1);
