import type { ExtensionName } from '@contract';

import type { App } from '../http/app-instance';
import type { RouteConfig } from '../http/route-config';

/** A call under /api: its method, the pattern of its address (`/api/users/detail/:id`) and what its route says of it. */
type Call = { method: string; url: string; config: RouteConfig };

declare module 'fastify' {
  interface FastifyInstance {
    /** Every call that this server answers, in the order of registration. */
    calls: Call[];
    /** What this server offers beyond the core API: the served config.json announces it. */
    extensions: Set<ExtensionName>;
  }
}

/** What the route does not say although it has to; undefined where it is complete. */
const missingIn = ({ method, config }: Call): string | undefined => {
  if (config.access === undefined) return 'who may call it (access)';
  if (!config.operationId || !config.summary || !config.tag)
    return 'its operationId, summary and tag for the document';
  if (!config.core === !config.extension) return 'either core: true or its extension';
  if (method !== 'GET' && config.announces === undefined)
    return 'whether it announces a change to open consoles';
  if (method !== 'GET' && config.audits === undefined)
    return 'what it records in the audit log (audits), or false';
  return undefined;
};

/**
 * Collects the calls that are registered after it, and their extensions (none with `onlySection7`). A call that does not
 * say what it has to stops the start.
 */
export const registerCalls = (app: App, { onlySection7 }: { onlySection7: boolean }): void => {
  const calls: Call[] = [];
  const extensions = new Set<ExtensionName>();
  app.decorate('calls', calls);
  app.decorate('extensions', extensions);
  app.addHook('onRoute', ({ method, url, config = {} }) => {
    // Fastify adds a HEAD route to each GET route.
    if (!url.startsWith('/api') || method === 'HEAD') return;
    const call = { method: String(method), url, config };
    const missing = missingIn(call);
    if (missing !== undefined) throw new Error(`The route ${call.method} ${url} does not say ${missing}.`);
    calls.push(call);
    if (onlySection7) return;
    for (const name of [config.extension, ...(config.supports ?? [])]) if (name) extensions.add(name);
  });
};
