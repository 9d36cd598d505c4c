import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { cachedPackage } from './cached-package.mjs';
import { engineOf } from './node-engine.mjs';

const PACKAGE = '@20minutes/s3rver';
const VERSION = '5.0.0';
/** The Node version that it needs; an older current one is not enough. */
const NODE = '24';

const START = `
const [, store, directory] = process.argv;
const Store = require(store);
new Store({ address: '127.0.0.1', port: 0, directory, silent: true, vhostBuckets: false })
  .run()
  .then(({ port }) => console.log('listening on ' + port));`;

/** Its only account. */
const ACCOUNT = 'S3RVER';

/**
 * A store that speaks S3, as a separate process on 127.0.0.1 that keeps its objects in a temporary folder. It checks the
 * signature of each request with its own code.
 */
export const startStore = async () => {
  const engine =
    Number(process.versions.node.split('.')[0]) >= Number(NODE) ? process.execPath : engineOf(NODE);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'newsdesk-s3-'));
  // It creates the continuation tokens of a listing with DES, which OpenSSL 3 has only in its legacy provider.
  const child = spawn(
    engine,
    ['--openssl-legacy-provider', '-e', START, cachedPackage('s3', PACKAGE, VERSION), folder],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const port = await new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const said = /listening on (\d+)/.exec(output)?.[1];
      if (said) resolve(said);
    });
    child.once('exit', (code) => reject(new Error(`The store ended with ${code}.`)));
  });
  return {
    endpoint: `http://127.0.0.1:${port}`,
    accessKeyId: ACCOUNT,
    secretAccessKey: ACCOUNT,
    remove: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
