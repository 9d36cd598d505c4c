import type { ExtensionName } from '@contract';

import type { App } from '../http/app-instance';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The extension that the route belongs to; a route of the core API has none (docs/extensions.md). */
    extension?: ExtensionName;
  }
  interface FastifyInstance {
    /** What this server offers beyond the core API: the served config.json announces it. */
    extensions: Set<ExtensionName>;
  }
}

/** Extensions that are no route of their own: what a call of the core API takes besides. */
const WITHOUT_ROUTE: ExtensionName[] = ['idempotency', 'conditional-edit', 'removed-html', 'author'];

/** Collects the extensions of the routes that are registered after it; none of them with `onlySection7`. */
export const registerExtensions = (app: App, { onlySection7 }: { onlySection7: boolean }): void => {
  const extensions = new Set(onlySection7 ? [] : WITHOUT_ROUTE);
  app.decorate('extensions', extensions);
  app.addHook('onRoute', ({ config }) => {
    if (config?.extension && !onlySection7) extensions.add(config.extension);
  });
};
