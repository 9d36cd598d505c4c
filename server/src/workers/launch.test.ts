import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { childProcess } from './launch';

/** A worker that answers its own priority. */
const PRIORITY = `
import os from 'node:os';
process.on('message', () => process.send({ priority: os.getPriority() }));
`;

describe('a process for native code', () => {
  it('gives way to requests, and keeps a third of the share of an ordinary process', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'newsdesk-launch-'));
    const file = path.join(folder, 'worker.mjs');
    await writeFile(file, PRIORITY);
    const answer = await new Promise((resolve) => {
      const worker = childProcess(pathToFileURL(file))({
        onMessage: (message) => {
          worker.kill();
          resolve(message);
        },
        onExit: () => resolve('it ended'),
      });
      worker.send('what is your priority?');
    });
    await rm(folder, { recursive: true });
    // Each step of Linux takes a fifth of the share: 0.8 to the power of 5 is a third.
    expect(answer).toEqual({ priority: 5 });
  });
});
