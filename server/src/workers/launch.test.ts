import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { childProcess, thread } from './launch';

/** What a process for native code answers about itself. */
const askProcess = async (about: string): Promise<unknown> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'newsdesk-launch-'));
  const file = path.join(folder, 'worker.mjs');
  await writeFile(file, `import os from 'node:os';\nprocess.on('message', () => process.send(${about}));`);
  const answer = await new Promise((resolve) => {
    const worker = childProcess(pathToFileURL(file))({
      onMessage: (message) => {
        worker.kill();
        resolve(message);
      },
      onExit: () => resolve('it ended'),
    });
    worker.send('what about you?');
  });
  await rm(folder, { recursive: true });
  return answer;
};

describe('a process for native code', () => {
  it('gives way to requests, and keeps a third of the share of an ordinary process', async () => {
    // Each step of Linux takes a fifth of the share: 0.8 to the power of 5 is a third.
    expect(await askProcess('{ priority: os.getPriority() }')).toEqual({ priority: 5 });
  });

  it('gets none of the settings, and so no secret', async () => {
    process.env['NEWSDESK_SECRET'] = 'a secret of 32 bytes for tests only';
    process.env['DATABASE_URL'] = 'postgres://newsdesk:secret@db/newsdesk';
    const settings = await askProcess('process.env').finally(() => {
      delete process.env['NEWSDESK_SECRET'];
      delete process.env['DATABASE_URL'];
    });
    expect(settings).toMatchObject({ PATH: process.env['PATH'] });
    expect(JSON.stringify(settings)).not.toContain('secret');
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
