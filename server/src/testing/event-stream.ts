import type { AddressInfo } from 'node:net';

import type { ChangeEvent } from '@contract';

import type { App } from '../http/app-instance';

/** The origin of a test's app. */
export const originOf = (app: App): string => {
  const { port } = app.server.address() as AddressInfo; // listens on TCP
  return `http://127.0.0.1:${port}`;
};

export type TestStream = Awaited<ReturnType<typeof openTestStream>>;

/** Opens the stream of changes as a console does. `next` waits for the next change, `ended` for the end. */
export const openTestStream = async (
  app: App,
  token: string,
  { client = 'console-1', behindMs = 0 }: { client?: string; behindMs?: number } = {},
) => {
  const aborted = new AbortController();
  const response = await fetch(`${originOf(app)}/api/events?client=${client}&behindMs=${behindMs}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: aborted.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const read = async (): Promise<boolean> => {
    const { value, done } = (await reader?.read()) ?? { done: true };
    text += value ?? '';
    return !done;
  };
  return {
    response,
    next: async (): Promise<ChangeEvent> => {
      for (;;) {
        const found = /data: (.*)\n\n/.exec(text);
        if (found) {
          text = text.slice(found.index + found[0].length);
          return JSON.parse(found[1] ?? '') as ChangeEvent;
        }
        if (!(await read())) throw new Error('The stream has ended.');
      }
    },
    ended: async () => {
      // The last chunk may arrive before or after the end of the connection.
      while (await read().catch(() => false));
    },
    close: () => aborted.abort(),
  };
};
