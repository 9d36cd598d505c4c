import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { childProcess, thread } from './launch';

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

describe('a worker that ends by itself', () => {
  it.each([
    ['a thread', thread, `throw new Error('Cannot use the library');`, 'Cannot use the library'],
    ['a process', childProcess, 'process.exit(3);', 'exit code 3'],
  ])('says what ended %s', async (_what, launch, source, words) => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'newsdesk-launch-'));
    const file = path.join(folder, 'worker.mjs');
    await writeFile(file, source);
    const cause = await new Promise((resolve) => {
      launch(pathToFileURL(file))({ onMessage: () => undefined, onExit: resolve });
    });
    await rm(folder, { recursive: true });
    expect(cause).toBe(words);
  });
});
