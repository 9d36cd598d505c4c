import type { Database } from '../../db/database';
import type { App } from '../../http/app-instance';
import type { Clock } from '../../http/clock';
import type { Post } from '../mail/post';

import { sendDigests } from './digest';
import { noteTime } from './note-time';
import { registerNotificationRoutes } from './routes';

declare module 'fastify' {
  interface FastifyInstance {
    /** Tells people of what time has changed, and sends what they want by mail; absent on a server without notifications. */
    lookForNotifications?: () => Promise<void>;
  }
}

const LOOKS_EVERY_MS = 60_000;

type Deps = {
  db: Database;
  clock: Clock;
  post: Post | undefined;
  /** Whether it looks all the time; tests look themselves. */
  deliversOutbox: boolean;
};

/** What concerns each person, and the worker that tells of what comes with time. */
export const registerNotifications = (app: App, { db, clock, post, deliversOutbox }: Deps): void => {
  const warn = (error: unknown) =>
    app.log.warn(error, 'people could not be told of what concerns them; this is tried again');
  let isStopped = false;
  let sending: Promise<void> | null = null;
  /** A slow mail server delays the next letters, and nothing else. */
  const send = () =>
    (sending ??= (post ? sendDigests(db, post, clock(), () => isStopped) : Promise.resolve())
      .catch(warn)
      .finally(() => (sending = null)));
  const look = async () => {
    await noteTime(db, clock()).catch(warn);
    await send();
  };
  app.decorate('lookForNotifications', look);
  const timer = deliversOutbox ? setInterval(() => void look(), LOOKS_EVERY_MS).unref() : undefined;
  app.addHook('onClose', async () => {
    isStopped = true;
    clearInterval(timer);
    await sending;
  });
  registerNotificationRoutes(app, { db, clock, hasMail: post !== undefined });
};
