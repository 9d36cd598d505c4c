import { spawnServer } from '../../server-process.mjs';

/** Tries to expose demo accounts, whose password is public. The address does not belong to this machine, so it is never opened. */
export const publicDemo = {
  name: 'demo data on an address that is not loopback',
  isOnce: true,
  strike: async ({ dataDir }) => {
    const server = spawnServer({
      dataDir: `${dataDir}-demo`,
      env: { NEWSDESK_DEMO: 'local', HOST: '192.0.2.1' },
    });
    const started = await server.ready();
    await server.end('SIGKILL');
    const isRefused = !started && server.errors.includes('NEWSDESK_DEMO');
    return {
      answers: [],
      said: isRefused ? 'the server does not start and says why' : 'started',
      problems: isRefused ? [] : [`not refused: ${server.errors.slice(0, 200)}`],
    };
  },
};
