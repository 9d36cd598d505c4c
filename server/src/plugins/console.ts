import fs from 'node:fs';
import path from 'node:path';

import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { ExtensionName } from '@contract';

import { notFound } from '../http/api-error';
import type { App } from '../http/app-instance';
import { parseConsoleSettings } from '../settings/console-settings';

import { sendError } from './errors';

const NOT_BUILT = `<!doctype html><meta charset="utf-8"><title>Newsdesk</title>
<p>The API is running, but the console has not been built yet. Run <code>npm run build</code> (or <code>npm start</code>), then load this page again.</p>`;

/** Built files have a hash of their content in their name, so they never change. */
const HASHED = /[.-][0-9a-f]{8,}\.[a-z0-9]+(\.map)?$/i;

/** How long others keep the answer that an old address has moved. */
const MOVED_SECONDS = 3_600;

const wantsPage = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  (headers.accept ?? '*/*').includes('text/html') &&
  path.posix.extname(url.split('?')[0] ?? '') === '';

const isServerPath = (url: string): boolean => /^\/(api|files)(\/|\?|$)/.test(url);

/** The installation's state in the served config.json. */
type Installation = {
  /** It is a public demo. */
  isDemo?: boolean;
  /** No account exists yet: the console opens the page for the first administrator. */
  isFirstRun?: () => Promise<boolean>;
  /** The zone of the newsroom. */
  timeZone?: string;
  /** The name of the provider by which people sign in too. */
  providerName?: string | undefined;
  /** Whether they sign in by it alone, except for one account. */
  passwordsOff?: boolean;
  /** Where an address of another website has moved to, for news that was imported from there. */
  findMoved?: ((url: string) => Promise<string | undefined>) | undefined;
};

/**
 * The served configuration of the console. If the API is this server's own, its extensions and the state of the
 * installation are added. For another backend the extensions of the file are kept.
 */
const servedConfig = async (
  config: Record<string, unknown>,
  extensions: Iterable<ExtensionName>,
  {
    isDemo = false,
    isFirstRun = async () => false,
    timeZone,
    providerName,
    passwordsOff = false,
  }: Installation,
): Promise<unknown> => {
  if (config['apiBaseUrl']) return config;
  return {
    ...config,
    extensions: [...extensions],
    ...(timeZone && { timeZone }),
    ...(providerName && { providerName }),
    ...(passwordsOff && { passwordsOff }),
    ...(isDemo && { demo: true }),
    // If the database does not answer, nobody can create an account either.
    ...((await isFirstRun().catch(() => false)) && { firstRun: true }),
  };
};

/** Serves the built console: its files, config.json with the server's extensions, and index.html for every page address. */
export const registerConsole = async (
  app: App,
  consoleDir: string,
  installation: Installation = {},
): Promise<void> => {
  const isBuilt = () => fs.existsSync(path.join(consoleDir, 'index.html'));

  await app.register(fastifyStatic, {
    root: consoleDir,
    prefix: '/',
    index: false,
    preCompressed: true,
    cacheControl: false,
    suppressWarning: true,
    setHeaders: (reply, filePath) => {
      const name = path.basename(filePath).replace(/\.(br|gz)$/, '');
      reply.header('cache-control', HASHED.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });

  const sendPage = (reply: FastifyReply) =>
    isBuilt()
      ? reply.sendFile('index.html')
      : reply.code(503).type('text/html; charset=utf-8').send(NOT_BUILT);

  app.get('/config.json', async (_request, reply) => {
    const file = path.join(consoleDir, 'config.json');
    const text = await fs.promises.readFile(file, 'utf8').catch(() => null);
    if (text === null) throw notFound();
    const config = parseConsoleSettings(text, file);
    return reply
      .header('cache-control', 'no-cache')
      .send(await servedConfig(config, app.extensions, installation));
  });
  app.get('/', (_request, reply) => sendPage(reply));
  const findMoved = async ({ method, url }: FastifyRequest): Promise<string | undefined> => {
    if ((method !== 'GET' && method !== 'HEAD') || isServerPath(url)) return undefined;
    // Without the database the console still opens.
    return installation.findMoved?.(url).catch(() => undefined);
  };
  app.setNotFoundHandler(async (request, reply) => {
    const moved = await findMoved(request);
    if (moved !== undefined)
      return reply.header('cache-control', `public, max-age=${MOVED_SECONDS}`).redirect(moved, 301);
    return wantsPage(request) && !isServerPath(request.url)
      ? sendPage(reply)
      : sendError(notFound(), request, reply);
  });
};
