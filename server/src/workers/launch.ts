import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

import { inWords } from '../db/in-words';

import { giveWay } from './priority';
import type { Launch, WorkerMessage } from './worker-slot';

/** With the default young generation, two threads that read the largest texts took 45 MB more. */
const THREAD_MEMORY = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 8 };
/** A process that reads hostile files gets none of the server's settings, which contain its secrets. */
const ENVIRONMENT = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMPDIR'];

/** Starts a thread, for JavaScript, which can be stopped anywhere. */
export const thread =
  <Answer>(file: URL): Launch<Answer> =>
  ({ onMessage, onExit }) => {
    const worker = new Worker(file, { resourceLimits: THREAD_MEMORY });
    worker.on('message', (message: WorkerMessage<Answer>) => onMessage(message));
    let cause: string | undefined;
    // Without a listener an error, such as out of memory, would end the process. The exit follows.
    worker.on('error', (error) => (cause = inWords(error)));
    worker.on('exit', (code) => onExit(cause ?? `exit code ${code}`));
    return { send: (job) => worker.postMessage(job), kill: () => void worker.terminate() };
  };

/**
 * Starts a process, for native code: a thread cannot be stopped in native code, which would also share its thread pool with
 * password hashing and file access.
 */
export const childProcess =
  <Answer>(file: URL): Launch<Answer> =>
  ({ onMessage, onExit }) => {
    const kept = ENVIRONMENT.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []));
    const child = fork(fileURLToPath(file), [], {
      serialization: 'advanced',
      env: { ...Object.fromEntries(kept), UV_THREADPOOL_SIZE: '2', MALLOC_ARENA_MAX: '2' },
    });
    // Only answerJobs writes to this channel.
    child.on('message', (message) => onMessage(message as WorkerMessage<Answer>));
    child.on('error', (error) => onExit(inWords(error)));
    child.on('exit', (code, signal) => onExit(signal ?? `exit code ${code}`));
    if (child.pid !== undefined) giveWay(child.pid);
    child.unref();
    child.channel?.unref();
    return { send: (job) => void child.send(job as object), kill: () => void child.kill('SIGKILL') };
  };
