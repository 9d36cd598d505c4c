import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import { watchMemory } from '../hostile/memory.mjs';
import { startServer } from '../server-process.mjs';

const READY_LIMIT_MS = 60_000;
/** The drain plus the ten seconds for open requests. */
const STOP_LIMIT_MS = 30_000;

/** A free port below the range of outgoing connections, so that it is still free when a server restarts on it. */
export const steadyPort = async () => {
  for (;;) {
    const port = 12_000 + Math.floor(Math.random() * 18_000);
    const probe = net.createServer();
    const isFree = await new Promise((resolve) => {
      probe.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
    });
    await new Promise((resolve) => probe.close(resolve));
    if (isFree) return port;
  }
};

/** Whether an address answers 200. */
export const answers = async (url) => {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
};

const until = async (isSo, what) => {
  const deadline = Date.now() + READY_LIMIT_MS;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`${what} does not answer.`);
    await wait(100);
  }
};

export const untilAnswers = (url) => until(() => answers(url), url);

export const untilAccepts = (port) =>
  until(
    () =>
      new Promise((resolve) => {
        const socket = net.connect(port, '127.0.0.1', () => socket.end(() => resolve(true)));
        socket.once('error', () => resolve(false));
      }),
    `Port ${port}`,
  );

/**
 * One of several servers on the same database, always at the same address. `from` is the folder of an earlier release: it starts with
 * that one, and with this one after a restart.
 */
export const startInstance = async (place, drainSeconds, from = undefined) => {
  const port = await steadyPort();
  const options = {
    ...place,
    env: { PORT: String(port), NEWSDESK_DRAIN_SECONDS: String(drainSeconds), NEWSDESK_TRUST_PROXY: '1' },
  };
  const url = `http://127.0.0.1:${port}`;
  let server;
  let memory;
  let highest = 0;
  const start = async (root = undefined) => {
    server = await startServer({ root, ...options });
    await untilAnswers(`${url}/api/ready`);
    memory = watchMemory(server.child.pid, 2_000);
  };
  const stop = async () => {
    highest = Math.max(highest, memory.peak());
    memory.stop();
    const tooLong = setTimeout(() => server.child.kill('SIGKILL'), STOP_LIMIT_MS);
    await server.end('SIGTERM');
    clearTimeout(tooLong);
    return server.child.exitCode;
  };
  await start(from);
  return {
    url,
    stop,
    /** Returns whether it ended by itself, and how long it was away. */
    restart: async () => {
      const began = Date.now();
      const exitCode = await stop();
      await start();
      return { exitCode, ms: Date.now() - began };
    },
    /** Current and peak resident memory in megabytes. */
    memory: () => {
      highest = Math.max(highest, memory.peak());
      return { now: memory.peak(), highest };
    },
  };
};
