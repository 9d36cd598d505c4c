import type { App } from '../http/app-instance';
import { isFromUnnamedProxy } from '../http/this-computer';

/** Warns once of a proxy on this computer that NEWSDESK_TRUST_PROXY does not name. */
export const registerUnnamedProxy = (app: App): void => {
  let isTold = false;
  app.addHook('onRequest', async (request) => {
    if (isTold || !isFromUnnamedProxy(request)) return;
    isTold = true;
    request.log.warn(
      'A proxy on this computer forwards requests, and NEWSDESK_TRUST_PROXY is not set for it. Everybody seems to have the same address, ' +
        'so one flood of sign-ins delays all new browsers, and the audit log does not show who called. Set NEWSDESK_TRUST_PROXY=1.',
    );
  });
};
