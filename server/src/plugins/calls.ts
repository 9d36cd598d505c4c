import type { ExtensionName } from '@contract';

import type { App } from '../http/app-instance';
import type { RouteConfig } from '../http/route-config';

/** A call under /api: its method, the pattern of its address (`/api/users/detail/:id`) and the config of its route. */
type Call = { method: string; url: string; config: RouteConfig };

declare module 'fastify' {
  interface FastifyInstance {
    /** Every call that this server answers, in the order of registration. */
    calls: Call[];
    /** The extensions of this server; the served config.json announces them. */
    extensions: Set<ExtensionName>;
  }
}

/** The required config key that the route omits; undefined if it is complete. */
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
 * Collects the calls that are registered after it, and their extensions (none with `onlySection7`). A call with an incomplete
 * config prevents the start.
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
