import type { FastifyRequest } from 'fastify';

import type { App } from '../http/app-instance';
import { isFromUnnamedProxy } from '../http/this-computer';

type Options = { publicUrl: string; hasProxy: boolean };

const isSignIn = ({ method, url }: FastifyRequest): boolean =>
  method === 'POST' && url.startsWith('/api/auth/sign-in');

/**
 * What the settings say of the proxy and a request does not, or the other way round. Only sign-ins are looked at where a request
 * without headers may be right: a health check comes past the proxy.
 */
const faultOf = (request: FastifyRequest, { publicUrl, hasProxy }: Options): string | undefined => {
  if (isFromUnnamedProxy(request)) {
    return (
      'A proxy on this computer forwards requests, and NEWSDESK_TRUST_PROXY is not set for it. Everybody seems to have the same address, ' +
      'so one flood of sign-ins delays all new browsers, and the audit log does not show who called. Set NEWSDESK_TRUST_PROXY=1.'
    );
  }
  if (!hasProxy || !isSignIn(request)) return undefined;
  if (request.headers['x-forwarded-for'] === undefined) {
    return (
      'A sign-in came without X-Forwarded-For, although NEWSDESK_TRUST_PROXY says that a proxy stands before the server. ' +
      'The proxy does not set that header, so that everybody seems to have its address, or somebody reached the server past the proxy.'
    );
  }
  if (new URL(publicUrl).protocol === `${request.protocol}:`) return undefined;
  return (
    `A sign-in came by ${request.protocol}, and NEWSDESK_PUBLIC_URL is ${publicUrl}. ` +
    'The proxy does not set X-Forwarded-Proto, or the address has the wrong scheme.'
  );
};

/** Warns once of each thing that is wrong between the proxy and the settings. */
export const registerUnnamedProxy = (app: App, options: Options): void => {
  const told = new Set<string>();
  app.addHook('onRequest', async (request) => {
    const fault = faultOf(request, options);
    if (fault === undefined || told.has(fault)) return;
    told.add(fault);
    request.log.warn(fault);
  });
};
