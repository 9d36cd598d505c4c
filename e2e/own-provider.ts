import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

const CLIENT = { id: 'newsdesk', secret: 'only-for-tests' };

/** A port that nobody uses at this moment. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  return address.port;
};

/** Starts a provider of OpenID Connect that leads back to this origin, and the settings of a server that uses it. */
export const startOwnProvider = async (origin: string) => {
  const child = fork('server/src/testing/provider-process.mjs', [origin, CLIENT.id, CLIENT.secret], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const [issuer] = (await once(child, 'message')) as [string]; // what it sends
  return {
    settings: {
      NEWSDESK_OIDC_ISSUER: issuer,
      NEWSDESK_OIDC_CLIENT_ID: CLIENT.id,
      NEWSDESK_OIDC_CLIENT_SECRET: CLIENT.secret,
      NEWSDESK_OIDC_NAME: 'Example ID',
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
};
