import { parentPort } from 'node:worker_threads';

import type { WorkerMessage } from './worker-slot';

/** The worker's side of a slot, in a thread or a process: answers each job with the result of `work`. */
export const answerJobs = <Job, Answer>(work: (job: Job) => Answer | Promise<Answer>): void => {
  const port = parentPort ?? process;
  const say = (message: WorkerMessage<Answer>) => {
    if (parentPort) parentPort.postMessage(message);
    else process.send?.(message);
  };

  port.on('message', async (job: Job) => {
    try {
      say({ kind: 'answer', answer: await work(job) });
    } catch (error) {
      say({ kind: 'failed', message: String(error) });
    }
  });
  // Ctrl+C is sent to the whole process group, but the server ends its workers itself when their jobs are done.
  if (!parentPort) for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  say({ kind: 'ready' });
};
